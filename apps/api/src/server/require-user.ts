import { touchSession } from '@aw/db';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { authRequired, FeatureError } from '../errors/feature-error';
import { browserLongMs, renewSession, userIdOf, weekOf } from './session';

const touchEveryMs = 5 * 60 * 1000;

/** What a suspended person reads. */
export const suspended = (reason: string | null) =>
  new FeatureError(
    403,
    'auth.suspended',
    `This account is suspended: ${(reason ?? 'staff gave no reason').replace(/[.\s]+$/, '')}. Nothing in it was deleted. Write to support to have this reviewed.`,
  );

/** Lets in who has a session and may act; throws 401 without one and 403 for a suspended person. */
export async function requireUser(ctx: Context, request: FastifyRequest): Promise<void> {
  const userId = userIdOf(request);
  const { session } = request;
  const stored = await ctx.sessions.find(session.sessionId);
  if (!stored || stored.sess.userId !== userId) throw authRequired();
  if (stored.suspended_at) throw suspended(stored.suspended_reason);
  if (session.isReplaced) return;
  const now = ctx.now();
  if (now.getTime() - stored.seen_at.getTime() > touchEveryMs) {
    const isBrowserLong = session.isRemembered === false;
    const expire = isBrowserLong ? new Date(now.getTime() + browserLongMs) : undefined;
    await touchSession(ctx.db, session.sessionId, now, expire);
    ctx.sessions.forget(session.sessionId);
  }
  const rightsVersion = stored.rights_version ?? 0;
  if ((session.rightsVersion ?? 0) !== rightsVersion) await renewSession(ctx.db, request, rightsVersion);
  // A changed session is saved with a cookie whose year, or half of one, begins anew.
  else if (session.week !== undefined && session.week !== weekOf(now)) session.week = weekOf(now);
}
