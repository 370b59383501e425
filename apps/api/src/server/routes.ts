import type { Endpoint } from '@aw/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context';
import { type ContextOf, contextOf } from './acting';
import { JsonText } from './json-text';
import { isSlice, type JsonSlice, type Slice, sendSlice } from './pages';

type Out<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;

/** Body that a handler returns, or a reply if the endpoint sends something other than JSON. */
export type Answer<E extends Endpoint> = E extends { produces: string }
  ? FastifyReply
  : E['responses'][keyof E['responses']] extends infer S
    ? S extends z.core.$ZodType
      ? z.core.input<S>
      : never
    : never;

/** A list may be returned as a slice: its items are sent, and the Link header contains the next page. */
type Returned<A> = A | JsonText<A> | (A extends readonly (infer T)[] ? Slice<T> | JsonSlice<T> : never);

export type Call<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint, A = Returned<Answer<E>>> = (
  ctx: ContextOf<E>,
  call: Call<E>,
) => Promise<A>;

/** An endpoint with its operation. `add` registers it in the scope that its contract names. */
export type Route = { endpoint: Endpoint; add: (app: FastifyInstance, ctx: Context) => void };

/** Joins the routes of a module, and lists of routes of its parts, into one list. */
export function routes(...parts: (Route | readonly Route[])[]): readonly Route[] {
  return parts.flat();
}

/** Maps an endpoint to an operation. The endpoint's schemas check the request and serialise the answer. */
export function route<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return ownRoute(endpoint, handler);
}

/** Like `route`, for a handler that may also send its answer itself. */
export function ownRoute<const E extends Endpoint>(endpoint: E, handler: Handler<E, unknown>): Route {
  return {
    endpoint,
    add: (app, ctx) =>
      addRoute(app, endpoint, {
        handler: (call) => handler(contextOf(endpoint, ctx, call.request), call),
      }),
  };
}

/** Adds an endpoint to a Fastify scope, for handlers that need more than a context. */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { handler, isCached }: { handler: (call: Call<E>) => Promise<unknown>; isCached?: boolean },
): void {
  const status = Math.min(...Object.keys(endpoint.responses).map(Number));
  const isList = endpoint.responses[status] instanceof z.ZodMiniArray;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: endpoint.responses,
    },
    ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
    config: {
      scope: endpoint.scope,
      permission: endpoint.scope === 'staff' ? endpoint.permission : undefined,
      isCounted: !endpoint.isStored,
      fileTexts: endpoint.fileTexts,
      ownLimit: endpoint.ownLimit,
      isCached,
      isPersonalRead: endpoint.method === 'GET' && endpoint.scope === 'session',
    },
    handler: async (request, reply) => {
      reply.code(status);
      // The schemas above have checked the three parts, so the contract's types hold.
      const { params, query, body } = request as Pick<Call<E>, 'params' | 'query' | 'body'>;
      const returned = await handler({ params, query, body, request, reply });
      const answer = isList && isSlice(returned) ? sendSlice(returned, request, reply) : returned;
      return answer instanceof JsonText
        ? reply.type('application/json; charset=utf-8').send(answer.text)
        : answer;
    },
  });
}
