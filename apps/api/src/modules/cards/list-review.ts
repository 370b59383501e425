import { maxDueCards, type ReviewQueue } from '@aw/contracts/quizzes/review';
import * as cards from '@aw/db/cards';
import type { UserContext } from '../../context';
import { toReviewCard } from './cards.mapper';

/** The acting person's cards that are due, the longest due first, but for those of a quiz that they are taking. */
export async function listReview(ctx: UserContext): Promise<ReviewQueue> {
  const { userId } = ctx;
  const now = ctx.now();
  const rows = await cards.listReviewCards(ctx.db, { userId, dueBy: now, limit: maxDueCards });
  const counts = await cards.countReviewCards(ctx.db, { userId, now });
  return { ...counts, cards: rows.map((row) => toReviewCard(row, now)) };
}
