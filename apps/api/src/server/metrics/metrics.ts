import type { OnQuery, OpenDatabase } from '@aw/db';
import * as system from '@aw/db/system';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Context } from '../../context';
import type { OnJob } from '../../jobs/run-job';
import { endIdleConnections } from '../idle-connections';
import { listen, type Place } from '../listen';
import { addPoolMetrics, addReplicaMetrics, countQueries } from './database-metrics';
import { addQueueMetrics, countJobs } from './job-metrics';
import { countServiceFailures } from './service-failures';

/** Resources of a process that are measured. */
export type Measured = Context & {
  /** Open connections, keyed by pool name. */
  databases: Readonly<Record<string, OpenDatabase>>;
};

export type Metrics = {
  registry: Registry;
  /** Counts the requests of an application. */
  observe: (app: FastifyInstance) => void;
  onQuery: OnQuery;
  onJob: OnJob;
  /** Measures these resources and returns a context whose services count their failures. */
  measure: <C extends Measured>(ctx: C) => C;
};

/**
 * Creates the Prometheus metrics of this process, in seconds, and those of the queues that all processes share. Jobs
 * of the named `queues` are counted from 0.
 */
export function createMetrics(queues: readonly string[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    observe: countRequests(registry),
    onQuery: countQueries(registry),
    onJob: countJobs(registry, queues),
    measure(ctx) {
      const { cacheDb, databases, files, mail, payments, replica, scanner } = ctx;
      addPoolMetrics(registry, databases);
      addQueueMetrics(registry, () =>
        cacheDb.transaction().execute(async (trx) => {
          await system.preferIndexes(trx);
          return system.listQueueFigures(trx);
        }),
      );
      addReplicaMetrics(registry, replica);
      return { ...ctx, ...countServiceFailures(registry, { files, mail, payments, scanner }) };
    },
  };
}

function countRequests(registry: Registry): Metrics['observe'] {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      };
      duration.observe(labels, reply.elapsedTime / 1000);
    });
  };
}

/** Serves /metrics on a separate port, which is reachable only inside the network. */
export async function serveMetrics(metrics: Metrics, place: Place): Promise<FastifyInstance> {
  const app = Fastify();
  endIdleConnections(app);
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await listen(app, place);
  return app;
}
