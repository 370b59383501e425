import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time in which a request that has begun to arrive must be complete. */
const graceMs = 1_000;

/**
 * Closes, when a server stops, the connections that have not sent a request, and each other one after its last
 * response. Browsers open some in advance, which Node counts as busy. It closes idle connections only at the start of a
 * stop, and would wait more than a minute for one whose response ended later.
 */
export function endIdleConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (isStopping) app.server.closeIdleConnections();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, graceMs).unref();
  });
}
