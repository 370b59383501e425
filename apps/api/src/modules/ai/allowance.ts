import type { Database } from '@aw/db';
import * as users from '@aw/db/users';
import type { Config } from '../../config/config';
import { FeatureError } from '../../errors/feature-error';
import { isUnconfirmed } from '../../server/files/queue-group';
import type { Limits } from '../../server/security/limits';

/** What is counted for a person and day. */
export type Counted = 'messages' | 'quizzes';

type AllowanceContext = {
  config: Config;
  db: Database;
  limits: Limits;
  /** Hash of the address that a person without a confirmed account calls from; people there share a limit. */
  place?: string | undefined;
};

/** One limit: the arguments of `Limits`, and whether a person or all people at an address share it. */
type Count = { by: 'person' | 'address'; of: [name: string, key: string, points: number, seconds: number] };

/** Nothing is left of an allowance; its caller tells the person what was not done. */
export class NoneLeftError extends Error {
  override readonly name = 'NoneLeftError';
  constructor(
    readonly by: Count['by'],
    readonly retryAfterSeconds: number,
  ) {
    super(`Nothing is left of the allowance of this ${by}.`);
  }
}

const minute = 60;
const day = 24 * 60 * minute;

/** The limits that one message or quiz counts against: the person’s, and without a confirmed account also the address’s. */
async function countsOf(
  { config, db, place }: Omit<AllowanceContext, 'limits'>,
  kind: Counted,
  userId: string,
): Promise<Count[]> {
  const user = await users.findUser(db, userId);
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
  const own: Count = { by: 'person', of: [`ai-${kind}`, userId, hasAccount ? ofAccount : ofPerson, day] };
  if (isConfirmed || place === undefined) return [own];
  return [own, { by: 'address', of: [`ai-${kind}-address`, place, ofAddress, day] }];
}

/** A person’s daily allowance, what is left of it, and when all of it is there again. Without a confirmed account, less may be left at their address. */
export async function allowanceOf(ctx: AllowanceContext, kind: Counted, userId: string) {
  const counts = await countsOf(ctx, kind, userId);
  const states = await Promise.all(counts.map(({ of }) => ctx.limits.left(...of)));
  const least = states.reduce((one, other) => (other.left < one.left ? other : one));
  return {
    limit: counts[0]?.of[2] ?? 0,
    left: least.left,
    resetsAt: least.resetsAt?.toISOString() ?? null,
  };
}

/** Takes one message or quiz of a person’s day. Throws NoneLeftError, and then nothing is counted. */
export async function takeOne(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  const taken: Count[] = [];
  for (const count of await countsOf(ctx, kind, userId))
    try {
      await ctx.limits.takeReturnable(...count.of);
      taken.push(count);
    } catch (error) {
      for (const { of } of taken) await ctx.limits.release(...of);
      throw noneLeft(error, count.by);
    }
}

/** Gives one back that came to nothing. Without the place, the address keeps its count. */
export async function giveOneBack(ctx: AllowanceContext, kind: Counted, userId: string): Promise<void> {
  for (const { of } of await countsOf(ctx, kind, userId)) await ctx.limits.release(...of);
}

/**
 * Counts an answer of the study library, which costs no message: by the address and minute, and by the person and day.
 * Nothing gives it back, since its work is done by then. Throws NoneLeftError.
 */
export async function takeLibraryAnswer(
  { config, limits, place }: Omit<AllowanceContext, 'db'>,
  userId: string,
): Promise<void> {
  const { LIMIT_AI_LIBRARY_PER_MINUTE_PER_ADDRESS: ofAddress, LIMIT_AI_LIBRARY_PER_DAY: ofPerson } = config;
  if (place !== undefined)
    await limits.take('ai-library-address', place, ofAddress, minute).catch((error: unknown) => {
      throw noneLeft(error, 'address');
    });
  await limits.take('ai-library', userId, ofPerson, day).catch((error: unknown) => {
    throw noneLeft(error, 'person');
  });
}

function noneLeft(error: unknown, by: Count['by']): unknown {
  return error instanceof FeatureError ? new NoneLeftError(by, error.extra.retryAfterSeconds ?? 1) : error;
}
