import { sql } from 'kysely';
import type { Database } from '../database';

/** A page whose text was not compared with what it shows, which reader made it, and whether its document is listed; undefined where there is none. */
export async function findUncheckedText(db: Database, documentId: number) {
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.number', 'd.text_check', 'd.reader_version', 'd.is_listed'])
    .where('p.document_id', '=', documentId)
    .where('p.is_text_checked', '=', false)
    .limit(1)
    .executeTakeFirst();
}

/** The ids of the first listed documents that no reader of this version has read, those of the oldest reader first. */
export async function listDueRereads(db: Database, readerVersion: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('is_listed', '=', sql.lit(true))
    .where('reader_version', '<', readerVersion)
    .orderBy('reader_version')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes why a reader of this version could not read a document again, unless it was read, or left the library, meanwhile. */
export async function giveUpRereading(
  db: Database,
  documentId: number,
  readerVersion: number,
  problem: 'missing' | 'refused' | 'failed',
): Promise<void> {
  await db
    .updateTable('documents')
    .set({
      reader_version: readerVersion,
      reread_problem: problem,
      text_check: sql`case when text_check = 'done' then 'done' else ${problem} end`,
    })
    .where('id', '=', documentId)
    .where('reader_version', '<', readerVersion)
    .where('is_listed', '=', true)
    .execute();
}
