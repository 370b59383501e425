import type { OwnQuestion } from '@aw/contracts/questions/public';
import { examHoldText } from '~/lib/exam-hold';

/** Message when a question was posted, whether or not it waits for review. */
export const posted = {
  title: 'Question posted successfully',
  description: 'Your question has been posted and experts will answer it soon.',
};

/** Returns what happens to a posted question next: experts answer it, or it has to wait. */
export function waitingText({ status, heldUntil }: Pick<OwnQuestion, 'status' | 'heldUntil'>): string {
  if (heldUntil !== null) return examHoldText(heldUntil);
  return status === 'held'
    ? 'Our staff will review it first. Until then, only you and our staff can see it. Your profile shows its status.'
    : posted.description;
}

/** Message when a question was not posted. */
export const failedToPost = {
  title: 'Failed to post question',
  description: 'There was an error posting your question. Please try again.',
};
