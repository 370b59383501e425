import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** For whom a query runs: a request or a job. */
type Origin = { requestId: string } | { queue: string; jobId: string };

/** What runs now, however many calls below the route or the job. */
export const origin = new AsyncLocalStorage<Origin>();

/** Makes each request the origin of what it asks for; Fastify keeps that over the reading of a body. */
export function addRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _, done) => origin.run({ requestId: id }, done));
}
