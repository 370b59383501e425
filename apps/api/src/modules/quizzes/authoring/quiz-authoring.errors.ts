import { figure } from '@aw/contracts/duration-text';
import { maxQuestions } from '@aw/contracts/quizzes/attempts';
import { FeatureError } from '../../../errors/feature-error';

export const quizNotFound = () =>
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
    `A quiz can have at most ${maxQuestions} questions, and this would be ${figure(total - maxQuestions)} too many. Nothing was added.`,
  );
export const questionAnswered = () =>
  new FeatureError(
    409,
    'quizzes.answered',
    'Nothing was saved, because people have been graded on these options. To change the key, make a correction, which regrades them. You can change everything else here.',
  );
