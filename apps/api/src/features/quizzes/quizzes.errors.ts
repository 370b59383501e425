import { FeatureError, invalidRequest } from '../../errors/feature-error';

export const quizNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'Quiz not found. It may have been taken off the site.');
export const attemptNeeded = () =>
  new FeatureError(
    403,
    'attempts.needed',
    'The questions are given once the quiz has been started. Please start it first.',
  );
export const attemptNotFound = () =>
  new FeatureError(
    404,
    'attempts.not_found',
    'There is no such attempt of yours, or no such question in it.',
  );
export const attemptClosed = () =>
  new FeatureError(
    409,
    'attempts.closed',
    'This attempt is over, so the answer was not saved. What was saved before counts; the result is ready.',
  );
export const attemptOpen = () =>
  new FeatureError(
    409,
    'attempts.open',
    'This attempt is still open. Its result comes when it is submitted.',
  );
export const noAnswers = () =>
  new FeatureError(400, 'attempts.empty', 'Please answer at least one question before submitting.');
export const questionOfAnother = (questionId: number) =>
  invalidRequest(
    `This attempt has no question ${questionId}, so it was not submitted. It is still open, and your saved answers are kept. Please reload the page, then submit the attempt again.`,
    `answers.${questionId}`,
  );
export const tooManyAttempts = (most: number) =>
  new FeatureError(
    429,
    'limits.requests',
    `You have started ${most} quizzes within a day, which is the most. Nothing was changed; please go on tomorrow.`,
  );
