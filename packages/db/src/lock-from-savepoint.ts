import { sql } from 'kysely';
import type { Database } from './database';

const mostTries = 10;

/** What a try found to be somebody else's by the time that it held it. */
export const moved = Symbol('moved');

/** Rows changed hands more often than a transaction follows; has the code of a failed serialization, so it counts as busy. */
class MovedTooOftenError extends Error {
  readonly code = '40001';
  constructor() {
    super('The rows kept changing hands.');
  }
}

/**
 * Runs a try that locks rows until it no longer gives `moved`, and gives its answer. What a try held is let go before the
 * next one, because a person who is locked after a document, or after another person, breaks the order of locks; what the
 * transaction held before stays held. A try changes no rows. Throws `MovedTooOftenError` after ten tries.
 */
export async function lockFromSavepoint<T>(
  trx: Database,
  attempt: () => Promise<T | typeof moved>,
): Promise<T> {
  await sql`savepoint before_locks`.execute(trx);
  for (let tries = 0; tries < mostTries; tries++) {
    const held = await attempt();
    if (held !== moved) {
      await sql`release savepoint before_locks`.execute(trx);
      return held;
    }
    await sql`rollback to savepoint before_locks`.execute(trx);
  }
  throw new MovedTooOftenError();
}
