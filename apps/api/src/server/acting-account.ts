import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context, UserContext } from '../context';
import { accountNeeded, authRequired, FeatureError } from '../errors/feature-error';
import { placeOf } from './place';
import { userIdOf } from './sessions/session';

const proofNeeded = () =>
  new FeatureError(403, 'auth.confirm', 'Please confirm that it is you. Nothing was changed yet.');

/** How long a proof of identity holds for changes that matter. */
const freshMs = 15 * 60 * 1000;

type UserRow = NonNullable<Awaited<ReturnType<typeof users.findUser>>>;

/** A verb's context when a registered person acts. */
export type AccountContext = UserContext & {
  user: UserRow & { email: string };
  sid: string;
  isFresh: boolean;
};

/** The acting account; throws 401 without a session and 403 `accounts.needed` for an anonymous person. */
export async function accountOf(ctx: Context, request: FastifyRequest): Promise<AccountContext> {
  const user = await users.findUser(ctx.db, userIdOf(request));
  if (!user) throw authRequired();
  const { email } = user;
  if (user.is_anonymous || email === null) throw accountNeeded();
  // A clock that was set back makes no proof younger.
  const sinceProof = ctx.now().getTime() - (request.session.provedAt ?? 0);
  return {
    ...ctx,
    userId: user.id,
    place: placeOf(ctx, request.ip),
    user: { ...user, email },
    sid: request.session.sessionId,
    isFresh: sinceProof >= 0 && sinceProof < freshMs,
  };
}

/**
 * Holds the acting account until the transaction ends. Throws 401 when its session has ended since the call began, so
 * that nothing is changed by who was signed out meanwhile.
 */
export async function lockAccount(ctx: AccountContext): Promise<UserRow> {
  const person = await users.lockUser(ctx.db, ctx.userId);
  // By the same clock by which the call's session was loaded.
  if (!person || !(await auth.findSession(ctx.db, ctx.sid, new Date()))) throw authRequired();
  return person;
}

/** The same for changes that matter; throws 403 `auth.confirm` when identity was last proven too long ago. */
export async function freshAccountOf(ctx: Context, request: FastifyRequest): Promise<AccountContext> {
  const account = await accountOf(ctx, request);
  if (!account.isFresh) throw proofNeeded();
  return account;
}
