import { FeatureError } from '../../errors/feature-error';

export const sharePictureBusy = () =>
  new FeatureError(
    503,
    'server.busy',
    'This picture is not ready, because we are processing a lot of images right now. Please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

export const documentNotFound = () =>
  new FeatureError(404, 'documents.not_found', "The document you're looking for doesn't exist.");
export const nothingToCompare = () =>
  new FeatureError(
    409,
    'documents.nothing_to_compare',
    'There is no other document to compare this one with.',
  );
export const templateNotFound = () =>
  new FeatureError(404, 'templates.not_found', 'This template does not exist.');
export const documentErased = () =>
  new FeatureError(
    404,
    'documents.erased',
    'The file of this document was deleted, so it can no longer be downloaded.',
  );
export const documentRemoved = () =>
  new FeatureError(
    410,
    'documents.removed',
    'We removed this document from the library and refunded your credit.',
  );
export const downloadPreparing = () =>
  new FeatureError(
    409,
    'documents.preparing',
    'We are still making a copy of this document for download, without data about its author. You can already read its pages. Please try again in a minute. It takes longer while we update this site.',
    { retryAfterSeconds: 10 },
  );
export const noDownload = () =>
  new FeatureError(
    409,
    'documents.no_download',
    'We could not make a copy of this document for download. You can still read all its pages here.',
  );
export const documentUnchecked = ({ isDue }: { isDue: boolean }) =>
  new FeatureError(
    409,
    'documents.unchecked',
    isDue
      ? 'AI help is not available for this document yet, because we are still checking its text. You can read and download it.'
      : 'AI help is not available for this document, because we could not check its text against its pages. You can still read and download it.',
  );
export const documentLocked = () =>
  new FeatureError(
    403,
    'documents.locked',
    'This part of the document is locked. Unlock it for 1 credit to read and download all of it.',
  );
export const noCredits = () =>
  new FeatureError(
    402,
    'credits.none',
    'You have no unlock credits left, so the document stays locked. You get 5 credits for ten accepted uploads, and 1 for confirming your email address.',
  );
export const fileType = (reason: string) =>
  new FeatureError(415, 'files.type', `${reason} The file was not uploaded.`);
export const schoolUnknown = () =>
  new FeatureError(
    422,
    'schools.unknown',
    'This school is not in our list, so nothing was uploaded. Please choose one from the list or ask us to add it.',
    {
      issues: [{ path: 'schoolId', message: 'Please choose a school from the list.' }],
    },
  );
export const courseUnknown = () =>
  new FeatureError(
    422,
    'courses.not_found',
    'This course does not belong to the school you chose, so nothing was saved. Please choose it again.',
    {
      issues: [{ path: 'courseId', message: 'Please choose a course at this school.' }],
    },
  );
export const tooManyAtOnce = (atOnce: number) =>
  new FeatureError(
    429,
    'limits.uploads',
    `This file was not uploaded, because ${atOnce} of your files are still being checked. Please upload it when some of them are done.`,
    { retryAfterSeconds: 10 },
  );
export const notWaiting = () =>
  new FeatureError(
    409,
    'documents.not_waiting',
    'This document is no longer waiting for a decision. Nothing was changed. Please reload the list.',
  );
export const notDecided = () =>
  new FeatureError(
    409,
    'documents.not_decided',
    'There is no decision about this document that you can undo. Nothing was changed. Please reload the list.',
  );
export const rateUnlocked = () =>
  new FeatureError(
    403,
    'ratings.unlock_first',
    'Only people who have unlocked this document can rate it. Its uploader cannot.',
  );
export const appealNotOpen = () =>
  new FeatureError(409, 'appeals.closed', 'This appeal has already been answered. Nothing was changed.');
export const appealNotFound = () =>
  new FeatureError(404, 'request.not_found', 'Appeal not found. Please reload the list.');
export const notRefused = () =>
  new FeatureError(
    409,
    'documents.not_refused',
    'This document is accepted and was not removed, so there is nothing to appeal.',
  );
export const appealClosed = () =>
  new FeatureError(
    409,
    'appeals.closed',
    'You have already appealed this decision. Our answer is on the document page.',
  );
export const draftNotFound = () =>
  new FeatureError(
    404,
    'drafts.not_found',
    'We do not have this file. It did not arrive completely, it was removed, or its hour is over: we keep a file for one hour before it is published. Please choose it again.',
  );
