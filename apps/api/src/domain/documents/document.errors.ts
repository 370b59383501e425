import { FeatureError } from '../../errors/feature-error';

export const documentNotFound = () =>
  new FeatureError(404, 'documents.not_found', "The document you're looking for doesn't exist.");
