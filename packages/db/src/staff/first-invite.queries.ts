import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * Inserts the invitation of the first administrator, unless there is staff already or a valid invitation; returns its
 * expiry, and undefined if there is staff. Parallel calls wait for each other.
 */
export async function insertFirstInvite(
  trx: Database,
  row: { tokenHash: string; expiresAt: Date },
  now: Date,
): Promise<{ isNew: boolean; expiresAt: Date } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('first-admin-invite'))`.execute(trx);
  const { rows } = await sql<{ has_staff: boolean; expires_at: Date | null }>`
    select exists (select from admin_users) as has_staff,
           (select max(expires_at) from admin_invites where used_at is null and expires_at > ${now}) as expires_at`.execute(
    trx,
  );
  const invite = rows[0];
  if (!invite || invite.has_staff) return undefined;
  if (invite.expires_at) return { isNew: false, expiresAt: invite.expires_at };
  await trx
    .insertInto('admin_invites')
    .values({ token_hash: row.tokenHash, expires_at: row.expiresAt })
    .execute();
  return { isNew: true, expiresAt: row.expiresAt };
}
