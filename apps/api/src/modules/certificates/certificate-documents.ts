import type { Paper } from '@aw/contracts/certificates/public';
import type { CertificateRow } from '@aw/db/certificates';
import * as certificates from '@aw/db/certificates';
import {
  type SignedDocument,
  statusListLength,
  statusPlaceOf,
} from '../../adapters/credentials/credential-issuer';
import type { Context } from '../../context';
import { areKeysKnown } from './certificate.mapper';
import { certificateNotFound } from './certificates.errors';
import { drawablePart, requireDrawable } from './drawable-text';
import { getVisible } from './get-certificate';

/**
 * Draws a certificate that the reader may see as a PDF, with its revocation if there is one. Throws 404 for every other
 * certificate, 422 when the name has characters that no font contains, and 503 when too many are being drawn.
 */
export async function drawCertificate(
  ctx: Context,
  certificateId: string,
  { paper, readerId }: { paper: Paper; readerId: string | undefined },
): Promise<Buffer> {
  const row = await getVisible(ctx.db, certificateId, readerId);
  const { template, revoked_at: revokedAt } = row;
  const own = factsOf(ctx, row);
  await requireDrawable(ctx, own.studentName, { field: 'studentName', name: 'name' });
  const facts = {
    ...own,
    // Earlier releases saved quizzes without this check.
    quizTitle: await drawablePart(ctx, own.quizTitle),
    subject: await drawablePart(ctx, own.subject),
    issuer: await drawablePart(ctx, ctx.config.SITE_NAME),
    template,
    revokedAt,
    paper,
  };
  return ctx.pdf.draw('certificate', facts, ctx.caller);
}

/** Returns a certificate as a signed credential, which links to its revocation status. Throws 404. */
export async function getCredential(
  ctx: Context,
  certificateId: string,
  readerId: string | undefined,
): Promise<SignedDocument> {
  const row = await getVisible(ctx.db, certificateId, readerId);
  const origin = ctx.config.SITE_ORIGIN;
  return ctx.credentials.credentialOf({
    ...factsOf(ctx, row),
    credentialUrl: `${origin}/api/certificates/${row.certificate_id}/credential`,
    quizUrl: `${origin}/quiz/${row.quiz_id}`,
    status: statusPlaceOf(row.status_index),
  });
}

function factsOf({ config }: Context, row: CertificateRow) {
  return {
    certificateId: row.certificate_id,
    studentName: row.student_name,
    quizTitle: row.quiz_title,
    subject: row.subject,
    score: row.score,
    totalQuestions: row.total_questions,
    percentage: row.percentage,
    completedAt: row.completed_at,
    attemptNumber: row.attempt_number,
    areKeysKnown: areKeysKnown(row),
    isMachineMade: row.is_machine_made,
    verifyUrl: `${config.SITE_ORIGIN}/certificates/${row.certificate_id}`,
  };
}

/** Returns the signed status list of a number, with its revoked credentials. Throws 404 for a list without credentials. */
export async function getStatusList(ctx: Context, number: number): Promise<SignedDocument> {
  const highest = await certificates.findHighestStatusIndex(ctx.readDb);
  if (number > 0 && (highest === undefined || statusPlaceOf(highest).list < number))
    throw certificateNotFound();
  const revoked = await certificates.listRevokedIndexes(ctx.readDb, {
    first: number * statusListLength,
    size: statusListLength,
  });
  return ctx.credentials.statusList(number, revoked, ctx.now());
}
