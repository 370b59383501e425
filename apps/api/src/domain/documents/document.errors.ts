import { FeatureError } from '../../errors/feature-error';

export const documentNotFound = () =>
  new FeatureError(404, 'documents.not_found', "The document you're looking for doesn't exist.");
export const documentErased = () =>
  new FeatureError(
    404,
    'documents.erased',
    'The file of this document was erased, so it can no longer be downloaded.',
  );
export const documentRemoved = () =>
  new FeatureError(
    410,
    'documents.removed',
    'This document was removed from the library. We have refunded your credit.',
  );
export const downloadPreparing = () =>
  new FeatureError(
    409,
    'documents.preparing',
    'We are making the PDF of this document, so it cannot be downloaded yet. Please try again in a minute; its pages can be read meanwhile.',
    { retryAfterSeconds: 10 },
  );
export const noDownload = () =>
  new FeatureError(
    409,
    'documents.no_download',
    'We could not make a PDF of this document, so it cannot be downloaded. All its pages can still be read here.',
  );
export const documentUnchecked = ({ isDue }: { isDue: boolean }) =>
  new FeatureError(
    409,
    'documents.unchecked',
    isDue
      ? 'AI help is not available for this document yet, because we are still checking its text. You can read and download it.'
      : 'AI help is not available for this document, because we could not check its text against its pages. You can still read and download it.',
  );
