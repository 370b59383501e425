import { sql } from 'kysely';
import type { Database } from '../database';

/** Stores a file's hash; a second upload of the same bytes gets the first row. */
export async function upsertFile(
  db: Database,
  file: { sha256: string; sizeBytes: number; storageKey: string },
): Promise<void> {
  await db
    .insertInto('files')
    .values({ sha256: file.sha256, size_bytes: file.sizeBytes, storage_key: file.storageKey })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Returns true if any bytes are stored; rows of erased files have none. */
export async function hasFiles(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('sha256')
    .where('size_bytes', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the location and the size of stored bytes. */
export async function findFile(db: Database, sha256: string) {
  return db.selectFrom('files').selectAll().where('sha256', '=', sha256).executeTakeFirst();
}

/** Stores the kind that the checks recognised. */
export async function setFileKind(db: Database, sha256: string, kind: string): Promise<void> {
  await db.updateTable('files').set({ kind }).where('sha256', '=', sha256).execute();
}

/** Bytes that others than the uploader and staff download: the file, a PDF that was made from it, or none. */
export type FileDownload =
  | { form: 'original' | 'none' }
  | { form: 'pdf'; pdfSha256: string; pdfBytes: number };

/** Stores which bytes others than the uploader and staff download. */
export async function setFileDownload(db: Database, sha256: string, download: FileDownload): Promise<void> {
  const isPdf = download.form === 'pdf';
  await db
    .updateTable('files')
    .set({
      download_form: download.form,
      pdf_sha256: isPdf ? download.pdfSha256 : null,
      pdf_bytes: isPdf ? download.pdfBytes : null,
    })
    .where('sha256', '=', sha256)
    .execute();
}

/** Lets only one transaction at a time decide about these bytes. */
export async function lockFileHash(trx: Database, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(trx);
}
