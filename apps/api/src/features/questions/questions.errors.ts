import { FeatureError } from '../../errors/feature-error';

export const questionAnswered = () =>
  new FeatureError(
    409,
    'questions.answered',
    'This question has an answer already, so it stays, and nothing was changed.',
  );
export const questionClaimed = (until: Date) =>
  new FeatureError(
    409,
    'questions.claimed',
    `An expert is writing an answer to this question, until ${until.toISOString().slice(11, 16)} UTC at the latest. Nothing was changed, and what you wrote is kept.`,
  );
export const answerExists = () =>
  new FeatureError(
    409,
    'answers.exists',
    'You have answered this question already. Your new text is kept as a draft; please edit your answer instead.',
  );
export const stepOrder = () =>
  new FeatureError(409, 'answers.step_order', 'Please open the step before this one first.');
export const tooManyClaims = (most: number) =>
  new FeatureError(
    409,
    'questions.claimed',
    `You hold ${most} questions already. Please answer or release one of them first.`,
  );
export const commentsFull = () =>
  new FeatureError(
    409,
    'questions.changed',
    'This question has as many comments as it can have. Your comment was not posted.',
  );
export const followOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is over or was copied incompletely. Please follow the question again to get a new one.',
  );
export const commentNotFound = () =>
  new FeatureError(404, 'answers.not_found', 'There is no such comment by staff. Please reload the page.');
