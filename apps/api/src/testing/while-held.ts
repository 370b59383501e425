import type { Database } from '@aw/db';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction';
import type { TestApp } from './test-app';

/**
 * Forces a race: takes a lock, starts a call that waits for it, changes something under the lock, releases it, and
 * returns the call's answer.
 */
export async function whileHeld<T>(
  test: TestApp,
  hold: (db: Database) => Promise<unknown>,
  call: () => Promise<T>,
  change: (db: Database) => Promise<unknown>,
): Promise<T> {
  const { answer } = await inTransaction(test.ctx, async (ctx) => {
    await hold(ctx.db);
    // Wrapped, so that returning it from here does not wait for it.
    const started = { answer: call() };
    await untilSomebodyWaits(ctx.db);
    await change(ctx.db);
    return started;
  });
  return answer;
}

async function untilSomebodyWaits(db: Database): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(db);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('No call came to wait for the lock within 10 seconds.');
}
