import type { Certificate, updateCertificate as contract } from '@aw/contracts/certificates/public';
import * as certificates from '@aw/db/certificates';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { auditOwn } from '../audit/audit-own';
import { certificateNotFound } from './certificates.errors';
import { requireDrawable } from './drawable-text';
import { getCertificate } from './get-certificate';

/**
 * Changes the name, template or visibility of an own certificate; fields that are not sent stay. Throws 404, and 422 for a
 * name with characters that no font contains.
 */
export async function changeCertificate(
  ctx: UserContext,
  certificateId: string,
  form: z.output<typeof contract.body>,
): Promise<Certificate> {
  const { studentName, template, isPublic } = form;
  if (studentName !== undefined)
    await requireDrawable(ctx, studentName, { field: 'studentName', name: 'name' });
  return inTransaction(ctx, async (ctx) => {
    const { userId } = ctx;
    await lockActiveUser(ctx.db, userId);
    const isChanged = await certificates.update(ctx.db, {
      certificateId,
      userId,
      now: ctx.now(),
      ...(studentName === undefined ? {} : { student_name: studentName }),
      ...(template === undefined ? {} : { template }),
      ...(isPublic === undefined ? {} : { is_public: isPublic }),
    });
    if (!isChanged) throw certificateNotFound();
    // Only the names of the fields, not their values, because the log outlives an erasure.
    const parts = Object.keys(form);
    await auditOwn(ctx.db, userId, 'certificate.changed', { after: { certificateId, parts, isPublic } });
    return getCertificate(ctx, certificateId, userId);
  });
}
