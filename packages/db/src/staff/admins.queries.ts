import type { StaffRole } from '@aw/contracts/staff/permissions';
import { sql } from 'kysely';
import type { Database } from '../database';

export async function findByUsername(db: Database, username: string) {
  return db
    .selectFrom('admin_users')
    .selectAll()
    .where('username', '=', username)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export async function count(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('admin_users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Inserts a member of staff; undefined if the username or email is taken. */
export async function insert(
  db: Database,
  row: { username: string; email: string; passwordHash: string; role: StaffRole },
) {
  return db
    .insertInto('admin_users')
    .values({ username: row.username, email: row.email, password: row.passwordHash, role: row.role })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username', 'email', 'role', 'session_epoch'])
    .executeTakeFirst();
}

export async function insertSession(
  db: Database,
  row: { tokenHash: string; adminId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('admin_sessions')
    .values({ token_hash: row.tokenHash, admin_id: row.adminId, expires_at: row.expiresAt })
    .execute();
  await db.updateTable('admin_users').set({ last_login: sql`now()` }).where('id', '=', row.adminId).execute();
}

/**
 * Finds the administrator with a token that has not expired and was used after `idleSince`, and the time since which
 * they have a second factor.
 */
export async function findSession(db: Database, tokenHash: string, now: Date, idleSince: Date) {
  return db
    .selectFrom('admin_sessions as s')
    .innerJoin('admin_users as a', 'a.id', 's.admin_id')
    .leftJoin('admin_totp as t', 't.admin_id', 'a.id')
    .select(['a.id', 'a.username', 'a.email', 'a.role', 's.expires_at', 's.last_seen_at'])
    .select('t.confirmed_at as totp_since')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', idleSince)
    .where('a.is_active', '=', true)
    .executeTakeFirst();
}

/** Records the use of a session by its member of staff. */
export async function touchSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  // Two statements, so that no call locks a session while it waits for a member who is being changed.
  const used = await db
    .updateTable('admin_sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .returning('admin_id')
    .executeTakeFirst();
  if (used)
    await db.updateTable('admin_users').set({ seen_at: now }).where('id', '=', used.admin_id).execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute();
}

/** Keeps one open invitation of the server's own: a new one replaces unused ones. */
export async function replaceServerInvite(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.deleteFrom('admin_invites').where('used_at', 'is', null).where('invited_by', 'is', null).execute();
  await db.insertInto('admin_invites').values({ token_hash: tokenHash, expires_at: expiresAt }).execute();
}

/** Returns true if an invitation exists, is unused and has not expired. */
export async function hasInvite(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('admin_invites')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up an invitation and returns its role; undefined if it is unknown, used or expired. */
export async function useInvite(db: Database, tokenHash: string, now: Date): Promise<StaffRole | undefined> {
  const row = await db
    .updateTable('admin_invites')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('role')
    .executeTakeFirst();
  return row?.role;
}

/** Finds a fact about this installation, such as that the demo was loaded. */
export async function findFact(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('app_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function setFact(db: Database, name: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('app_facts')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json, updated_at: sql`now()` }))
    .execute();
}
