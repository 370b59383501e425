import type { Database } from '@aw/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { sessionCookie } from './sessions/session';

const cookieName = 'aw_wrote';
const minSeconds = 5;

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * If there is a read replica, marks a browser that changes something or begins a session, until a replica in use must
 * have the change. The mark is a cookie, because the next request may go to another process.
 */
export function markOwnWrites(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  if (config.DATABASE_READ_URL === undefined) return;
  const cookie = app.serializeCookie(cookieName, '1', {
    maxAge: Math.max(minSeconds, Math.ceil(config.READ_LAG_MS / 1000)),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.COOKIE_SECURE,
  });
  app.addHook('onSend', async ({ method }, reply) => {
    if (!readMethods.has(method) || beginsSession(reply)) reply.header('set-cookie', cookie);
  });
}

function beginsSession(reply: FastifyReply): boolean {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  return set.some((cookie) => cookie.startsWith(`${sessionCookie}=`));
}

/** Returns the database that a request reads from: the primary if its sender changed something just now. */
export function readDbOf({ readDb, cacheDb }: Context, request: FastifyRequest): Database {
  return request.headers.cookie?.includes(`${cookieName}=`) ? cacheDb : readDb;
}
