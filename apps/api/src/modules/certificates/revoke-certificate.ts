import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import * as audit from '@aw/db/audit';
import * as certificates from '@aw/db/certificates';
import * as users from '@aw/db/users';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notify } from '../notifications/notify';
import { statusOf, toStaffCertificate } from './certificate.mapper';
import { certificateNotFound } from './certificates.errors';

const mostListed = 100;

/** A person's certificates for staff, the latest first, whatever became of them; none for somebody unknown. */
export async function listCertificatesForStaff(ctx: Context, userId: string): Promise<StaffCertificate[]> {
  return (await certificates.listCertificatesOf(ctx.db, userId, mostListed)).map(toStaffCertificate);
}

/**
 * Revokes a certificate with its credential, for good, and tells its owner why; one that is revoked already stays as it
 * is. The owner may pass the quiz again and gets a new one. Throws 404.
 */
export async function revokeCertificate(
  ctx: StaffContext,
  certificateId: string,
  reason: string,
): Promise<StaffCertificate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await certificates.findCertificate(ctx.db, certificateId);
    if (!before) throw certificateNotFound();
    // People are held before what is theirs.
    await users.lockUser(ctx.db, before.user_id);
    const userId = await certificates.revokeCertificate(ctx.db, { certificateId, reason, now: ctx.now() });
    if (userId !== undefined) {
      await audit.insertAudit(ctx.db, {
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
    const after = await certificates.findCertificate(ctx.db, certificateId);
    if (!after) throw certificateNotFound();
    return toStaffCertificate(after);
  });
}
