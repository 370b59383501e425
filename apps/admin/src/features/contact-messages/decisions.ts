import type { MessageState } from '@aw/contracts/contact-messages/staff';

/** A change of a message's state: where to, what the button says, and what is said when it is done. */
export type Move = { state: 'new' | 'closed' | 'spam'; label: string; done: string };

const close: Move = { state: 'closed', label: 'Close', done: 'Message closed' };
const spam: Move = { state: 'spam', label: 'Mark as spam', done: 'Message marked as spam' };

/** The moves that a message in some state can make; an answer is not one of them. */
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
