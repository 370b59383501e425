import type { OnQuery, OpenDatabase, ReplicaHealth } from '@aw/db';
import { Gauge, Histogram, type Registry } from 'prom-client';

/**
 * Limit far above the number of query names. Further names are counted as `other`, so that the metric cannot grow
 * without bound.
 */
const maxNames = 1_000;

/** Measures the duration of each query by its name. */
export function countQueries(registry: Registry): OnQuery {
  const duration = new Histogram({
    name: 'db_query_duration_seconds',
    help: 'Duration of database statements in seconds, without the wait for a connection.',
    labelNames: ['name'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  const names = new Set<string>();
  return ({ name, durationMs }) => {
    if (names.size < maxNames) names.add(name);
    duration.observe({ name: names.has(name) ? name : 'other' }, durationMs / 1000);
  };
}

/** Reports the connections of this process by pool. Searches have their own pools. */
export function addPoolMetrics(registry: Registry, databases: Readonly<Record<string, OpenDatabase>>): void {
  const pools = Object.entries(databases).flatMap(([name, { pool, search }]) =>
    search === pool
      ? [{ name, pool }]
      : [
          { name, pool },
          { name: `${name}_search`, pool: search },
        ],
  );
  new Gauge({
    name: 'db_pool_connections',
    help: 'Open connections of a pool, idle or used.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { name, pool } of pools) {
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
      }
    },
  });
  new Gauge({
    name: 'db_pool_max_connections',
    help: 'Maximum number of connections in a pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { name, pool } of pools) this.set({ pool: name }, pool.options.max);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Statements and transactions waiting for a connection from a pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { name, pool } of pools) this.set({ pool: name }, pool.waitingCount);
    },
  });
}

/**
 * Reports how far the read replica is behind (missing while unknown) and whether it is read. Both are missing without
 * a replica.
 */
export function addReplicaMetrics(registry: Registry, replica: ReplicaHealth | undefined): void {
  new Gauge({
    name: 'db_replica_usable',
    help: 'Whether reads go to the replica (1), or to the main database because the replica is unavailable or too far behind (0).',
    registers: [registry],
    collect() {
      if (replica) this.set(replica.isUsable() ? 1 : 0);
      else this.remove();
    },
  });
  new Gauge({
    name: 'db_replica_lag_seconds',
    help: 'How many seconds the read replica is behind.',
    registers: [registry],
    collect() {
      const lag = replica?.lagSeconds();
      if (lag === undefined) this.remove();
      else this.set(lag);
    },
  });
}
