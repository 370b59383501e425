import type { Database } from '@aw/db';
import * as users from '@aw/db/users';
import type { Config } from '../../../config/config';
import { secondsPerDay, secondsPerMinute } from '../../../config/durations';
import { FeatureError } from '../../../errors/feature-error';
import { isUnconfirmed, type Uploader } from '../../../server/files/queue-group';
import type { Limits } from '../../../server/limits/limits';

/** Kinds of work that are limited per person and day. */
export type Counted = 'messages' | 'quizzes';

type AllowanceContext = {
  config: Config;
  db: Database;
  limits: Limits;
  /** Network of the caller. People without a confirmed account share a limit with the others there. */
  network: string | undefined;
  /** The person, if they are known already. */
  user?: Uploader | undefined;
};

/** One limit: the arguments of `Limits`, and whether it belongs to a person or to all people at an address. */
type Limit = { by: 'person' | 'address'; of: [name: string, key: string, points: number, seconds: number] };

/** Thrown when an allowance is used up; the caller turns it into an error that says what was not done. */
export class NoneLeftError extends Error {
  override readonly name = 'NoneLeftError';
  constructor(
    readonly by: Limit['by'],
    readonly retryAfterSeconds: number,
  ) {
    super(`Nothing is left of the allowance of this ${by}.`);
  }
}

/** Limits that one message or quiz counts against: the person’s, and without a confirmed account also the address’s. */
async function limitsFor(
  { config, db, network, user: known }: Omit<AllowanceContext, 'limits'>,
  kind: Counted,
  userId: string,
): Promise<Limit[]> {
  const user = known ?? (await users.find(db, userId));
  const hasAccount = user?.is_anonymous === false;
  const isConfirmed = user !== undefined && !isUnconfirmed(user);
  const { ofAccount, ofPerson, ofAddress } = {
    messages: {
      ofAccount: config.LIMIT_AI_MESSAGES_PER_DAY,
      ofPerson: config.LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS,
      ofAddress: config.LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS,
    },
    quizzes: {
      ofAccount: config.LIMIT_AI_QUIZZES_PER_DAY,
      ofPerson: config.LIMIT_AI_QUIZZES_PER_DAY_ANONYMOUS,
      ofAddress: config.LIMIT_AI_QUIZZES_PER_DAY_PER_ADDRESS,
    },
  }[kind];
  const own: Limit = {
    by: 'person',
    of: [`ai-${kind}`, userId, hasAccount ? ofAccount : ofPerson, secondsPerDay],
  };
  if (isConfirmed || network === undefined) return [own];
  return [own, { by: 'address', of: [`ai-${kind}-address`, network, ofAddress, secondsPerDay] }];
}

/**
 * Returns a person’s daily allowance, the rest of it, and when it is full again. Without a confirmed account, the rest
 * is the smaller one of the person’s and their address’s.
 */
export async function allowanceOf(ctx: AllowanceContext, kind: Counted, userId: string) {
  const limits = await limitsFor(ctx, kind, userId);
  const states = await Promise.all(limits.map(({ of }) => ctx.limits.left(...of)));
  const least = states.reduce((one, other) => (other.left < one.left ? other : one));
  return {
    limit: limits[0]?.of[2] ?? 0,
    left: least.left,
    resetsAt: least.resetsAt?.toISOString() ?? null,
  };
}

/** Takes one message or quiz from a person’s daily allowance. Throws NoneLeftError, and then nothing is counted. */
export async function takeOne(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  const limits = await limitsFor(ctx, kind, userId);
  const results = await Promise.allSettled(limits.map(({ of }) => ctx.limits.takeReturnable(...of)));
  const failed = results.findIndex(({ status }) => status === 'rejected');
  const [limit, result] = [limits[failed], results[failed]];
  if (limit === undefined || result?.status !== 'rejected') return;
  for (const [at, { of }] of limits.entries())
    if (results[at]?.status === 'fulfilled') await ctx.limits.release(...of);
  throw noneLeft(result.reason, limit.by);
}

/** Gives one message or quiz back after a failure. Without a network in the context, the count of the address stays. */
export async function giveOneBack(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  for (const { of } of await limitsFor(ctx, kind, userId)) await ctx.limits.release(...of);
}

/**
 * Counts an answer of the study library, which costs no message: per address and minute, and per person and day. It is
 * never given back, because its work has been done by then. Throws NoneLeftError.
 */
export async function takeLibraryAnswer(
  { config, limits, network }: Omit<AllowanceContext, 'db'>,
  userId: string,
): Promise<void> {
  const { LIMIT_AI_LIBRARY_PER_MINUTE_PER_ADDRESS: ofAddress, LIMIT_AI_LIBRARY_PER_DAY: ofPerson } = config;
  if (network !== undefined)
    await limits.take('ai-library-address', network, ofAddress, secondsPerMinute).catch((error: unknown) => {
      throw noneLeft(error, 'address');
    });
  await limits.take('ai-library', userId, ofPerson, secondsPerDay).catch((error: unknown) => {
    throw noneLeft(error, 'person');
  });
}

function noneLeft(error: unknown, by: Limit['by']): unknown {
  return error instanceof FeatureError ? new NoneLeftError(by, error.extra.retryAfterSeconds ?? 1) : error;
}
