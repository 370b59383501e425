import type { Database } from '@aw/db';
import { extendContext } from '../extend-context';

/**
 * Runs `work` in a transaction and returns its result; an error rolls everything back. Inside, `ctx.db` is the
 * transaction. Called with a context that is in a transaction already, it joins that one, so an operation can be called
 * on its own or as part of a larger one.
 */
export async function inTransaction<C extends { db: Database }, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work(extendContext(ctx, { db })));
}

/** Throws if the caller has opened no transaction, for an operation whose rows the caller must have locked in it. */
export function requireTransaction({ db }: { db: Database }): void {
  if (!db.isTransaction) throw new Error('This operation belongs into the transaction of its caller.');
}
