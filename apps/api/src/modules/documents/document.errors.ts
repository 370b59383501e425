import { FeatureError } from '../../errors/feature-error';

export const documentNotFound = () =>
  new FeatureError(404, 'documents.not_found', "The document you're looking for doesn't exist.");
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
    'We are still creating the PDF of this document, so you cannot download it yet. You can already read its pages. Please try again in a minute.',
    { retryAfterSeconds: 10 },
  );
export const noDownload = () =>
  new FeatureError(
    409,
    'documents.no_download',
    'We could not create a PDF of this document, so you cannot download it. You can still read all its pages here.',
  );
export const documentUnchecked = ({ isDue }: { isDue: boolean }) =>
  new FeatureError(
    409,
    'documents.unchecked',
    isDue
      ? 'AI help is not available for this document yet, because we are still checking its text. You can read and download it.'
      : 'AI help is not available for this document, because we could not check its text against its pages. You can still read and download it.',
  );
