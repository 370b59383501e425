import { type Kysely, sql } from 'kysely';

/**
 * Runs a step of a migration that may be repeated. A statement that waits for a lock blocks every later one on its table,
 * so it waits two seconds at most, and holds no lock of another table meanwhile.
 */
export async function inShortTransaction(
  db: Kysely<unknown>,
  step: (trx: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '2s'`.execute(trx);
    await step(trx);
  });
}
