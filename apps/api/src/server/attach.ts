import type { Endpoint } from '@aw/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { JsonText } from './json-text';

type Out<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;
export type Answer<E extends Endpoint> = E extends { produces: string }
  ? FastifyReply
  : E['responses'][keyof E['responses']] extends infer S
    ? S extends z.core.$ZodType
      ? z.core.input<S>
      : never
    : never;

export type Call<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Puts an endpoint on a scope: its schemas check what comes in and shape what goes out. */
export function attach<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | JsonText<Answer<E>>>,
): void {
  addRoute(app, endpoint, { handler });
}

/** The same for what sends its answer itself, or has one before the request is looked at. */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  {
    handler,
    onRequest,
  }: { handler: (call: Call<E>) => Promise<unknown>; onRequest?: onRequestAsyncHookHandler },
): void {
  const status = Math.min(...Object.keys(endpoint.responses).map(Number));
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
      isPersonalRead: endpoint.method === 'GET' && endpoint.scope === 'session',
    },
    ...(onRequest ? { onRequest } : {}),
    handler: async (request, reply) => {
      reply.code(status);
      // The compiled schemas above have checked the three parts, so the contract's types hold.
      const { params, query, body } = request as Pick<Call<E>, 'params' | 'query' | 'body'>;
      const answer = await handler({ params, query, body, request, reply });
      return answer instanceof JsonText
        ? reply.type('application/json; charset=utf-8').send(answer.text)
        : answer;
    },
  });
}
