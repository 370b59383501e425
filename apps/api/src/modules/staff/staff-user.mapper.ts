import type { StaffInvite, StaffUser } from '@aw/contracts/staff/staff-users';
import type { AdminInviteRow, StaffUserRow } from '@aw/db/staff';

export function toStaffUser(row: StaffUserRow): StaffUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    isActive: row.is_active,
    totpSince: row.totp_since?.toISOString() ?? null,
    seenAt: row.seen_at?.toISOString() ?? null,
    sessionCount: row.session_count ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}

export function toInvite(row: AdminInviteRow): StaffInvite {
  return {
    id: row.id,
    role: row.role,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
