import type { Admin } from '@aw/contracts/staff/public';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import { hashToken, newToken } from '../../server/security/token';
import { wrongCredentials } from './staff.errors';

export type SignedIn = { token: string; expiresAt: string; admin: Admin };

const lifeMs = 8 * 60 * 60 * 1000;

/**
 * Opens a session of 8 hours for a member of staff and notes it in the log; only the token's hash is stored. Throws 401
 * when they were deactivated, or their sessions ended, since `epoch` was read together with the proof.
 */
export async function openStaffSession(
  db: Database,
  admin: Admin,
  epoch: number,
  now: Date,
): Promise<SignedIn> {
  const row = await staff.lockAdmin(db, admin.id);
  if (!row?.is_active || row.session_epoch !== epoch) throw wrongCredentials();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await staff.insertAdminSession(db, { tokenHash: hashToken(token), adminId: admin.id, expiresAt });
  await audit.insertAudit(db, { actor: admin.username, verb: 'staff.login', target: `admin:${admin.id}` });
  return { token, expiresAt: expiresAt.toISOString(), admin };
}
