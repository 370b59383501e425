import type { Database } from '../database';

/** Lists published documents whose promised decision is overdue and about which staff were not alerted yet. */
export async function listLateReviews(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('originality', '=', 'waiting')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('review_due_at', '<=', now)
    .where('review_alerted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that staff were alerted about late decisions; returns the ids that were not recorded before. */
export async function markReviewsAlerted(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable('documents')
    .set({ review_alerted_at: now })
    .where('id', 'in', ids)
    .where('originality', '=', 'waiting')
    .where('review_alerted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
