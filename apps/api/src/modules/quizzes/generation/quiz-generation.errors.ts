import { counted, waitText } from '@aw/contracts/duration-text';
import { FeatureError } from '../../../errors/feature-error';
import type { NoneLeftError } from '../../ai/allowance';

export const generationNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'Quiz not found. It may have been deleted.');

export const alreadyGenerating = () =>
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
    'No quiz was started. Questions about a document need an AI model, and none is available right now. You can generate a quiz from the quiz bank instead.',
  );

export const tooFewQuestions = (questions: number) =>
  new FeatureError(
    422,
    'quizzes.too_few',
    `No quiz was started, because the quiz bank has ${questions === 0 ? 'no questions' : `only ${counted(questions, 'question')}`} about that. Try another subject, or leave the topic out.`,
  );

export const generationFailed = (reason: string) => new FeatureError(502, 'ai.failed', reason);
