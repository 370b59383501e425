import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { attemptIdField, idField, moment } from '../fields';
import { letterField, maxQuestions, quizQuestion } from '../quizzes/attempts';
import { pageSource } from '../study-materials/public';

/** The person's own judgement of how well they knew the answer of a card. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof ratings)[number];

/** Maximum number of due cards in one response. A review of one attempt has all of its cards. */
export const maxDueCards = 20;

/** Maximum number of cards in a deck. */
export const maxDeckCards = 500;

export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;

export const reviewState = z.object({
  cardId: z.number(),
  /** Time of the next review. */
  due: moment,
  state: z.enum(cardStates),
  /** Number of reviews, and of those in which a card that was known had been forgotten. */
  reps: z.number(),
  lapses: z.number(),
});
export type ReviewState = z.infer<typeof reviewState>;

/** Seconds until the next review after each rating. */
const secondsToNext = z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() });

/** Wrongly answered item as it was asked, with everything that the result showed. */
export const reviewCard = z.extend(reviewState, {
  quizId: z.number(),
  quizTitle: z.string(),
  subject: z.string(),
  topic: z.nullable(z.string()),
  question: quizQuestion,
  correctAnswer: letterField,
  /** Second option that counts as right; null if only one does. */
  alsoCorrect: z.nullable(letterField),
  explanation: z.string(),
  explanationHtml: z.string(),
  /** Source for further reading. */
  source: z.nullable(z.string()),
  next: secondsToNext,
});
export type ReviewCard = z.infer<typeof reviewCard>;

/** Flashcard of the person's own study material. Its id is not one of `reviewCard`. */
export const reviewFlashcard = z.extend(reviewState, {
  materialId: z.string(),
  /** Title of the document or chat that it was made from. */
  materialTitle: z.string(),
  frontHtml: z.string(),
  backHtml: z.string(),
  source: z.nullable(pageSource),
  next: secondsToNext,
});
export type ReviewFlashcard = z.infer<typeof reviewFlashcard>;

export const reviewQueue = z.object({
  /** Number of due cards of quiz questions, and of all of them. */
  due: z.number(),
  total: z.number(),
  cards: z.array(reviewCard).check(z.maxLength(maxQuestions)),
  /** Own flashcards that are due, with both numbers. Missing with `attempt`, and from a server of the previous release. */
  flashcards: z.optional(
    z.object({
      due: z.number(),
      total: z.number(),
      cards: z.array(reviewFlashcard).check(z.maxLength(maxDueCards)),
    }),
  ),
  /** Attempt that was asked for. A server of the previous release knows none and answers with the due cards. */
  attemptId: z.optional(attemptIdField),
  /** Quiz that the user is taking right now, if it hides cards of the attempt that was asked for and none is left. */
  hiddenQuizId: z.optional(z.number()),
  /** Title of that quiz if it is not the one of the attempt. */
  hiddenQuizTitle: z.optional(z.string()),
});
export type ReviewQueue = z.infer<typeof reviewQueue>;

const own = { scope: 'session', tag: 'Quizzes' } as const;

export const getReview = endpoint('GET /api/review', {
  ...own,
  summary:
    'The user’s review cards that are due, the longest due first: quiz questions they got wrong, and own flashcards. Leaves out cards of a quiz with an open attempt, because they would show its keys. With `attempt`, the cards of the questions that were wrong in that attempt, due or not.',
  query: z.object({ attempt: z.optional(attemptIdField) }),
  responses: { 200: reviewQueue },
  errors: ['attempts.not_found'],
});

const rated = z.object({
  cardId: idField,
  rating: z.enum(ratings),
  /** Due time of the card, as it was shown. */
  due: z.iso.datetime(),
});

export const rateCard = endpoint('POST /api/review', {
  ...own,
  summary:
    'Rates a review card, which schedules it again (FSRS), also before it is due, and returns its state. Changes nothing if `due` is not its current date, because it was rated already.',
  body: rated,
  responses: { 200: reviewState },
  errors: ['review.not_found'],
});

export const rateFlashcard = endpoint('POST /api/review/flashcards', {
  ...own,
  summary: 'Rates an own flashcard, like a review card of a quiz question.',
  body: rated,
  responses: { 200: reviewState },
  errors: ['review.not_found'],
});

export const getDeck = endpoint('GET /api/review/deck', {
  ...own,
  summary: `The user’s review cards, due or not, as decks for Anki (.apkg), one for each subject and each source of own flashcards. At most the ${maxDeckCards} that are due first.`,
  responses: { 200: z.unknown() },
  produces: 'application/vnd.anki',
});
