import type { Endpoint } from '@aw/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { contextOf } from './acting';
import type { CacheRule } from './cache/answer-cache';
import { isSlice, sendSlice } from './pages';
import { addRoute, type Call, type Handler, type Route } from './routes';
import { sendShortLivedText } from './sites/send-text';

/**
 * Maps a read whose answer is the same for everyone. The serialised answer is cached with its ETag and sent before
 * the request is processed any further. The handler reads from `ctx.cacheDb`.
 */
export function cachedRoute<const E extends Endpoint>(
  endpoint: E,
  rule: CacheRule,
  handler: Handler<E>,
): Route {
  return {
    endpoint,
    add(app, ctx) {
      const load = async (call: Call<E>) => {
        const { request, reply } = call;
        const returned = await handler(contextOf(endpoint, ctx, request), call);
        // Serialised here by the route's schema, as it would be when it is sent.
        const body = reply.serialize(isSlice(returned) ? sendSlice(returned, request, reply) : returned);
        if (typeof body !== 'string') throw new Error(`${endpoint.path} is not written as text.`);
        return { ...rule, body, ...headersOf(reply) };
      };
      addRoute(app, endpoint, {
        onRequest: async (request, reply) => {
          const cached = app.answers.peek(request.url);
          if (cached) return sendShortLivedText(request, reply, cached);
        },
        handler: async (call) => {
          const { request, reply } = call;
          const answer = await app.answers.get(request.url, () => load(call));
          return answer && sendShortLivedText(request, reply, answer);
        },
      });
    },
  };
}

const sharedHeaders = ['cache-control', 'link', 'search-query', 'search-corrected-from', 'search-partial'];

/** Headers that the handler set. They are part of the cached answer. */
function headersOf(reply: FastifyReply) {
  const set = sharedHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { type: 'application/json; charset=utf-8', headers: Object.fromEntries(set) };
}
