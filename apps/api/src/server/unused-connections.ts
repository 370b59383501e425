import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time in which a request that has begun to arrive must be complete. */
const graceMs = 1_000;

/**
 * Closes, when a server stops, the connections that have not sent a request. Browsers open some in advance; Node
 * counts them as busy and would wait more than a minute for each of them.
 */
export function endUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, graceMs).unref();
  });
}
