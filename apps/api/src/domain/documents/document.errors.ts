import { FeatureError } from '../../errors/feature-error';

export const documentNotFound = () =>
  new FeatureError(404, 'documents.not_found', "The document you're looking for doesn't exist.");
export const documentRemoved = () =>
  new FeatureError(
    410,
    'documents.removed',
    'This document was removed from the library. The credit you paid for it has been refunded to your balance.',
  );
