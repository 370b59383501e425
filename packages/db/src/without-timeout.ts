import { sql } from 'kysely';
import type { Database } from './database';

/** Removes the time limit of this transaction, for rare work on a whole table. */
export async function withoutTimeout(trx: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}
