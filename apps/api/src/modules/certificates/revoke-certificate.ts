import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import * as audit from '@aw/db/audit';
import * as certificates from '@aw/db/certificates';
import * as users from '@aw/db/users';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notify } from '../notifications/notify';
import { statusOf, toStaffCertificate } from './certificate.mapper';
import { certificateNotFound } from './certificates.errors';

const maxListed = 100;

/** Returns all certificates of a person, the latest first, also replaced and revoked ones; none for an unknown person. */
export async function listCertificatesForStaff(ctx: Context, userId: string): Promise<StaffCertificate[]> {
  return (await certificates.listOfUser(ctx.db, userId, maxListed)).map(toStaffCertificate);
}

/**
 * Revokes a certificate and its credential permanently and notifies the owner with the reason. An already revoked one stays
 * unchanged. The owner can pass the quiz again for a new certificate. Throws 404.
 */
export async function revokeCertificate(
  ctx: StaffContext,
  certificateId: string,
  reason: string,
): Promise<StaffCertificate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await certificates.find(ctx.db, certificateId);
    if (!before) throw certificateNotFound();
    // Everywhere, people are locked before their rows.
    await users.lock(ctx.db, before.user_id);
    const userId = await certificates.revoke(ctx.db, { certificateId, reason, now: ctx.now() });
    if (userId !== undefined) {
      await audit.insert(ctx.db, {
        actor: ctx.admin.username,
        verb: 'certificate.revoked',
        target: `user:${userId}`,
        before: { certificateId, status: statusOf(before) },
        after: { certificateId, status: 'revoked', reason },
      });
      await notify(ctx, {
        userId,
        mail: { kind: 'certificate_revoked', title: before.quiz_title, reason, certificateId },
        link: `/certificates/${certificateId}`,
        isOwed: true,
      });
    }
    const after = await certificates.find(ctx.db, certificateId);
    if (!after) throw certificateNotFound();
    return toStaffCertificate(after);
  });
}
