import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Keeps the answer of each request beside it, for `disconnectSignal`. */
export function addDisconnectSignals(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.answer = reply.raw;
    done();
  });
}

/**
 * Returns a signal that aborts when the client disconnects before it has its answer. Fastify's own `request.signal` misses
 * that for requests with a body, which close when the body has been read.
 */
export function disconnectSignal(request: FastifyRequest): AbortSignal {
  request.disconnected ??= abortedOnClose(request.answer);
  return request.disconnected;
}

function abortedOnClose(answer: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const check = () => {
    if (!answer.writableFinished) gone.abort();
  };
  if (answer.closed) check();
  else answer.once('close', check);
  return gone.signal;
}
