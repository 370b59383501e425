import { counted } from '@aw/contracts/duration-text';
import { clockTime } from '@aw/contracts/moment-text';
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
    `An expert is writing an answer to this question, until ${clockTime(until, 'UTC')} UTC at the latest. Nothing was changed, and we keep what you wrote.`,
  );
export const answerExists = () =>
  new FeatureError(
    409,
    'answers.exists',
    'You have already answered this question. We keep your new text as a draft. Please edit your answer instead.',
  );
export const stepOrder = () =>
  new FeatureError(409, 'answers.step_order', 'Please open the previous hint first.');
export const tooManyClaims = (most: number) =>
  new FeatureError(
    409,
    'questions.claimed',
    `You have already claimed ${counted(most, 'question')}. Please answer or release one first.`,
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
    'This link has expired or is incomplete. Please follow the question again to get a new link.',
  );
export const commentNotFound = () =>
  new FeatureError(404, 'answers.not_found', 'Comment not found. Please reload the page.');
