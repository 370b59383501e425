import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Request or job that causes a query. */
type Origin = { requestId: string } | { queue: string; jobId: string };

/** The current request or job, at any depth of calls. */
export const origin = new AsyncLocalStorage<Origin>();

/** Makes each request the origin of its queries. Fastify keeps it while the body is read. */
export function addRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _, done) => origin.run({ requestId: id }, done));
}
