import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, textField } from '../fields';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const quizCard = z.object({
  id: z.number(),
  title: z.string(),
  subject: z.string(),
  description: z.string(),
  difficulty: z.enum(difficulties),
  /** In minutes, without extra time. */
  timeLimit: z.number(),
  totalQuestions: z.number(),
});
export type QuizCard = z.infer<typeof quizCard>;

export const quiz = z.extend(quizCard, {
  /** Lowest rounded percentage that passes. */
  passPercentage: z.number(),
  /** True if a model wrote its questions. */
  isMachineMade: z.boolean(),
  /** True if nobody can start it any more; its results stay. */
  isRetired: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type Quiz = z.infer<typeof quiz>;

const filters = {
  q: z.optional(textField(200)),
  subject: z.optional(z.enum(subjects)),
  difficulty: z.optional(z.enum(difficulties)),
};
export type QuizFilters = { q?: string; subject?: string; difficulty?: Difficulty };

const open = { scope: 'public', tag: 'Quizzes' } as const;

export const listQuizzes = endpoint('GET /api/quizzes', {
  ...open,
  summary:
    'The quizzes of the library by title. With `q`, those that contain it in title, subject or description, in upper or lower case.',
  query: z.object({ ...filters, ...pageQuery }),
  responses: { 200: z.array(quizCard) },
});

export const quizFigures = z.object({
  totalQuizzes: z.number(),
  /** Number of subjects with a quiz. */
  subjects: z.number(),
  /** Average number of questions per quiz, rounded. */
  averageQuestions: z.number(),
  /** Average minutes per quiz, rounded. */
  averageTime: z.number(),
  /** Number of quizzes that match the filters. */
  matches: z.number(),
});
export type QuizFigures = z.infer<typeof quizFigures>;

export const getQuizFigures = endpoint('GET /api/quizzes/figures', {
  ...open,
  summary: 'Figures of the whole library, and how many quizzes the filters leave.',
  query: z.object(filters),
  responses: { 200: quizFigures },
});

export const getQuiz = endpoint('GET /api/quizzes/:id', {
  ...open,
  summary: 'A quiz without its questions, which are returned when an attempt starts.',
  params: idParams,
  responses: { 200: quiz },
  errors: ['quizzes.not_found'],
});
