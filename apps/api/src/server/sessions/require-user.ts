import * as auth from '@aw/db/auth';
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '../../config/durations';
import type { Context } from '../../context';
import { authRequired, FeatureError } from '../../errors/feature-error';
import type { Uploader } from '../files/queue-group';
import { browserLongMs, dayOf, renewSession, userIdOf } from './session';
import type { StoredSession } from './session-cache';

const touchEveryMs = 5 * minuteMs;

/** Error for a suspended person. */
export const suspended = (reason: string | null) =>
  new FeatureError(
    403,
    'auth.suspended',
    `We have suspended this account. The reason: ${(reason ?? 'none was given').replace(/[.\s]+$/, '')}. We have not deleted anything in it. If you think this is a mistake, write to support.`,
  );

/** Requires a session whose person may act. Throws 401 without one and 403 for a suspended person. */
export async function requireUser(ctx: Context, request: FastifyRequest): Promise<void> {
  const userId = userIdOf(request);
  const { session } = request;
  const stored = await ctx.sessions.find(session.sessionId);
  if (!stored || stored.user_id !== userId) throw authRequired();
  if (stored.suspended_at) throw suspended(stored.suspended_reason);
  request.person = personOf(stored);
  if (session.isReplaced) return;
  await touchIfDue(ctx, session.sessionId, stored);
  const rightsVersion = stored.rights_version ?? 0;
  if ((session.rightsVersion ?? 0) !== rightsVersion) await renewSession(ctx.db, request, rightsVersion);
  // A changed session is saved with a cookie that is valid for its whole lifetime from now on.
  else if (session.renewedOn !== dayOf(ctx.now())) session.renewedOn = dayOf(ctx.now());
}

/** Returns the person of a stored session with the fields that queues need. */
export function personOf(stored: StoredSession): Uploader | undefined {
  const { user_id: id, is_anonymous, email_verified_at } = stored;
  return id === null ? undefined : { id, is_anonymous: is_anonymous ?? true, email_verified_at };
}

/** Records every five minutes that a session is in use, and extends a session that ends with its browser. */
export async function touchIfDue(
  ctx: Context,
  sid: string,
  { sess, seen_at: seenAt }: StoredSession,
): Promise<void> {
  const now = ctx.now();
  if (sess.isReplaced || now.getTime() - seenAt.getTime() <= touchEveryMs) return;
  const isBrowserLong = sess.isRemembered === false;
  await auth.touchSession(
    ctx.db,
    sid,
    now,
    isBrowserLong ? new Date(now.getTime() + browserLongMs) : undefined,
  );
  ctx.sessions.forget(sid);
}
