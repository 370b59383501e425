import type { Database } from '@aw/db';

/**
 * Runs `work` in a transaction and returns its result. An error rolls everything back. Inside, `ctx.db` is the
 * transaction. If the context is in a transaction already, `work` joins it, so that an operation can be called on its
 * own or as part of a larger one.
 */
export async function inTransaction<C extends { db: Database }, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((transaction) => work(withDatabase(ctx, transaction)));
}

/** Copies descriptors, not values: the getters of a request's context stay lazy. */
function withDatabase<C extends { db: Database }>(ctx: C, db: Database): C {
  const copy: C = Object.create(Object.getPrototypeOf(ctx), Object.getOwnPropertyDescriptors(ctx));
  return Object.defineProperty(copy, 'db', {
    value: db,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}
