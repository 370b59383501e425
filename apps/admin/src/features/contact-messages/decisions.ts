import type { MessageState } from '@aw/contracts/contact-messages/staff';

/** A change of a message's state, with the label of its button and the text of its toast. */
export type Move = { state: 'new' | 'closed' | 'spam'; label: string; done: string };

const close: Move = { state: 'closed', label: 'Close', done: 'Message closed' };
const spam: Move = { state: 'spam', label: 'Mark as spam', done: 'Message marked as spam' };

/** Returns the moves from a state. Answering a message is not one of them. */
export function movesFrom(state: MessageState): Move[] {
  switch (state) {
    case 'new':
      return [close, spam];
    case 'answered':
      return [close];
    case 'closed':
      return [{ state: 'new', label: 'Reopen', done: 'Message reopened' }];
    case 'held':
      return [{ state: 'new', label: 'Not spam', done: 'Message released and emailed to support' }, spam];
    case 'spam':
      return [{ state: 'new', label: 'Not spam', done: 'Message released and emailed to support' }];
  }
}
