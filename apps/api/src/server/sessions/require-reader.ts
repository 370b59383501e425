import cookie, { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { personOf, suspended, touchIfDue } from './require-user';
import { sessionCookie } from './session';
import type { StoredSession } from './session-cache';

const maxSignatures = 5_000;

/** Finds the person of a signed session cookie without opening the session. Returns undefined if there is none. */
type PersonLookup = (signedCookie: string | undefined) => Promise<StoredSession | undefined>;

function createPersonLookup(ctx: Context): PersonLookup {
  const signer = new Signer(ctx.secret);
  // A signature that was valid once stays valid.
  const sidBySignature = new LRUCache<string, string>({ max: maxSignatures });
  const sidOf = (signed: string): string | undefined => {
    const sid = sidBySignature.get(signed) ?? signer.unsign(signed).value ?? undefined;
    if (sid !== undefined) sidBySignature.set(signed, sid);
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
 * Adds the person to reads that need only the session's owner. No session is opened or changed, and the person comes
 * from the cache. With `isNeeded`, such a read is answered with 401 without a person and 403 for a suspended one.
 */
export function addReaders(app: FastifyInstance, ctx: Context, { isNeeded }: { isNeeded: boolean }): void {
  const findPerson = createPersonLookup(ctx);
  app.addHook('onRequest', async (request) => {
    const stored = await findPerson(request.cookies[sessionCookie]);
    if (isNeeded && stored?.suspended_at) throw suspended(stored.suspended_reason);
    request.person = stored && personOf(stored);
    request.readerId = request.person?.id;
    if (isNeeded && request.readerId === undefined) throw authRequired();
  });
}

/** Returns a function that finds the id of the person who opens a page of the site, or undefined without a session. */
export function createPageReader(ctx: Context): (request: FastifyRequest) => Promise<string | undefined> {
  const findPerson = createPersonLookup(ctx);
  return async ({ headers }) => {
    if (headers.cookie === undefined) return undefined;
    return (await findPerson(cookie.parse(headers.cookie)[sessionCookie]))?.user_id ?? undefined;
  };
}
