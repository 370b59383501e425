import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { endUnused } from './unused-connections';

export type Metrics = { registry: Registry; observe: (app: FastifyInstance) => void };

/** Prometheus metrics: the process's own and the duration of each route by status, in seconds. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        };
        duration.observe(labels, reply.elapsedTime / 1000);
      });
    },
  };
}

/** Serves /metrics on a port of its own, which only the inside of the network reaches. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<FastifyInstance> {
  const app = Fastify();
  endUnused(app);
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await app.listen({ host, port });
  return app;
}
