import type { Entered } from '@aw/contracts/auth/public';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { notePlace } from '../../server/place';
import { suspended } from '../../server/require-user';
import { openSession } from '../../server/session';
import { adoptOrders } from '../orders/adopt-orders';
import { userOf } from '../users/get-user';
import { secondFactorNeeded, wrongCredentials } from '../users/user.errors';
import { bringAlong } from './bring-along';

const pendingMs = 10 * 60 * 1000;

export type AuthOptions = {
  /** Whether the session outlives the browser. */
  remember: boolean;
  /** True when the way in was two factors already, as a passkey is. */
  isStrong?: boolean;
  /** The person's `session_epoch` when the proof was looked at; a sign-in that outlives it is refused. */
  epoch: number;
};

/**
 * Signs a person in who has proven who they are. Throws 403 for a suspended one, and 401 `auth.second_factor`, with
 * the sign-in kept waiting in the session, where a second factor is set.
 */
export async function beginEntry(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  options: AuthOptions,
): Promise<Entered> {
  const user = await users.findUser(ctx.db, userId);
  if (!user || user.is_anonymous) throw authRequired();
  if (user.suspended_at) throw suspended(user.suspended_reason);
  if (!options.isStrong && (await auth.hasTotp(ctx.db, userId))) {
    const until = ctx.now().getTime() + pendingMs;
    request.session.pending = { userId, epoch: options.epoch, remember: options.remember, until };
    throw secondFactorNeeded();
  }
  return enter(ctx, request, userId, options);
}

/**
 * Opens the session of a person and brings along what this browser did before. Throws 401 when the proof counts no more,
 * because a new password or a sign-out everywhere ended the person's sessions meanwhile.
 */
export async function enter(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  { remember, epoch }: AuthOptions,
): Promise<Entered> {
  const from = request.session.userId ?? userId;
  const sides = await inTransaction(ctx, async (ctx) => {
    const pair = await users.lockPair(ctx.db, from, userId);
    if (pair.find(({ id }) => id === userId)?.session_epoch !== epoch) throw wrongCredentials();
    const browser = pair.find(({ id }) => id !== userId);
    const both = await bringAlong(ctx.db, browser, userId);
    await adoptOrders(ctx.db, userId);
    return both;
  });
  const row = await users.findUser(ctx.db, userId);
  const user = await userOf(ctx, userId);
  if (!row || !user) throw authRequired();
  await openSession(
    request,
    { id: userId, isAnonymous: false, rightsVersion: row.rights_version, epoch },
    { remember, now: ctx.now() },
  );
  await notePlace(ctx, userId, request.ip);
  return { user, ...sides };
}
