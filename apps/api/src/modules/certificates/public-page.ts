import { percentText } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import type { CertificateRow } from '@aw/db/certificates';
import * as certificates from '@aw/db/certificates';
import type { Context } from '../../context';
import { shorten } from '../../server/sites/page-parts';
import type { SharedPage } from '../../server/sites/shared-page';

/** Returns the page head of a shared certificate. Undefined for private ones, so that nobody learns that they exist. */
export async function certificatePage(ctx: Context, id: string): Promise<SharedPage | undefined> {
  const row = await certificates.find(ctx.cacheDb, id);
  if (!row?.is_public) return undefined;
  return {
    title: `Certificate: ${row.quiz_title}, ${row.student_name}`,
    description: shorten(statusText(row, ctx.config.SITE_NAME)),
    path: `/certificates/${id}`,
    isUnlisted: row.revoked_at !== null,
    things: [],
  };
}

function statusText(row: CertificateRow, issuer: string): string {
  if (row.revoked_at) return `This certificate was revoked on ${longDate(row.revoked_at, 'UTC')}.`;
  const passed = `passed on ${longDate(row.completed_at, 'UTC')} with ${percentText(row.percentage)}`;
  const status = row.replaced_at ? 'Replaced by a newer certificate' : `Issued by ${issuer}`;
  return `${status}: ${row.student_name}, ${row.quiz_title} (${row.subject}), ${passed}.`;
}

/** Returns whether a person owns a certificate. */
export async function canOpenCertificate(ctx: Context, id: string, userId: string): Promise<boolean> {
  return (await certificates.find(ctx.db, id))?.user_id === userId;
}
