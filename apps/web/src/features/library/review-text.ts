import type { RewardReview } from '@aw/contracts/documents/shapes';
import { longDate } from '@aw/contracts/long-date';

/** When staff decide whether an upload counts, in a sentence; a date that has passed is no promise any more. */
export function decisionTime({ dueAt }: RewardReview, now = new Date()): string {
  if (dueAt === null) return 'Our staff will look at it and tell you the result.';
  return new Date(dueAt) >= now
    ? `Our staff will look at it by ${longDate(dueAt)} and tell you the result.`
    : 'This is taking longer than we promised. Our staff have been alerted and will tell you the result.';
}

const waits = {
  similar: 'It looks very similar to another document',
  few_words: 'We could read only a few words in it, or none',
};

/** Note beside a published upload that a person must look at before it counts. */
export function waitingNote(review: RewardReview): string {
  return `${waits[review.reason]}, so a person must look at it before it counts. ${decisionTime(review)}`;
}
