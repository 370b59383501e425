import { sql } from 'kysely';
import type { Database } from '../database';

export async function find(db: Database, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts an anonymous person; false if the id is taken. */
export async function insertAnonymous(db: Database, id: string): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a person's row until the transaction ends: changes of a balance or a count wait here. */
export async function lock(db: Database, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Records that a person's browser asks not to sell or share their data; the first time stays. */
export async function recordGpc(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ gpc_at: at })
    .where('id', '=', id)
    .where('gpc_at', 'is', null)
    .execute();
}

/** Stores whether a person says that they are under 18. */
export async function setUnder18(trx: Database, id: string, isUnder18: boolean): Promise<void> {
  await trx.updateTable('users').set({ is_under_18: isUnder18 }).where('id', '=', id).execute();
}

export async function setUploadCount(db: Database, id: string, uploadCount: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ upload_count: uploadCount, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Adds to the number of bytes that a person has stored. */
export async function addStoredBytes(db: Database, id: string, bytes: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ stored_bytes: sql`greatest(0, stored_bytes + ${bytes})` })
    .where('id', '=', id)
    .execute();
}
