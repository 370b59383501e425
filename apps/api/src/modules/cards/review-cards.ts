import {
  type rateCard as contract,
  type getReview,
  maxDueCards,
  type ReviewCard,
  type ReviewQueue,
  type ReviewState,
} from '@aw/contracts/cards/public';
import { maxQuestions } from '@aw/contracts/quizzes/attempts';
import type { ReviewCardRow, ReviewStateRow } from '@aw/db/cards';
import * as cards from '@aw/db/cards';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { toQuizQuestion } from '../quizzes/quiz.mapper';
import { attemptNotFound } from '../quizzes/quizzes.errors';
import { cardNotFound } from './cards.errors';
import { listDueFlashcards } from './review-flashcards';
import { schedule, secondsToNext } from './review-schedule';

/**
 * Returns the person's due cards, the longest due first, without those of a quiz that they are taking, and their own due
 * flashcards. With `attempt`, the
 * cards of that attempt, due or not. Throws 404 for someone else's attempt.
 */
export async function listReview(
  ctx: UserContext,
  { attempt }: z.output<typeof getReview.query>,
): Promise<ReviewQueue> {
  const { userId } = ctx;
  const now = ctx.now();
  const counts = await cards.count(ctx.db, { userId, now });
  if (attempt !== undefined) return { ...counts, ...(await cardsOfAttempt(ctx, attempt, now)) };
  const rows = await cards.list(ctx.db, { userId, dueBy: now, limit: maxDueCards });
  const flashcards = await listDueFlashcards(ctx, now);
  return { ...counts, cards: rows.map((row) => toReviewCard(row, now)), flashcards };
}

async function cardsOfAttempt(
  { db, userId }: UserContext,
  id: string,
  now: Date,
): Promise<Pick<ReviewQueue, 'attemptId' | 'cards' | 'hiddenQuizId' | 'hiddenQuizTitle'>> {
  const attempt = await quizzes.findAttempt(db, { id, userId });
  if (!attempt) throw attemptNotFound();
  const { quiz_id: quizId } = attempt;
  if (await quizzes.findOpenAttemptId(db, { userId, quizId }))
    return { attemptId: id, cards: [], hiddenQuizId: quizId };
  const rows = await cards.list(db, { userId, attemptId: id, limit: maxQuestions });
  // Another quiz can have the same items.
  const hiding = rows.length === 0 ? await cards.findHidingQuiz(db, { userId, attemptId: id }) : undefined;
  return {
    attemptId: id,
    cards: rows.map((row) => toReviewCard(row, now)),
    ...(hiding && { hiddenQuizId: hiding.id, hiddenQuizTitle: hiding.title }),
  };
}

/**
 * Schedules an own card by a rating. If `due` has changed, another tab has rated the card, which then stays as it is. Throws
 * 404, also while an attempt at its quiz is open.
 */
export async function rateCard(
  ctx: UserContext,
  { cardId, rating, due }: z.output<typeof contract.body>,
): Promise<ReviewState> {
  const { userId } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const card = await cards.lock(ctx.db, { userId, itemId: cardId });
    if (!card) throw cardNotFound();
    if (card.due.getTime() !== Date.parse(due)) return toReviewState(card);
    const { item_id: itemId, ...memory } = card;
    const rated = schedule(memory, rating, ctx.now());
    await cards.schedule(ctx.db, { userId, itemId, memory: rated });
    return toReviewState({ ...rated, item_id: itemId });
  });
}

function toReviewState(row: ReviewStateRow): ReviewState {
  return {
    cardId: row.item_id,
    due: row.due.toISOString(),
    state: row.state,
    reps: row.reps,
    lapses: row.lapses,
  };
}

function toReviewCard(row: ReviewCardRow, now: Date): ReviewCard {
  return {
    ...toReviewState(row),
    quizId: row.quiz_id,
    quizTitle: row.quiz_title,
    subject: row.subject,
    topic: row.topic,
    question: toQuizQuestion(row),
    correctAnswer: row.correct_answer,
    alsoCorrect: row.also_correct,
    explanation: row.explanation,
    explanationHtml: row.explanation_html,
    source: row.source,
    next: secondsToNext(row, now),
  };
}
