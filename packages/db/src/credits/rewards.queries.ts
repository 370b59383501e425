import { sql } from 'kysely';
import type { Database } from '../database';

export type RewardRow = {
  userId: string;
  type: string;
  milestone: number;
  title: string;
  description: string;
  rewardValue: number;
  documentId?: number;
};

/**
 * Gives a reward once per milestone and adds its points; a revoked one is given again. Returns 'new' the first time,
 * 'again' for one that was revoked, undefined if the person already has it.
 */
export async function insertReward(db: Database, reward: RewardRow): Promise<'new' | 'again' | undefined> {
  const row = await db
    .insertInto('rewards')
    .values({
      user_id: reward.userId,
      type: reward.type,
      milestone: reward.milestone,
      title: reward.title,
      description: reward.description,
      reward_value: reward.rewardValue,
      document_id: reward.documentId ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type', 'milestone'])
        .doUpdateSet({
          revoked_at: null,
          document_id: sql`coalesce(excluded.document_id, rewards.document_id)`,
        })
        .where('rewards.revoked_at', 'is not', null),
    )
    .returning(['reward_value', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirst();
  if (!row) return undefined;
  await addPoints(db, reward.userId, row.reward_value);
  if (row.is_new)
    await db
      .updateTable('users')
      .set({ last_reward_at: sql`now()` })
      .where('id', '=', reward.userId)
      .execute();
  return row.is_new ? 'new' : 'again';
}

/** Revokes rewards with their points; returns those points. The rows stay, so that they can be given again. */
export async function revokeRewards(
  db: Database,
  userId: string,
  type: string,
  milestones: readonly number[],
): Promise<number> {
  if (milestones.length === 0) return 0;
  const rows = await db
    .updateTable('rewards')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('milestone', 'in', milestones)
    .where('revoked_at', 'is', null)
    .returning('reward_value')
    .execute();
  const points = rows.reduce((sum, row) => sum + row.reward_value, 0);
  await addPoints(db, userId, -points);
  return points;
}

async function addPoints(db: Database, userId: string, points: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ rewards_earned: sql`greatest(0, rewards_earned + ${points})` })
    .where('id', '=', userId)
    .execute();
}

/** Lists the milestones of a type for which a person has a reward. */
export async function listRewardedMilestones(db: Database, userId: string, type: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rewards')
    .select('milestone')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('revoked_at', 'is', null)
    .orderBy('milestone')
    .execute();
  return rows.map((row) => row.milestone);
}

/** Lists a person's rewards, newest first; `afterId` is the last one seen. */
export async function listRewards(db: Database, userId: string, limit: number, afterId?: number) {
  let query = db
    .selectFrom('rewards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (afterId !== undefined) query = query.where('id', '<', afterId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countRewards(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('rewards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the rewards that the acceptance of one document brought. */
export async function listRewardsOfDocument(db: Database, documentId: number) {
  return db
    .selectFrom('rewards')
    .select(['title', 'reward_value'])
    .where('document_id', '=', documentId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}
