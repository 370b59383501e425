import { type Database, findUser } from '@aw/db';
import type { Config } from '../../config/config';
import type { Limits } from '../../security/limits';

/** What is counted for a person and day. */
export type Counted = 'messages' | 'quizzes';

type AllowanceContext = { config: Config; db: Database; limits: Limits };

const day = 24 * 60 * 60;

/** By which a person’s use is counted, of how many, and in how many seconds: the arguments of the limits. */
async function countOf({ config, db }: Omit<AllowanceContext, 'limits'>, kind: Counted, userId: string) {
  const user = await findUser(db, userId);
  const hasAccount = user?.is_anonymous === false;
  const most = {
    messages: hasAccount ? config.LIMIT_AI_MESSAGES_PER_DAY : config.LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS,
    quizzes: hasAccount ? config.LIMIT_AI_QUIZZES_PER_DAY : config.LIMIT_AI_QUIZZES_PER_DAY_ANONYMOUS,
  }[kind];
  return [`ai-${kind}`, userId, most, day] as const;
}

/** How much a person may use within a day, what is left of it, and when all of it is there again. */
export async function allowanceOf(ctx: AllowanceContext, kind: Counted, userId: string) {
  const counted = await countOf(ctx, kind, userId);
  const { left, resetsAt } = await ctx.limits.left(...counted);
  return { limit: counted[2], left, resetsAt: resetsAt?.toISOString() ?? null };
}

/** Takes one; gives how many there are within a day. Throws 429 `limits.requests` when none is left. */
export async function takeOne(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  await ctx.limits.takeReturnable(...(await countOf(ctx, kind, userId)));
}

/** Gives one back, of what came to nothing. */
export async function giveOneBack(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  await ctx.limits.release(...(await countOf(ctx, kind, userId)));
}
