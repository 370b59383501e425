import type { StaffRole } from '@aw/contracts/staff/permissions';
import { sql } from 'kysely';
import type { Database } from '../database';

function members(db: Database, now: Date, idleSince: Date) {
  return db
    .selectFrom('admin_users as a')
    .leftJoin('admin_totp as t', 't.admin_id', 'a.id')
    .select(['a.id', 'a.username', 'a.email', 'a.role', 'a.is_active', 'a.created_at'])
    .select('t.confirmed_at as totp_since')
    .select(sql<Date | null>`greatest(a.seen_at, a.last_login)`.as('seen_at'))
    .select((eb) =>
      eb
        .selectFrom('admin_sessions as s')
        .whereRef('s.admin_id', '=', 'a.id')
        .where('s.expires_at', '>', now)
        .where('s.last_seen_at', '>', idleSince)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('session_count'),
    );
}

/** Lists members of staff, active ones first, by name; sessions count if they were used after `idleSince`. */
export async function list(db: Database, now: Date, idleSince: Date, limit: number) {
  return members(db, now, idleSince)
    .orderBy('a.is_active', 'desc')
    .orderBy('a.username')
    .limit(limit)
    .execute();
}

export async function find(db: Database, id: string, now: Date, idleSince: Date) {
  return members(db, now, idleSince).where('a.id', '=', id).executeTakeFirst();
}
export type StaffUserRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Locks everybody who is active or named, in one order, so that the second of two parallel changes sees the first. */
export async function lockMany(trx: Database, ids: readonly string[]) {
  return trx
    .selectFrom('admin_users')
    .select(['id', 'username', 'role', 'is_active', 'session_epoch', 'password'])
    .where((eb) => eb.or([eb('is_active', '=', true), eb('id', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks one member until the transaction ends. */
export async function lock(trx: Database, id: string) {
  return trx.selectFrom('admin_users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes a member's role, password or access. */
export async function update(
  trx: Database,
  id: string,
  change: { role?: StaffRole; password?: string; is_active?: boolean },
): Promise<void> {
  await trx
    .updateTable('admin_users')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Ends a member's sessions, all or all but one, and sign-ins in progress; returns the number of sessions. */
export async function endSessions(trx: Database, id: string, exceptTokenHash = ''): Promise<number> {
  await trx
    .updateTable('admin_users')
    .set({ session_epoch: sql`session_epoch + 1` })
    .where('id', '=', id)
    .execute();
  const result = await trx
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', id)
    .where('token_hash', '<>', exceptTokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Returns true if a token still belongs to a session of a member. */
export async function hasSession(trx: Database, id: string, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('admin_sessions')
    .select('token_hash')
    .where('admin_id', '=', id)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

function invites(db: Database) {
  return db
    .selectFrom('admin_invites as i')
    .leftJoin('admin_users as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.role', 'i.created_at', 'i.expires_at', 'a.username as invited_by']);
}

/** Lists valid invitations, newest first. */
export async function listInvites(db: Database, now: Date, limit: number) {
  return invites(db)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .orderBy('i.created_at', 'desc')
    .limit(limit)
    .execute();
}
export type AdminInviteRow = Awaited<ReturnType<typeof listInvites>>[number];

/** Inserts an invitation by a member for a role; returns it as lists do. */
export async function insertInvite(
  trx: Database,
  row: { tokenHash: string; role: StaffRole; invitedBy: string; now: Date; expiresAt: Date },
): Promise<AdminInviteRow> {
  const { id } = await trx
    .insertInto('admin_invites')
    .values({
      token_hash: row.tokenHash,
      role: row.role,
      invited_by: row.invitedBy,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return invites(trx).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** Deletes an unused invitation; returns its role, undefined if there is none. */
export async function deleteInvite(trx: Database, id: string) {
  return trx
    .deleteFrom('admin_invites')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('role')
    .executeTakeFirst();
}

/** Deletes a member's unused invitations; returns their number. */
export async function deleteInvitesBy(trx: Database, adminId: string): Promise<number> {
  const result = await trx
    .deleteFrom('admin_invites')
    .where('invited_by', '=', adminId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
