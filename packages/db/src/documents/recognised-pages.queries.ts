import { sql } from 'kysely';
import type { Database } from '../database';

/** Text that OCR read on a page of a document that is not published yet, or null if it has none. `workMs` is its work. */
export type RecognisedPage = { number: number; text: string | null; isFailed: boolean; workMs: number };

/** Lists the pages of a document that OCR has read so far. */
export async function listRecognisedPages(db: Database, documentId: number): Promise<RecognisedPage[]> {
  return db
    .selectFrom('recognised_pages')
    .select(['number', 'text', 'is_failed as isFailed', 'work_ms as workMs'])
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();
}

/** Stores what OCR read on a page, unless it is stored already or the content of the document was erased meanwhile. */
export async function insertRecognisedPage(
  db: Database,
  documentId: number,
  { number, text, isFailed, workMs }: RecognisedPage,
): Promise<void> {
  await sql`
    insert into recognised_pages (document_id, number, text, is_failed, work_ms)
    select id, ${number}, ${text}, ${isFailed}, ${Math.round(workMs)}
    from documents where id = ${documentId} and refusal_code is distinct from 'erased' for share
    on conflict do nothing`.execute(db);
}

/** Counts the pages of a document that OCR has read so far. */
export async function countRecognisedPages(db: Database, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recognised_pages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes them when their text is stored with the pages of the document. */
export async function deleteRecognisedPages(db: Database, documentId: number): Promise<void> {
  await db.deleteFrom('recognised_pages').where('document_id', '=', documentId).execute();
}
