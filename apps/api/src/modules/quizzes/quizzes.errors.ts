import { formatCount, formatNumber, waitText } from '@aw/contracts/duration-text';
import { maxQuestions } from '@aw/contracts/quizzes/attempts';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import type { NoneLeftError } from '../ai/spending/allowance';

// Quizzes and attempts
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
    `You have reached the limit of ${formatCount(most, 'quiz', 'quizzes')} a day. Nothing was changed. Please continue tomorrow.`,
  );

// Authoring and corrections
export const authoredQuizNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'Quiz not found, or this question is no longer in it.');
export const quizChanged = () =>
  new FeatureError(
    409,
    'quizzes.changed',
    'Someone changed this quiz while you were working on it, so your change was not saved. Please look at the new version, then save again.',
  );
export const quizEmpty = () =>
  new FeatureError(
    409,
    'quizzes.empty',
    'A quiz on the site needs at least one question in use. Nothing was changed. Please add a question first, or retire the quiz.',
  );
export const quizFull = (total: number) =>
  new FeatureError(
    409,
    'quizzes.full',
    `A quiz can have at most ${maxQuestions} questions, and this would be ${formatNumber(total - maxQuestions)} too many. Nothing was added.`,
  );
export const questionAnswered = () =>
  new FeatureError(
    409,
    'quizzes.answered',
    'Nothing was saved, because people have been graded on these options. To change the key, make a correction, which regrades them. You can change everything else here.',
  );
export const noCorrection = () =>
  new FeatureError(
    409,
    'quizzes.no_correction',
    'The question is already like that. Nothing was changed. Please look at it again.',
  );

// Generation
export const generationNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'Quiz not found. It may have been deleted.');
export const quizStarted = () =>
  new FeatureError(
    409,
    'quizzes.started',
    'You have started this quiz, so its title and questions cannot be changed any more.',
  );
export const ownQuizChanged = () =>
  new FeatureError(
    409,
    'quizzes.changed',
    'You changed this quiz in another tab or on another device since you opened it, so nothing was saved. Your changes are still here. Please check them, then save again.',
  );
export const tooFewKept = (least: number) =>
  new FeatureError(
    422,
    'quizzes.too_few',
    `Nothing was saved. Please keep at least ${formatCount(least, 'question')}.`,
  );
export const generationRunning = () =>
  new FeatureError(
    409,
    'ai.busy',
    'We are still generating your last quiz, so no new one was started. You can generate the next one when it is ready.',
  );
export const noQuizzesLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `People without a confirmed account at your network address have used all of today’s quizzes. No quiz was started. You can generate one in ${waitText(retryAfterSeconds)}, or right away with an account whose email address is confirmed.`
      : `No quiz was started, because you have reached your daily limit. You can generate the next one in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
export const modelNeeded = () =>
  new FeatureError(
    409,
    'ai.model_needed',
    'No quiz was started. Questions about a document or a chat need an AI model, and none is available right now. You can generate a quiz from the quiz bank instead.',
  );
export const nothingAnswered = () =>
  new FeatureError(
    422,
    'study_materials.empty',
    'No quiz was started, because this chat has no answers yet that questions could be about.',
  );
export const chatNotKept = () =>
  new FeatureError(
    409,
    'ai.mode',
    'Nothing was started, because you chose not to keep this chat, and what is made from it would stay.',
  );
export const solutionNotShown = () =>
  new FeatureError(
    409,
    'ai.mode',
    'Nothing was started, because it could give the solution of this tutoring chat away. Show the solution in the chat first.',
  );
export const tooFewQuestions = (questions: number) =>
  new FeatureError(
    422,
    'quizzes.too_few',
    `No quiz was started, because the quiz bank has ${questions === 0 ? 'no questions' : `only ${formatCount(questions, 'question')}`} about that. Try another subject, or leave the topic out.`,
  );
export const generationFailed = (reason: string) => new FeatureError(502, 'ai.failed', reason);
