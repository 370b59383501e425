import type { Admin } from '@aw/contracts/staff/public';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import { hourMs } from '../../config/durations';
import { hashToken, newToken } from '../../server/security/token';
import { wrongCredentials } from './staff.errors';

export type SignedIn = { token: string; expiresAt: string; admin: Admin };

const sessionMs = 8 * hourMs;

/**
 * Opens a session of 8 hours for a member of staff and logs it. Only the token's hash is stored. Throws 401 if they were
 * deactivated, or their sessions were ended, since the proof was checked and `epoch` was read.
 */
export async function openStaffSession(
  db: Database,
  admin: Admin,
  epoch: number,
  now: Date,
): Promise<SignedIn> {
  const row = await staff.lock(db, admin.id);
  if (!row?.is_active || row.session_epoch !== epoch) throw wrongCredentials();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionMs);
  await staff.insertSession(db, { tokenHash: hashToken(token), adminId: admin.id, expiresAt });
  await audit.insert(db, { actor: admin.username, verb: 'staff.login', target: `admin:${admin.id}` });
  return { token, expiresAt: expiresAt.toISOString(), admin };
}
