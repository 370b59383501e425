import { counted } from '@aw/contracts/duration-text';
import { FeatureError, invalidRequest } from '../../errors/feature-error';

export const quizNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'Quiz not found. It may have been removed from the site.');
export const attemptNeeded = () =>
  new FeatureError(403, 'attempts.needed', 'Please start the quiz first to see its questions.');
export const attemptNotFound = () =>
  new FeatureError(404, 'attempts.not_found', 'Attempt not found, or this question is not part of it.');
export const attemptClosed = () =>
  new FeatureError(
    409,
    'attempts.closed',
    'This attempt is over, so your answer was not saved. Your earlier answers count, and your result is ready.',
  );
export const attemptOpen = () =>
  new FeatureError(
    409,
    'attempts.open',
    'This attempt is still open. You will see the result when you submit it.',
  );
export const noAnswers = () =>
  new FeatureError(400, 'attempts.empty', 'Please answer at least one question before submitting.');
export const questionOfAnother = (questionId: number) =>
  invalidRequest(
    `Your attempt was not submitted, because it has no question ${questionId}. It is still open, and we keep your saved answers. Please reload the page, then submit again.`,
    `answers.${questionId}`,
  );
export const tooManyAttempts = (most: number) =>
  new FeatureError(
    429,
    'limits.requests',
    `You have reached the limit of ${counted(most, 'quiz', 'quizzes')} a day. Nothing was changed. Please continue tomorrow.`,
  );
