import { sql } from 'kysely';
import type { Database } from './database';

/** Lets this transaction take as long as its rows need: for rare work over a whole table. */
export async function withoutTimeout(trx: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}
