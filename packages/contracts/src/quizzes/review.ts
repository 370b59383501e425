import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, moment } from '../fields';
import { letterField, quizQuestion } from './attempts';

/** How well somebody knew the answer of a card, by their own judgement. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof ratings)[number];

/** The most cards of a queue that are given at once. */
export const mostDueCards = 20;

/** The most cards of a deck. */
export const mostDeckCards = 500;

export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;

export const reviewState = z.object({
  cardId: z.number(),
  /** When it is to be asked next. */
  due: moment,
  state: z.enum(cardStates),
  /** How often it was reviewed, and how often it was forgotten once it was known. */
  reps: z.number(),
  lapses: z.number(),
});
export type ReviewState = z.infer<typeof reviewState>;

/** An item that was answered wrong, as it was asked then, with all that was told afterwards. */
export const reviewCard = z.extend(reviewState, {
  quizId: z.number(),
  quizTitle: z.string(),
  subject: z.string(),
  topic: z.nullable(z.string()),
  question: quizQuestion,
  correctAnswer: letterField,
  /** A second option that counts as right; null where one alone is. */
  alsoCorrect: z.nullable(letterField),
  explanation: z.string(),
  explanationHtml: z.string(),
  /** Where it can be read up. */
  source: z.nullable(z.string()),
  /** In how many seconds it would come again after each rating. */
  next: z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() }),
});
export type ReviewCard = z.infer<typeof reviewCard>;

export const reviewQueue = z.object({
  /** How many cards are due, and how many there are. */
  due: z.number(),
  total: z.number(),
  cards: z.array(reviewCard).check(z.maxLength(mostDueCards)),
});
export type ReviewQueue = z.infer<typeof reviewQueue>;

const own = { scope: 'session', tag: 'Quizzes' } as const;

export const getReview = endpoint({
  ...own,
  method: 'GET',
  path: '/api/review',
  summary:
    'The user’s review cards that are due, the longest due first: quiz questions they got wrong. Leaves out cards of a quiz with an open attempt, because they would show its keys.',
  responses: { 200: reviewQueue },
  errors: ['auth.required'],
});

export const rateCard = endpoint({
  ...own,
  method: 'POST',
  path: '/api/review',
  summary:
    'Rates a review card, which schedules it again (FSRS), and returns its state. Changes nothing if `due` is not its current date, because it was rated already.',
  body: z.object({
    cardId: idField,
    rating: z.enum(ratings),
    /** When the card was due, as it was shown. */
    due: z.iso.datetime(),
  }),
  responses: { 200: reviewState },
  errors: ['auth.required', 'request.invalid', 'review.not_found'],
});

export const getDeck = endpoint({
  ...own,
  method: 'GET',
  path: '/api/review/deck',
  summary: `The user’s review cards, due or not, as decks for Anki (.apkg), one for each subject. At most the ${mostDeckCards} that are due first.`,
  responses: { 200: z.unknown() },
  produces: 'application/vnd.anki',
  errors: ['auth.required'],
});
