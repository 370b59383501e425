import type { ListState } from './list-state';

type EmptyText = { title: string; text: string };

const emptyByState: Record<NonNullable<ListState['state']>, EmptyText> = {
  published: { title: 'No published documents', text: 'Uploads that pass their checks stand here.' },
  processing: {
    title: 'Nothing is being checked',
    text: 'Uploads stand here from their arrival until they are published or refused.',
  },
  refused: { title: 'No refused documents', text: 'Uploads that fail a check stand here, with the reason.' },
  removed: {
    title: 'No removed documents',
    text: 'What staff take out of the library stands here and can be restored.',
  },
  waiting: {
    title: 'No look-alikes',
    text: 'Uploads that look like another document wait here; they count once somebody has accepted them as own work.',
  },
  appealed: {
    title: 'No open appeals',
    text: 'When somebody objects to a refusal or a removal, it waits here for an answer.',
  },
};

/** What an empty list says: that nothing matched, or what the list is for. */
export function emptyText({ state, q }: Pick<ListState, 'state' | 'q'>): EmptyText {
  if (q)
    return {
      title: `Nothing matches “${q}”`,
      text: 'Title, description, subject, file name and uploader were searched.',
    };
  return state
    ? emptyByState[state]
    : { title: 'No documents yet', text: 'Uploads of students arrive here.' };
}
