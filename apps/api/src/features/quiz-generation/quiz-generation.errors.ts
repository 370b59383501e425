import { counted, waitText } from '@aw/contracts/duration-text';
import type { NoneLeftError } from '../../domain/ai/allowance';
import { FeatureError } from '../../errors/feature-error';

export const generationNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'There is no such quiz of yours. It may have been deleted.');

export const alreadyGenerating = () =>
  new FeatureError(
    409,
    'ai.busy',
    'A quiz is being made for you already. Nothing was begun; ask for the next one when it is there.',
  );

export const noQuizzesLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `People without an account at your network address have used today’s quizzes. No quiz was started. You can generate one in ${waitText(retryAfterSeconds)}, or right away with an account.`
      : `You have generated all quizzes of a day. Nothing was begun; the next one can be asked for in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const modelNeeded = () =>
  new FeatureError(
    409,
    'ai.model_needed',
    'Questions about a document are written by an AI model, and none answers at present. Nothing was begun; you can make a quiz of the quiz bank.',
  );

export const tooFewQuestions = (questions: number) =>
  new FeatureError(
    422,
    'quizzes.too_few',
    `The quiz bank has ${questions === 0 ? 'no question' : `only ${counted(questions, 'question')}`} on that, which is no quiz. Nothing was begun; try another subject, or leave the topic out.`,
  );

export const generationFailed = (reason: string) => new FeatureError(502, 'ai.failed', reason);
