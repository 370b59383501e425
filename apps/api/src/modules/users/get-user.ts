import { policyIds, type User } from '@aw/contracts/users/public';
import * as credits from '@aw/db/credits';
import * as users from '@aw/db/users';
import { nextCredits } from '@aw/pricing';
import type { Context, UserContext } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { requireSelf } from '../../server/acting';
import { findPolicyChanges } from '../content/policies';
import { welcomeSource } from '../credits/grant-welcome';

/** Returns a user with current figures, or undefined. */
export async function userOf(ctx: Pick<Context, 'db' | 'cacheDb'>, id: string): Promise<User | undefined> {
  const { db } = ctx;
  const row = await users.find(db, id);
  if (!row) return undefined;
  const [rewardCount, creditBalance, milestones, hadWelcomeCredit, policyChanges] = await Promise.all([
    credits.countRewards(db, id),
    credits.sumEntries(db, id),
    credits.listMilestoneStates(db, id),
    credits.hasEntry(db, id, welcomeSource),
    findPolicyChanges(ctx, row),
  ]);
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    isExpert: row.is_expert,
    isAnonymous: row.is_anonymous,
    isUnder18: row.is_under_18,
    uploadCount: row.upload_count,
    rewardsEarned: row.rewards_earned,
    rewardCount,
    creditBalance,
    nextCredits: nextCredits(row.upload_count, milestones),
    hadWelcomeCredit,
    changedPolicies: policyIds.filter((policy) => policyChanges[policy] !== null),
    lastRewardAt: row.last_reward_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns the acting user. Throws 401 if they no longer exist, and 403 for another id. */
export async function getUser(ctx: UserContext, userId = ctx.userId): Promise<User> {
  requireSelf(ctx, userId);
  const user = await userOf(ctx, userId);
  if (!user) throw authRequired();
  return user;
}
