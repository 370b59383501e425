import type { UserState } from '@aw/contracts/users/staff';
import type { ListState } from './list-state';

type EmptyText = { title: string; text: string };

/** The names of the tabs. */
export const stateNames: Record<UserState, string> = {
  registered: 'Registered',
  anonymous: 'Anonymous',
  expert: 'Experts',
  suspended: 'Suspended',
  erasing: 'Erasing',
  shared: 'Same device',
};

const emptyByState: Record<UserState, EmptyText> = {
  registered: { title: 'No registered people', text: 'Whoever makes an account stands here.' },
  anonymous: {
    title: 'No anonymous people',
    text: 'Whoever uses the library without an account stands here, by the id of their browser.',
  },
  expert: {
    title: 'No experts',
    text: 'Experts answer questions. Open a registered person to make them one.',
  },
  suspended: {
    title: 'Nobody is suspended',
    text: 'Whom staff keep out stands here, with the reason, until it is lifted.',
  },
  erasing: {
    title: 'Nobody is being erased',
    text: 'An erasure waits here for its 14 days and can be undone until then.',
  },
  shared: {
    title: 'No accounts share a device',
    text: 'Accounts that took their welcome credit from one browser stand here for 90 days. Nothing is refused to them.',
  },
};

/** What an empty list says: that nobody matched, or whom the list is for. */
export function emptyText({ state, q }: Pick<ListState, 'state' | 'q'>): EmptyText {
  if (q) {
    const where = state ? ` Only the tab ${stateNames[state]} was searched.` : '';
    return { title: `Nobody matches “${q}”`, text: `E-mail addresses, names and ids were searched.${where}` };
  }
  return state
    ? emptyByState[state]
    : { title: 'Nobody yet', text: 'Whoever opens the library arrives here.' };
}
