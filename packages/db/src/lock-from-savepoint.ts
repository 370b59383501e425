import { sql } from 'kysely';
import type { Database } from './database';

const maxTries = 10;

/** Result of a try whose rows belonged to somebody else by the time that they were locked. */
export const moved = Symbol('moved');

/**
 * Rows changed hands more often than a transaction follows. Has the code of a failed serialization, so it counts as
 * busy.
 */
class MovedTooOftenError extends Error {
  readonly code = '40001';
  constructor() {
    super('The rows kept changing hands.');
  }
}

/**
 * Repeats a try that locks rows until it no longer returns `moved`, and returns its result. The locks of a try are
 * released before the next one, because locking a person after a document, or after another person, breaks the order of
 * locks; earlier locks of the transaction stay. A try changes no rows.
 *
 * @throws MovedTooOftenError after ten tries.
 */
export async function lockFromSavepoint<T>(
  trx: Database,
  attempt: () => Promise<T | typeof moved>,
): Promise<T> {
  await sql`savepoint before_locks`.execute(trx);
  for (let tries = 0; tries < maxTries; tries++) {
    const result = await attempt();
    if (result !== moved) {
      await sql`release savepoint before_locks`.execute(trx);
      return result;
    }
    await sql`rollback to savepoint before_locks`.execute(trx);
  }
  throw new MovedTooOftenError();
}
