import type { RequestOf } from '@aw/contracts/endpoint';
import type { askQuestion, OwnQuestion } from '@aw/contracts/questions/public';
import { examHoldText } from '~/lib/exam-hold';

/** Message when a question was posted, whether or not it waits for review. */
export const posted = {
  title: 'Question posted successfully',
  description: 'Your question has been posted and experts will answer it soon.',
};

/** Returns the message for a question, which also says if the server did not store what it is about. */
export function postedText(
  { about }: Pick<RequestOf<typeof askQuestion>['body'], 'about'>,
  { hasSource }: Pick<OwnQuestion, 'hasSource'>,
): typeof posted {
  if (!about || hasSource) return posted;
  const lost =
    'We are updating the site, so the quote and its link were not saved. You can edit your question.';
  return { ...posted, description: `${posted.description} ${lost}` };
}

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
