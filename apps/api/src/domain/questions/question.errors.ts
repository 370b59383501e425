import { FeatureError } from '../../errors/feature-error';

export const questionNotFound = () =>
  new FeatureError(404, 'questions.not_found', 'There is no such question. Please reload the list.');
export const questionChanged = () =>
  new FeatureError(
    409,
    'questions.changed',
    'The status of this question has changed in the meantime, so nothing was changed. Please look at it again.',
  );
export const answerNotFound = () =>
  new FeatureError(404, 'answers.not_found', 'There is no such answer. Please reload the page.');
export const answerChanged = () =>
  new FeatureError(
    409,
    'answers.changed',
    'The status of this answer has changed in the meantime, so nothing was changed. Please look at it again.',
  );
