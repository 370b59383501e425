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

/** Gives a reward once per milestone and adds its points; false when it was given before. */
export async function insertReward(db: Database, reward: RewardRow): Promise<boolean> {
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
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'milestone']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('users')
    .set({ rewards_earned: sql`rewards_earned + ${reward.rewardValue}`, last_reward_at: sql`now()` })
    .where('id', '=', reward.userId)
    .execute();
  return true;
}

/** The milestones of a type that a person has been rewarded for. */
export async function rewardedMilestones(db: Database, userId: string, type: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rewards')
    .select('milestone')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute();
  return rows.map((row) => row.milestone);
}

/** A person's rewards, newest first; `afterId` is the last one seen. */
export async function listRewards(db: Database, userId: string, limit: number, afterId?: number) {
  let query = db.selectFrom('rewards').selectAll().where('user_id', '=', userId);
  if (afterId !== undefined) query = query.where('id', '<', afterId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countRewards(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('rewards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The rewards that the acceptance of one document brought. */
export async function rewardsOfDocument(db: Database, documentId: number) {
  return db
    .selectFrom('rewards')
    .select(['title', 'reward_value'])
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute();
}
