import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What has begun to arrive may take so long until it is a request. */
const graceMs = 1_000;

/**
 * Gives what ends, when the server stops, the connections over which nothing was asked. Browsers open some beforehand;
 * Node counts them as busy, and would wait for each of them for more than a minute.
 */
export function followUnused(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, graceMs).unref();
  };
}
