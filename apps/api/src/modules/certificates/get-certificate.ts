import type { Certificate } from '@aw/contracts/certificates/public';
import type { Database } from '@aw/db';
import type { CertificateRow } from '@aw/db/certificates';
import * as certificates from '@aw/db/certificates';
import type { Context, UserContext } from '../../context';
import { toCertificate } from './certificate.mapper';
import { certificateNotFound } from './certificates.errors';

const maxListed = 100;

/** Returns a certificate that is public or the reader's own. Throws 404 for every other. */
export async function getVisible(
  db: Database,
  certificateId: string,
  readerId: string | undefined,
): Promise<CertificateRow> {
  const row = await certificates.find(db, certificateId);
  if (!row || !(row.is_public || row.user_id === readerId)) throw certificateNotFound();
  return row;
}

export async function getCertificate(
  ctx: Context,
  certificateId: string,
  readerId: string | undefined,
): Promise<Certificate> {
  return toCertificate(await getVisible(ctx.db, certificateId, readerId), readerId);
}

/** Returns the person's valid certificates, the latest first. */
export async function listCertificates(
  { db, userId }: UserContext,
  quizId: number | undefined,
): Promise<Certificate[]> {
  const rows = await certificates.listValid(db, { userId, quizId, limit: maxListed });
  return rows.map((row) => toCertificate(row, userId));
}
