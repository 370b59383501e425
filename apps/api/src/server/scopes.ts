import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { markOwnWrites } from './own-writes';
import { requirePermissions } from './require-schemas';
import type { Route } from './routes';
import { addReaders } from './sessions/require-reader';
import { requireUser } from './sessions/require-user';
import { addSessions } from './sessions/session';
import { requireGranted, requireStaff } from './staff';

/**
 * Builds each scope once and registers every route in the one that its contract names. Permissions are checked here,
 * before the handler runs.
 */
export async function addScopes(app: FastifyInstance, ctx: Context, all: readonly Route[]): Promise<void> {
  const inScope = (name: string) => all.filter((route) => scopeOf(route) === name);
  const add = (scope: FastifyInstance, base: Context, name: string) => {
    for (const route of inScope(name)) route.add(scope, base);
  };
  // Public answers are cached, and staff make decisions on what they read, so both read from the primary.
  const primary = { ...ctx, readDb: ctx.cacheDb };
  await app.register(async (scope) => add(scope, primary, 'public'));
  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.decorateRequest('readerId');
    await scope.register(async (visitors) => {
      addReaders(visitors, ctx, { isNeeded: false });
      add(visitors, ctx, 'visitor read');
    });
    await scope.register(async (readers) => {
      addReaders(readers, ctx, { isNeeded: true });
      add(readers, ctx, 'reader');
    });
  });
  await app.register(async (scope) => {
    await addSessions(scope, ctx, { secret: ctx.secret, isSecure: ctx.config.COOKIE_SECURE });
    markOwnWrites(scope, ctx);
    await scope.register(async (visitors) => add(visitors, ctx, 'visitor'));
    await scope.register(async (people) => {
      people.addHook('onRequest', async (request) => requireUser(ctx, request));
      add(people, ctx, 'session');
    });
  });
  await app.register(async (scope) => {
    scope.decorateRequest('staff');
    requirePermissions(scope);
    scope.addHook('onRequest', async (request) => requireStaff(primary, request));
    scope.addHook('onRequest', requireGranted);
    add(scope, primary, 'staff');
  });
}

/**
 * Returns the scope of a route. Reads of visitors find the person in a cache and neither open nor change the session.
 */
function scopeOf({ endpoint }: Route): string {
  const { scope, method, opensSession } = endpoint;
  return scope === 'visitor' && method === 'GET' && !opensSession ? 'visitor read' : scope;
}
