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

/** Size and hash of a stored copy. */
export type StoredCopy = { sha256: string; bytes: number };

/** Copies that others than the uploader and staff download: a PDF, and perhaps an Office file in the newer format. */
export type FileCopies = {
  pdf: StoredCopy | undefined;
  office: (StoredCopy & { form: 'docx' | 'pptx' }) | undefined;
};

/** Stores which bytes others than the uploader and staff download. Without copies, they cannot download the file. */
export async function setFileCopies(
  db: Database,
  sha256: string,
  { pdf, office }: FileCopies,
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      download_form: pdf ? 'pdf' : 'none',
      pdf_sha256: pdf?.sha256 ?? null,
      pdf_bytes: pdf?.bytes ?? null,
      clean_form: office?.form ?? null,
      clean_sha256: office?.sha256 ?? null,
      clean_bytes: office?.bytes ?? null,
    })
    .where('sha256', '=', sha256)
    .execute();
}

/** Lets only one transaction at a time decide about these bytes. */
export async function lockFileHash(trx: Database, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(trx);
}
