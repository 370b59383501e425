import type { QueueFigures } from '@aw/db/system';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { OnJob } from '../../jobs/run-job';

/**
 * Counts the jobs that this process runs. The named queues start at 0, so that the first failure of one is an
 * increase.
 */
export function countJobs(registry: Registry, queues: readonly string[]): OnJob {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs in seconds, by how they ended: done, failed or postponed.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Job attempts that failed in this process or were stopped for taking too long.',
    labelNames: ['queue'],
    registers: [registry],
  });
  for (const queue of queues) failures.inc({ queue }, 0);
  return ({ queue, outcome, durationMs }) => {
    duration.observe({ queue, outcome }, durationMs / 1000);
    if (outcome === 'failed') failures.inc({ queue });
  };
}

const gauges = [
  ['job_queue_waiting', 'Jobs ready for a worker. 10,000 means 10,000 or more.', 'waiting'],
  ['job_queue_deferred', 'Jobs waiting for a retry or postponed. 10,000 means 10,000 or more.', 'deferred'],
  ['job_queue_oldest_seconds', 'Seconds the oldest job has been ready.', 'oldest_seconds'],
  ['job_queue_failed', 'Jobs that failed permanently and are still kept.', 'failed'],
] as const;

/**
 * Reports the jobs that wait in the queues; the figures are the same in every process. While the database does not
 * answer, `db_up` is 0 and the figures are missing, because old ones would look current.
 */
export function addQueueMetrics(registry: Registry, read: () => Promise<QueueFigures[]>): void {
  const figures = readSeldom(read);
  for (const [name, help, field] of gauges)
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const rows = (await figures()) ?? [];
        this.reset();
        for (const row of rows) this.set({ queue: row.queue }, row[field]);
      },
    });
  new Gauge({
    name: 'db_up',
    help: 'Whether this process could read the queue figures from the database.',
    registers: [registry],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
}

const keptMs = 10_000;
const withinMs = 2_000;

/**
 * Returns an answer that is at most ten seconds old, or undefined if none arrives within two seconds. Only one query
 * runs at a time, so that scrapes do not queue for busy connections.
 */
function readSeldom<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let lastRead: { at: number; answer: Promise<T | undefined> } | undefined;
  let isAsking = false;
  return async () => {
    const at = performance.now();
    if (lastRead && at - lastRead.at < keptMs) return lastRead.answer;
    if (isAsking) return undefined;
    isAsking = true;
    const answer = read()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
    lastRead = { at, answer: Promise.race([answer, after(withinMs)]) };
    return lastRead.answer;
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}
