import { formatCount } from '@aw/contracts/duration-text';
import { clockTime } from '@aw/contracts/moment-text';
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
    `You have already claimed ${formatCount(most, 'question')}. Please answer or release one first.`,
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
export const ownQuestion = () =>
  new FeatureError(409, 'questions.own', 'You cannot answer your own question.');
export const ownAnswer = () =>
  new FeatureError(409, 'answers.own', 'You cannot rate or verify your own answer. Nothing was changed.');
export const onlyExperts = () =>
  new FeatureError(403, 'auth.forbidden', 'Only approved experts can do this. Nothing was changed.');
