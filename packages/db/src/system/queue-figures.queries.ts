import { sql } from 'kysely';
import type { Database } from '../database';

/** Waiting and failed jobs of one queue. */
export type QueueFigures = {
  queue: string;
  /** Jobs that a worker may take now. */
  waiting: number;
  /** Jobs that are retried later, or postponed. */
  deferred: number;
  /** Seconds since the oldest waiting job became available; 0 without one. */
  oldest_seconds: number;
  /** Jobs that failed in every try, for as long as pg-boss keeps them. */
  failed: number;
};

/** Makes this transaction read through indexes in their order, whatever the statistics say. */
export async function preferIndexes(trx: Database): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('enable_sort', 'off', true)`.execute(trx);
}

/**
 * Returns figures of every queue in pg-boss's schema. Each count ends at 10,000, so that a long queue is not read
 * completely each time: after `preferIndexes` they come from pg-boss's own indexes, job_i11 and the primary key, in these
 * orders.
 */
export async function listQueueFigures(db: Database): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select q.name as queue, w.waiting, w.deferred, w.oldest_seconds, f.failed
    from jobs.queue q
    cross join lateral (
      select count(*) filter (where ready_at <= now())::int as waiting,
             count(*) filter (where ready_at > now())::int as deferred,
             greatest(0, coalesce(extract(epoch from now() - min(ready_at)), 0))::float8 as oldest_seconds
      from (
        select greatest(created_on, start_after) as ready_at from jobs.job
        where name = q.name and state < 'active' and not blocked
        order by priority desc, created_on limit 10000) turn) w
    cross join lateral (
      select count(*)::int as failed
      from (select from jobs.job where name = q.dead_letter order by id limit 10000) given_up) f
    where q.name not in (select dead_letter from jobs.queue where dead_letter is not null)
    order by q.name`.execute(db);
  return rows;
}
