import { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { authRequired } from '../errors/feature-error';
import type { Uploader } from '../files/queue-group';
import { personOf, suspended, touchIfDue } from './require-user';
import { sessionCookie } from './session';

const knownAtMost = 5_000;

/**
 * For reads that need of a session only whose it is: none is opened, so none is changed, and who acts is known from the
 * cache. With `isNeeded` such a read is 401 without a person and 403 for a suspended one.
 */
export function addReaders(app: FastifyInstance, ctx: Context, { isNeeded }: { isNeeded: boolean }): void {
  const signer = new Signer(ctx.secret);
  // A signature that was right once is right again.
  const known = new LRUCache<string, string>({ max: knownAtMost });
  const sidOf = (signed: string): string | undefined => {
    const sid = known.get(signed) ?? signer.unsign(signed).value ?? undefined;
    if (sid !== undefined) known.set(signed, sid);
    return sid;
  };
  const readerOf = async ({ cookies }: FastifyRequest): Promise<Uploader | undefined> => {
    const signed = cookies[sessionCookie];
    const sid = signed ? sidOf(signed) : undefined;
    const stored = sid === undefined ? undefined : await ctx.sessions.find(sid);
    if (sid === undefined || !stored?.user_id) return undefined;
    if (isNeeded && stored.suspended_at) throw suspended(stored.suspended_reason);
    await touchIfDue(ctx, sid, stored);
    return personOf(stored);
  };
  app.addHook('onRequest', async (request) => {
    request.person = await readerOf(request);
    request.readerId = request.person?.id;
    if (isNeeded && request.readerId === undefined) throw authRequired();
  });
}
