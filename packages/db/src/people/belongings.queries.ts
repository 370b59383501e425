import { sql } from 'kysely';
import type { Database } from '../database';

/** Figures of what a person has; the same rows that a merge moves. */
export async function countBelongings(db: Database, userId: string) {
  const { rows } = await sql<{
    uploads: number;
    credits: number;
    rewardPoints: number;
    unlocks: number;
    questions: number;
    orders: number;
    other: number;
  }>`
    select
      (select count(*) from documents where uploader_id = ${userId} and deleted_at is null)::int as uploads,
      (select coalesce(sum(delta), 0) from credit_entries where user_id = ${userId})::int as credits,
      (select coalesce(sum(reward_value), 0) from rewards where user_id = ${userId} and revoked_at is null)::int as "rewardPoints",
      (select count(*) from document_unlocks where user_id = ${userId})::int as unlocks,
      (select count(*) from questions where asker_id = ${userId} and deleted_at is null)::int as questions,
      (select count(*) from orders where user_id = ${userId})::int as orders,
      ((select count(*) from document_views where user_id = ${userId})
        + (select count(*) from document_ratings where user_id = ${userId})
        + (select count(*) from document_downloads where user_id = ${userId})
        + (select count(*) from document_appeals where user_id = ${userId})
        + (select count(*) from school_requests where user_id = ${userId})
        + (select count(*) from messages where user_id = ${userId})
        + (select count(*) from courses where created_by = ${userId})
        + (select count(*) from answers where expert_id = ${userId}))::int as other`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return row;
}
