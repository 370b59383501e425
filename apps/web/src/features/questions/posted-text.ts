import type { OwnQuestion } from '@aw/contracts/questions/public';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';

/** What is said of a question that was posted; one that is held does not stand on the site yet. */
export function postedText({ status, heldUntil }: Pick<OwnQuestion, 'status' | 'heldUntil'>) {
  if (heldUntil !== null)
    return {
      title: 'Question received',
      description: `It matches an exam in progress. Only you and our staff can see it until ${formatAbsoluteTime(new Date(heldUntil))}.`,
    };
  return status === 'held'
    ? {
        title: 'Question received',
        description:
          'Our staff will review it first. Until then, only you can see it. Your profile shows its status.',
      }
    : {
        title: 'Question posted successfully',
        description: 'Your question has been posted and experts will answer it soon.',
      };
}

/** What is said of one that was not. */
export const failedToPost = {
  title: 'Failed to post question',
  description: 'There was an error posting your question. Please try again.',
};
