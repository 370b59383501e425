import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '../config/durations';
import type { Context, UserContext } from '../context';
import { accountNeeded, authRequired, FeatureError } from '../errors/feature-error';
import { extendContext } from '../extend-context';
import { networkOf } from './network';
import { userIdOf } from './sessions/session';

const proofNeeded = () =>
  new FeatureError(403, 'auth.confirm', 'Please confirm that it is you. Nothing was changed yet.');

/** Time for which a proof of identity is accepted for sensitive changes. */
const freshMs = 15 * minuteMs;

type UserRow = NonNullable<Awaited<ReturnType<typeof users.find>>>;

/** Context of an operation that a registered person performs. */
export type AccountContext = UserContext & {
  user: UserRow & { email: string };
  sid: string;
  isFresh: boolean;
};

/**
 * Returns the context of the signed-in account. Throws 401 without a session and 403 `accounts.needed` for an
 * anonymous person.
 */
export async function accountOf(ctx: Context, request: FastifyRequest): Promise<AccountContext> {
  const user = await users.find(ctx.db, userIdOf(request));
  if (!user) throw authRequired();
  const { email } = user;
  if (user.is_anonymous || email === null) throw accountNeeded();
  // If the clock was set back, the proof does not become fresh again.
  const sinceProof = ctx.now().getTime() - (request.session.provedAt ?? 0);
  return extendContext(ctx, {
    userId: user.id,
    get network() {
      return networkOf(ctx, request.ip);
    },
    user: { ...user, email },
    sid: request.session.sessionId,
    isFresh: sinceProof >= 0 && sinceProof < freshMs,
  });
}

/**
 * Locks the signed-in account until the transaction ends. Throws 401 if its session has ended since the call began,
 * so that a person who was signed out meanwhile changes nothing.
 */
export async function lockAccount(ctx: AccountContext): Promise<UserRow> {
  const person = await users.lock(ctx.db, ctx.userId);
  // The session of this call was loaded by the same clock.
  if (!person || !(await auth.findSession(ctx.db, ctx.sid, new Date()))) throw authRequired();
  return person;
}

/** Like `accountOf`, for sensitive changes. Throws 403 `auth.confirm` if identity was last proven too long ago. */
export async function freshAccountOf(ctx: Context, request: FastifyRequest): Promise<AccountContext> {
  const account = await accountOf(ctx, request);
  if (!account.isFresh) throw proofNeeded();
  return account;
}
