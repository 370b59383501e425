import type { Endpoint } from '@aw/contracts/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CacheRule } from './answer-cache';
import { type Answer, addRoute, type Call } from './attach';
import { sendShortLivedText } from './send-text';

/**
 * Puts a read on a scope whose answer is the same for everybody: kept as it was sent, with its tag, and given again
 * before the request is looked at any further. The handler reads from `ctx.cacheDb`.
 */
export function attachCached<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  rule: CacheRule,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const load = async (call: Call<E>) => {
    // The route's schema shapes it here, as it would on the way out.
    const body = call.reply.serialize(await handler(call));
    if (typeof body !== 'string') throw new Error(`${endpoint.path} is not written as text.`);
    return { ...rule, body, ...headersOf(call.reply) };
  };
  addRoute(app, endpoint, {
    onRequest: async (request, reply) => {
      const known = app.answers.peek(request.url);
      if (known) return sendShortLivedText(request, reply, known);
    },
    handler: async (call) => {
      const { request, reply } = call;
      const answer = await app.answers.get(request.url, () => load(call));
      return answer && sendShortLivedText(request, reply, answer);
    },
  });
}

const shared = ['cache-control', 'link'];

/** What the handler said beside the body, so that who shares its answer reads it too. */
function headersOf(reply: FastifyReply) {
  const said = shared.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { type: 'application/json; charset=utf-8', headers: Object.fromEntries(said) };
}
