import { type Insertable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';
import { withoutSlowRuns } from '../words/plain-words';

/** Replaces the pages of a document, of which the first `freePages` are free; repeating it changes nothing. */
export async function replacePages(
  db: Database,
  documentId: number,
  pages: Omit<Insertable<DB['document_pages']>, 'document_id' | 'is_free' | 'words' | 'free_stems'>[],
  freePages: number,
): Promise<void> {
  await db.deleteFrom('document_pages').where('document_id', '=', documentId).execute();
  for (let start = 0; start < pages.length; start += 100) {
    const rows = pages.slice(start, start + 100).map((page) => ({
      ...page,
      text: withoutSlowRuns(page.text),
      document_id: documentId,
      is_free: page.number <= freePages,
    }));
    await db.insertInto('document_pages').values(rows).execute();
  }
}

/**
 * Lists what documents are compared by, page by page: at most `characters` of each text, and the hash and shape of its
 * picture.
 */
export async function listPagesToCompare(db: Database, documentId: number, characters: number) {
  return db
    .selectFrom('document_pages')
    .select([
      'number',
      'picture_hash',
      'picture_shape',
      sql<string>`left(text, ${characters})`.as('text'),
      sql<string | null>`left(whole_text, ${characters})`.as('whole_text'),
    ])
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();
}

/** Lists the first pages of a document with at most `maxCharacters` of each text. */
export async function listFirstPageTexts(
  db: Database,
  documentId: number,
  { maxPages, maxCharacters }: { maxPages: number; maxCharacters: number },
): Promise<{ number: number; text: string }[]> {
  return db
    .selectFrom('document_pages')
    .select(['number', sql<string>`left(text, ${maxCharacters})`.as('text')])
    .where('document_id', '=', documentId)
    .orderBy('number')
    .limit(maxPages)
    .execute();
}

/** Stores the hash and shape of a page's picture. */
export async function setPictureHash(
  db: Database,
  documentId: number,
  { number, hash, shape }: { number: number; hash: string | null; shape: string | null },
): Promise<void> {
  await db
    .updateTable('document_pages')
    .set({ picture_hash: hash, picture_shape: shape })
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .execute();
}

/** Lists the numbers of pages with their sizes in pixels, in order. */
export async function listPages(db: Database, documentId: number) {
  return db
    .selectFrom('document_pages')
    .select(['number', 'width', 'height'])
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();
}

/** Lists the free pages with their text and structure, and the language of the document, in order. */
export async function listFreePages(db: Database, documentId: number) {
  return pagesToRead(db, documentId).where('p.is_free', '=', true).orderBy('p.number').execute();
}

/** Finds one page with its text and structure, and the language of the document. */
export async function findPage(db: Database, documentId: number, number: number) {
  return pagesToRead(db, documentId).where('p.number', '=', number).executeTakeFirst();
}

function pagesToRead(db: Database, documentId: number) {
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.number', 'p.text', 'p.text_origin', 'p.structure', 'd.language'])
    .where('p.document_id', '=', documentId);
}
