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

/** Stores what OCR read on a page, unless it is stored already. */
export async function insertRecognisedPage(
  db: Database,
  documentId: number,
  { number, text, isFailed, workMs }: RecognisedPage,
): Promise<void> {
  await db
    .insertInto('recognised_pages')
    .values({
      document_id: documentId,
      number,
      text,
      is_failed: isFailed,
      work_ms: Math.round(workMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
