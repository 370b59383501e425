import type { RewardReview } from '@aw/contracts/documents/shapes';
import { longDate } from '@aw/contracts/long-date';
import { type DecisionTime, decisionText } from '@aw/ui/patterns/decision-text';

/** Returns when staff decide whether an upload counts: by a promised day, overdue, or open. */
export function decisionTime({ dueAt }: RewardReview, now = new Date()): DecisionTime {
  if (dueAt === null) return { state: 'open' };
  return new Date(dueAt) >= now ? { state: 'promised', day: longDate(dueAt) } : { state: 'overdue' };
}

const waits = {
  similar: 'It looks very similar to another document',
  few_words: 'We could read only a few words in it, or none',
  unread: 'Some of its pages are pictures, and we could not read the text of all of them',
};

/** Returns why an upload waits for staff. */
export function waitOf({ reason, isUnread }: RewardReview): keyof typeof waits {
  return reason === 'few_words' && isUnread ? 'unread' : reason;
}

/** Returns the note beside a published upload that staff must review before it counts. */
export function waitingNote(review: RewardReview): string {
  const decision = decisionText(decisionTime(review));
  return `${waits[waitOf(review)]}, so our staff must review it before it counts. ${decision}`;
}
