import type { OwnQuestion } from '@aw/contracts/questions/public';

/** What is said of a question that was posted: nobody can answer it yet, and one that is held does not stand on the site. */
export function postedText({ status }: Pick<OwnQuestion, 'status'>) {
  return status === 'held'
    ? {
        title: 'Question received',
        description: 'Our staff will review it before it appears on the site.',
      }
    : {
        title: 'Question posted successfully',
        description: 'It is on the site and will be kept until experts can answer here.',
      };
}

/** What is said of one that was not. */
export const failedToPost = {
  title: 'Failed to post question',
  description: 'There was an error posting your question. Please try again.',
};
