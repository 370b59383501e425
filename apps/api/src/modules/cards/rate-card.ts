import type { rateCard as contract, ReviewState } from '@aw/contracts/quizzes/review';
import * as cards from '@aw/db/cards';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { cardNotFound } from './cards.errors';
import { toReviewState } from './cards.mapper';
import { schedule } from './review-schedule';

/**
 * Schedules a card of the acting person by their rating. One that is due at another moment than they saw was rated
 * meanwhile, and stays as it is. Throws 404, also while an attempt at its quiz is open.
 */
export async function rateCard(
  ctx: UserContext,
  { cardId, rating, due }: z.output<typeof contract.body>,
): Promise<ReviewState> {
  const { userId } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const card = await cards.lockReviewCard(ctx.db, { userId, itemId: cardId });
    if (!card) throw cardNotFound();
    if (card.due.getTime() !== Date.parse(due)) return toReviewState(card);
    const { item_id: itemId, ...memory } = card;
    const rated = schedule(memory, rating, ctx.now());
    await cards.scheduleReviewCard(ctx.db, { userId, itemId, memory: rated });
    return toReviewState({ ...rated, item_id: itemId });
  });
}
