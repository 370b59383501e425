import { FeatureError } from '../../errors/feature-error';

export const questionNotFound = () =>
  new FeatureError(404, 'questions.not_found', 'Question not found. Please reload the list.');
export const questionChanged = () =>
  new FeatureError(
    409,
    'questions.changed',
    'This question has changed since you opened it. Nothing was changed. Please look at it again.',
  );
export const answerNotFound = () =>
  new FeatureError(404, 'answers.not_found', 'Answer not found. Please reload the page.');
export const answerChanged = () =>
  new FeatureError(
    409,
    'answers.changed',
    'This answer has changed since you opened it. Nothing was changed. Please look at it again.',
  );
