import type { Database } from '@aw/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { sessionCookie } from './sessions/session';

const cookieName = 'aw_wrote';
const leastSeconds = 5;

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where there is a read replica, marks the browser of whoever changes something, or begins a session, for as long as a
 * replica that is read may not have it yet. A cookie, because the next request may come to another process.
 */
export function markOwnWrites(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  if (config.DATABASE_READ_URL === undefined) return;
  const cookie = app.serializeCookie(cookieName, '1', {
    maxAge: Math.max(leastSeconds, Math.ceil(config.READ_LAG_MS / 1000)),
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

/** What a request reads from: the main database where its sender changed something just now. */
export function readDbOf({ readDb, cacheDb }: Context, request: FastifyRequest): Database {
  return request.headers.cookie?.includes(`${cookieName}=`) ? cacheDb : readDb;
}
