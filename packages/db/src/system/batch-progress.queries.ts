import { sql } from 'kysely';
import type { Database } from '../database';

/** Beginning of the names of these facts. */
const prefix = 'progress:';

/** Locks the progress of a job until the transaction ends, and returns the id that it has reached; 0 at first. */
export async function lockProgress(trx: Database, name: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${prefix + name}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('app_facts')
    .select('value')
    .where('name', '=', prefix + name)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Stores the id that a job has reached. The caller has locked the progress. */
export async function saveProgress(trx: Database, name: string, id: number): Promise<void> {
  const value = JSON.stringify(id);
  await trx
    .insertInto('app_facts')
    .values({ name: prefix + name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}

/** Deletes the progress of jobs that have not continued since a moment. */
export async function deleteOldProgress(db: Database, before: Date): Promise<void> {
  await sql`delete from app_facts where starts_with(name, ${prefix}) and updated_at < ${before}`.execute(db);
}
