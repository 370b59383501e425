import cookie, { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { personOf, suspended, touchIfDue } from './require-user';
import { sessionCookie } from './session';
import type { StoredSession } from './session-cache';

const knownAtMost = 5_000;

/** Finds the person of a signed session cookie without opening the session; undefined when there is none. */
type PersonLookup = (signedCookie: string | undefined) => Promise<StoredSession | undefined>;

function createPersonLookup(ctx: Context): PersonLookup {
  const signer = new Signer(ctx.secret);
  // A signature that was right once is right again.
  const known = new LRUCache<string, string>({ max: knownAtMost });
  const sidOf = (signed: string): string | undefined => {
    const sid = known.get(signed) ?? signer.unsign(signed).value ?? undefined;
    if (sid !== undefined) known.set(signed, sid);
    return sid;
  };
  return async (signedCookie) => {
    const sid = signedCookie ? sidOf(signedCookie) : undefined;
    const stored = sid === undefined ? undefined : await ctx.sessions.find(sid);
    if (sid === undefined || !stored?.user_id) return undefined;
    await touchIfDue(ctx, sid, stored);
    return stored;
  };
}

/**
 * For reads that need of a session only whose it is: none is opened, so none is changed, and who acts is known from the
 * cache. With `isNeeded` such a read is 401 without a person and 403 for a suspended one.
 */
export function addReaders(app: FastifyInstance, ctx: Context, { isNeeded }: { isNeeded: boolean }): void {
  const personBy = createPersonLookup(ctx);
  app.addHook('onRequest', async (request) => {
    const stored = await personBy(request.cookies[sessionCookie]);
    if (isNeeded && stored?.suspended_at) throw suspended(stored.suspended_reason);
    request.person = stored && personOf(stored);
    request.readerId = request.person?.id;
    if (isNeeded && request.readerId === undefined) throw authRequired();
  });
}

/** Returns a function that finds the id of the person who opens a page of the site; undefined without a session. */
export function createPageReader(ctx: Context): (request: FastifyRequest) => Promise<string | undefined> {
  const personBy = createPersonLookup(ctx);
  return async ({ headers }) => {
    if (headers.cookie === undefined) return undefined;
    return (await personBy(cookie.parse(headers.cookie)[sessionCookie]))?.user_id ?? undefined;
  };
}
