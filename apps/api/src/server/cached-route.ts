import type { Endpoint } from '@aw/contracts/endpoint';
import { searchHeaders } from '@aw/contracts/search/search-outcome';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { contextOf } from './acting';
import type { CacheRule } from './cache/answer-cache';
import { takeRead } from './limits/take-read';
import { isSlice, sendSlice } from './pages';
import { addRoute, type Call, type Handler, type Route } from './routes';
import { sendShortLivedText } from './sites/send-text';

export function isCachedRead({ method }: FastifyRequest, { isCached }: FastifyContextConfig): boolean {
  return isCached === true && method === 'GET';
}

/**
 * Counts reads of cached routes and sends the answers that are cached, before the hooks that prepare a request for its
 * route. Must be registered before them.
 */
export function addCachedAnswers(app: FastifyInstance, ctx: Context): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    if (!isCachedRead(request, config)) return done();
    if (config.isCounted) takeRead(ctx, request);
    const cached = app.answers.peek(request.url);
    if (!cached) return done();
    const sent = sendShortLivedText(request, reply, cached);
    if (sent instanceof Promise) sent.catch(done);
  });
}

/**
 * Maps a read whose answer is the same for everyone. The serialised answer is cached with its ETag and sent before
 * the request is processed any further, see `addCachedAnswers`. The handler reads from `ctx.cacheDb`.
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
        isCached: true,
        handler: async (call) => {
          const { request, reply } = call;
          const answer = await app.answers.get(request.url, () => load(call));
          return answer && sendShortLivedText(request, reply, answer);
        },
      });
    },
  };
}

const sharedHeaders = ['cache-control', 'link', ...Object.values(searchHeaders)];

/** Headers that the handler set. They are part of the cached answer. */
function headersOf(reply: FastifyReply) {
  const set = sharedHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { type: 'application/json; charset=utf-8', headers: Object.fromEntries(set) };
}
