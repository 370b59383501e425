import { FeatureError } from '../../errors/feature-error';

export const questionAnswered = () =>
  new FeatureError(
    409,
    'questions.answered',
    'You can no longer withdraw this question, because it has an answer. Nothing was changed.',
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
  new FeatureError(409, 'answers.step_order', 'Please open the previous hint first.');
export const tooManyClaims = (most: number) =>
  new FeatureError(
    409,
    'questions.claimed',
    `You have already claimed ${most} questions. Please answer or release one of them first.`,
  );
export const commentsFull = () =>
  new FeatureError(
    409,
    'questions.changed',
    'Your comment was not posted, because this question has reached its limit of comments.',
  );
export const followOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link has expired or is incomplete. Please follow the question again to get a new one.',
  );
export const commentNotFound = () =>
  new FeatureError(404, 'answers.not_found', 'Comment not found. Please reload the page.');
