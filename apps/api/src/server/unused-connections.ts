import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What has begun to arrive may take so long until it is a request. */
const graceMs = 1_000;

/**
 * Ends, when a server stops, the connections over which nothing was asked. Browsers open some beforehand; Node counts
 * them as busy, and would wait for each of them for more than a minute.
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
