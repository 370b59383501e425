import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * Stores a sealed secret until its first code, in place of an earlier unconfirmed one; false if the factor is already
 * on.
 */
export async function startTotp(db: Database, adminId: string, secret: string): Promise<boolean> {
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

/** Finds the administrator's factor, confirmed or waiting for its first code. */
export async function findTotp(db: Database, adminId: string) {
  return db.selectFrom('admin_totp').selectAll().where('admin_id', '=', adminId).executeTakeFirst();
}

/**
 * Turns on a waiting factor with the time step of its first code; false if it is on, gone or has another secret by now.
 */
export async function confirmTotp(
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

/** Uses up a time step, so that no code works twice; only one of two parallel calls gets it. */
export async function useTotpStep(db: Database, adminId: string, step: number): Promise<boolean> {
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
export async function deleteTotp(trx: Database, adminId: string): Promise<void> {
  await trx.deleteFrom('admin_totp').where('admin_id', '=', adminId).execute();
  await trx.deleteFrom('admin_recovery').where('admin_id', '=', adminId).execute();
}

/** Replaces all recovery codes with new ones, given as hashes. */
export async function replaceRecoveryCodes(
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

/** Uses up a recovery code; false if there is none or it was used. */
export async function useRecoveryCode(
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

/** Ends all sessions of an administrator but one. */
export async function deleteOtherSessions(db: Database, adminId: string, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', tokenHash)
    .execute();
}
