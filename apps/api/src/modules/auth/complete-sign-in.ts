import type { Entered } from '@aw/contracts/auth/public';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { rememberNetwork } from '../../server/network';
import { suspended } from '../../server/sessions/require-user';
import { openSession } from '../../server/sessions/session';
import { adoptOrders } from '../orders/adopt-orders';
import { adoptSavedSearches } from '../users/adopt-saved-searches';
import { userOf } from '../users/get-user';
import { secondFactorNeeded, wrongCredentials } from '../users/user.errors';
import { mergeAnonymousUser } from './merge-anonymous-user';

const pendingMs = 10 * minuteMs;

export type SignInOptions = {
  /** Whether the session outlives the browser. */
  remember: boolean;
  /** True for a sign-in method that counts as two factors, such as a passkey. */
  isStrong?: boolean;
  /** The user's `session_epoch` when the proof was checked. If it has changed meanwhile, the sign-in is refused. */
  epoch: number;
};

/**
 * Signs in a user who has proven their identity with one factor. If the account has a second factor, the sign-in waits
 * in the session for its code.
 *
 * @throws 401 `auth.second_factor` if a code is needed, and 403 if the user is suspended.
 */
export async function startSignIn(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  options: SignInOptions,
): Promise<Entered> {
  const user = await users.find(ctx.db, userId);
  if (!user || user.is_anonymous) throw authRequired();
  if (user.suspended_at) throw suspended(user.suspended_reason);
  if (!options.isStrong && (await auth.hasTotp(ctx.db, userId))) {
    const until = ctx.now().getTime() + pendingMs;
    request.session.pending = { userId, epoch: options.epoch, remember: options.remember, until };
    throw secondFactorNeeded();
  }
  return completeSignIn(ctx, request, userId, options);
}

/**
 * Opens a session for a user and merges this browser's anonymous user into them. Throws 401 if the proof is outdated,
 * because a new password or a sign-out everywhere has ended the user's sessions meanwhile.
 */
export async function completeSignIn(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  { remember, epoch }: SignInOptions,
): Promise<Entered> {
  const from = request.session.userId ?? userId;
  const merge = await inTransaction(ctx, async (ctx) => {
    const pair = await users.lockPair(ctx.db, from, userId);
    if (pair.find(({ id }) => id === userId)?.session_epoch !== epoch) throw wrongCredentials();
    const browser = pair.find(({ id }) => id !== userId);
    const summary = await mergeAnonymousUser(ctx.db, browser, userId);
    await adoptOrders(ctx.db, userId);
    await adoptSavedSearches(ctx.db, userId);
    return summary;
  });
  const row = await users.find(ctx.db, userId);
  const user = await userOf(ctx, userId);
  if (!row || !user) throw authRequired();
  await openSession(
    request,
    { id: userId, isAnonymous: false, rightsVersion: row.rights_version, epoch },
    { remember, now: ctx.now() },
  );
  await rememberNetwork(ctx, userId, request.ip);
  return { user, ...merge };
}
