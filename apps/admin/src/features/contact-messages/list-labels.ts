import type { MessageKind } from '@aw/contracts/contact-messages/public';
import type { MessageState } from '@aw/contracts/contact-messages/staff';
import type { ListState } from './list-state';

type EmptyText = { title: string; text: string };

/** The names of the tabs and of the badges. */
export const stateNames: Record<MessageState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  held: 'Held',
  spam: 'Spam',
};

/** Which form a message came from, in words. */
export const kindNames: Record<MessageKind, string> = {
  contact: 'Contact form',
  help: 'Help page',
  expert: 'Expert help',
  application: 'Job application',
  press: 'Press',
};

const emptyByState: Record<MessageState, EmptyText> = {
  new: { title: 'Nothing new', text: 'What people write to support stands here until it is answered.' },
  answered: { title: 'Nothing answered', text: 'Messages with an answer of ours stand here.' },
  closed: { title: 'Nothing closed', text: 'Messages that need nothing more stand here.' },
  held: {
    title: 'Nothing is held',
    text: 'What looks like spam waits here, not mailed, until somebody has looked at it.',
  },
  spam: { title: 'No spam', text: 'What staff called spam stands here until it is deleted.' },
};

/** What an empty list says: that nothing matched, or what the list is for. */
export function emptyText({ state, kind, q }: Pick<ListState, 'state' | 'kind' | 'q'>): EmptyText {
  if (q) {
    const where = state ? ` Only the tab ${stateNames[state]} was searched.` : '';
    return {
      title: `No message matches “${q}”`,
      text: `References, names, addresses and texts were searched.${where}`,
    };
  }
  if (kind)
    return { title: `Nothing from: ${kindNames[kind]}`, text: 'No message here came from that form.' };
  return state
    ? emptyByState[state]
    : { title: 'No messages yet', text: 'What people write on the site’s forms arrives here.' };
}
