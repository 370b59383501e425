import type { UserSummary } from '@aw/contracts/users/staff';
import type { UserForStaffRow } from '@aw/db/users';

/** A user as staff see them. */
export function toUserSummary(row: UserForStaffRow): UserSummary {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    isAnonymous: row.is_anonymous,
    isExpert: row.is_expert,
    audience: row.audience,
    uploadCount: row.upload_count,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedReason: row.suspended_reason,
    eraseAfter: row.erase_after?.toISOString() ?? null,
    mergedInto: row.merged_into,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
  };
}
