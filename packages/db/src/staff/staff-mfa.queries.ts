import { sql } from 'kysely';
import type { Database } from '../database';

/** Keeps a sealed secret that waits for its first code, instead of an earlier one that waited; false when the factor is on. */
export async function startAdminTotp(db: Database, adminId: string, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('admin_totp')
    .values({ admin_id: adminId, secret })
    .onConflict((conflict) =>
      conflict
        .column('admin_id')
        .doUpdateSet({ secret, created_at: sql`now()`, last_step: 0 })
        .where('admin_totp.confirmed_at', 'is', null),
    )
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The administrator's factor, confirmed or waiting for its first code. */
export async function findAdminTotp(db: Database, adminId: string) {
  return db.selectFrom('admin_totp').selectAll().where('admin_id', '=', adminId).executeTakeFirst();
}

/** Turns a waiting factor on with the step of its first code; false when it is on, gone or has another secret by now. */
export async function confirmAdminTotp(
  db: Database,
  adminId: string,
  secret: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('admin_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('admin_id', '=', adminId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a time step, so that no code is good twice; of two at once, one gets it. */
export async function takeAdminStep(db: Database, adminId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('admin_totp')
    .set({ last_step: step })
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the factor with its recovery codes. */
export async function deleteAdminTotp(trx: Database, adminId: string): Promise<void> {
  await trx.deleteFrom('admin_totp').where('admin_id', '=', adminId).execute();
  await trx.deleteFrom('admin_recovery').where('admin_id', '=', adminId).execute();
}

/** Puts new recovery codes, as hashes, in the place of all earlier ones. */
export async function replaceAdminRecovery(
  trx: Database,
  adminId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('admin_recovery').where('admin_id', '=', adminId).execute();
  await trx
    .insertInto('admin_recovery')
    .values(hashes.map((hash) => ({ admin_id: adminId, code_hash: hash })))
    .execute();
}

/** Uses a recovery code up; false when there is no such one or it was used. */
export async function useAdminRecovery(
  db: Database,
  adminId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('admin_recovery')
    .set({ used_at: now })
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of an administrator but one. */
export async function deleteOtherAdminSessions(
  db: Database,
  adminId: string,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', tokenHash)
    .execute();
}
