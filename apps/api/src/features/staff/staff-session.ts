import type { Admin } from '@aw/contracts/staff';
import { type Database, insertAdminSession, insertAudit } from '@aw/db';
import { hashToken, newToken } from '../../server/token';

export type SignedIn = { token: string; expiresAt: string; admin: Admin };

const lifeMs = 8 * 60 * 60 * 1000;

/** Opens a session of 8 hours for an administrator and notes it in the log; only the token's hash is stored. */
export async function openStaffSession(trx: Database, admin: Admin, now: Date): Promise<SignedIn> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await insertAdminSession(trx, { tokenHash: hashToken(token), adminId: admin.id, expiresAt });
  await insertAudit(trx, { actor: admin.username, verb: 'staff.login', target: `admin:${admin.id}` });
  return { token, expiresAt: expiresAt.toISOString(), admin };
}
