import { FeatureError } from '../../errors/feature-error';

export const questionNotFound = () =>
  new FeatureError(404, 'questions.not_found', 'There is no such question. Please reload the list.');
export const questionChanged = () =>
  new FeatureError(
    409,
    'questions.changed',
    'The status of this question has changed in the meantime, so nothing was changed. Please look at it again.',
  );
