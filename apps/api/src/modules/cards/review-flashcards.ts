import {
  type rateFlashcard as contract,
  maxDueCards,
  type ReviewFlashcard,
  type ReviewQueue,
  type ReviewState,
} from '@aw/contracts/cards/public';
import type { FlashcardStateRow } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { loadOrigins } from '../documents/page-sources';
import { loadTitles } from '../study-materials/study-material.mapper';
import { flashcardNotFound } from './cards.errors';
import { schedule, secondsToNext } from './review-schedule';

const withheldHtml = '<p>This card is from a page that you can no longer open.</p>';

/** Returns the person's own flashcards that are due, the longest due first. */
export async function listDueFlashcards(
  ctx: UserContext,
  now: Date,
): Promise<NonNullable<ReviewQueue['flashcards']>> {
  const { userId } = ctx;
  const counts = await materials.countReviewed(ctx.db, { userId, now });
  const rows =
    counts.due === 0 ? [] : await materials.listReviewed(ctx.db, { userId, dueBy: now, limit: maxDueCards });
  const originOf = await loadOrigins(ctx, rows);
  const titleOf = await loadTitles(
    ctx,
    rows.map((row) => row.title_document_id),
  );
  const cards = rows.map((row): ReviewFlashcard => {
    const { source, isWithheld } = originOf(row);
    return {
      ...toReviewState(row),
      materialId: row.material_id,
      materialTitle: titleOf(row.title, row.title_document_id),
      frontHtml: isWithheld ? withheldHtml : row.front_html,
      backHtml: isWithheld ? withheldHtml : row.back_html,
      source,
      next: secondsToNext(row, now),
    };
  });
  return { ...counts, cards };
}

/** Schedules an own flashcard by a rating, like `rateCard`. Throws 404. */
export async function rateFlashcard(
  ctx: UserContext,
  { cardId, rating, due }: z.output<typeof contract.body>,
): Promise<ReviewState> {
  return inTransaction(ctx, async (ctx) => {
    const card = await materials.lockReviewed(ctx.db, { userId: ctx.userId, id: cardId });
    if (!card) throw flashcardNotFound();
    if (card.due.getTime() !== Date.parse(due)) return toReviewState(card);
    const { id, ...memory } = card;
    const rated = schedule(memory, rating, ctx.now());
    await materials.scheduleFlashcard(ctx.db, id, rated);
    return toReviewState({ ...rated, id });
  });
}

function toReviewState({ id, due, state, reps, lapses }: FlashcardStateRow): ReviewState {
  return { cardId: id, due: due.toISOString(), state, reps, lapses };
}
