import type { OwnQuestion } from '@aw/contracts/questions/public';
import { examHoldText } from '~/lib/exam-hold';

/** Returns the message after a question was sent: it was posted, or it has to wait. */
export function postedText({ status, heldUntil }: Pick<OwnQuestion, 'status' | 'heldUntil'>) {
  if (heldUntil !== null)
    return {
      title: 'Question received',
      description: examHoldText(heldUntil),
    };
  return status === 'held'
    ? {
        title: 'Question received',
        description:
          'Our staff will review it first. Until then, only you and our staff can see it. Your profile shows its status.',
      }
    : {
        title: 'Question posted successfully',
        description: 'Your question has been posted and experts will answer it soon.',
      };
}

/** Message when a question was not posted. */
export const failedToPost = {
  title: 'Failed to post question',
  description: 'There was an error posting your question. Please try again.',
};
