import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Stores the response of each request on the request, for `disconnectSignal`. */
export function addDisconnectSignals(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.answer = reply.raw;
    done();
  });
}

/**
 * Returns a signal that aborts when the client disconnects before it has received its answer. Fastify's own
 * `request.signal` does not work for requests with a body, because they close when the body has been read.
 */
export function disconnectSignal(request: FastifyRequest): AbortSignal {
  request.disconnected ??= abortedOnClose(request.answer);
  return request.disconnected;
}

function abortedOnClose(answer: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  const check = () => {
    if (!answer.writableFinished) disconnected.abort();
  };
  if (answer.closed) check();
  else answer.once('close', check);
  return disconnected.signal;
}
