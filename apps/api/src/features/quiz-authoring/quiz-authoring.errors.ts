import { mostQuestions } from '@aw/contracts/quizzes/attempts';
import { FeatureError } from '../../errors/feature-error';

export const quizNotFound = () =>
  new FeatureError(404, 'quizzes.not_found', 'There is no such quiz, or no such question in it any more.');
export const quizChanged = () =>
  new FeatureError(
    409,
    'quizzes.changed',
    'Somebody changed this quiz while you worked on it. Nothing of yours was stored; please look at it as it is now, and send it again.',
  );
export const quizEmpty = () =>
  new FeatureError(
    409,
    'quizzes.empty',
    'A quiz on the site needs a question that is asked. Nothing was changed; please add one first, or retire the quiz.',
  );
export const quizFull = (total: number) =>
  new FeatureError(
    409,
    'quizzes.full',
    `A quiz has at most ${mostQuestions} questions, and would have ${total - mostQuestions} more. Nothing was added.`,
  );
export const questionAnswered = () =>
  new FeatureError(
    409,
    'quizzes.answered',
    'People have answered this question with these options, so its key changes by a correction, which grades them anew. Nothing was stored; everything but the key can be changed here.',
  );
