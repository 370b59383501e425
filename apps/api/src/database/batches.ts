import type { Database } from '@aw/db';
import * as system from '@aw/db/system';
import { inTransaction } from './in-transaction';

/** Reads the next rows of a list: those after `last` in the order of the list, or the first ones without it. */
type ReadNext<Row> = (last?: Row) => Promise<readonly Row[]>;

/**
 * Reads a list of any length in batches of `size` rows, and yields them in its order. The last batch is shorter than
 * `size` and may be empty. A batch is read when the loop has handled the one before, so a loop that ends early reads
 * nothing more. Each batch is read by a separate statement: rows that are added or changed meanwhile may be in a later
 * batch.
 */
export async function* batches<Row>(size: number, readNext: ReadNext<Row>): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ; ) {
    const batch = await readNext(last);
    yield batch;
    if (batch.length < size) return;
    last = batch.at(-1);
  }
}

/** Like `batches`, but yields the rows one by one. */
export async function* rowsInBatches<Row>(size: number, readNext: ReadNext<Row>): AsyncGenerator<Row> {
  for await (const batch of batches(size, readNext)) yield* batch;
}

/**
 * Handles a list in batches, each in its own transaction. `handleNext` takes at most `size` rows, those after `last`, and
 * returns them; fewer than `size` rows are the last ones. An error undoes the batch that it occurs in and ends the loop, but
 * earlier batches stay handled. A job that is tried again must therefore find the rows that are left by what it stored.
 */
export async function handleInBatches<C extends { db: Database }, Row>(
  ctx: C,
  size: number,
  handleNext: (ctx: C, last?: Row) => Promise<readonly Row[]>,
): Promise<void> {
  for await (const _ of batches<Row>(size, (last) => inTransaction(ctx, (ctx) => handleNext(ctx, last))));
}

/**
 * Like `handleInBatches`, for rows that do not show whether they were handled. Each batch stores the id of its last row
 * under `name` for three months, so that a job that runs again continues after it, and runs that overlap share the rows.
 */
export async function resumeInBatches<C extends { db: Database }, Row extends { id: number }>(
  ctx: C,
  { name, size }: { name: string; size: number },
  handleNext: (ctx: C, afterId: number) => Promise<readonly Row[]>,
): Promise<void> {
  await handleInBatches(ctx, size, async (ctx) => {
    const rows = await handleNext(ctx, await system.lockProgress(ctx.db, name));
    const last = rows.at(-1);
    if (last) await system.saveProgress(ctx.db, name, last.id);
    return rows;
  });
}
