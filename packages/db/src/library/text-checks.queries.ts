import { sql } from 'kysely';
import type { Database } from '../database';
import { withoutSlowRuns } from '../search/plain-words';

/** A page whose text was not compared with what it shows, and how that stands; undefined where there is none. */
export async function findUncheckedText(db: Database, documentId: number) {
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.number', 'd.text_check'])
    .where('p.document_id', '=', documentId)
    .where('p.is_text_checked', '=', false)
    .limit(1)
    .executeTakeFirst();
}

/** The ids of the first listed documents that are to be read again. */
export async function listDueTextChecks(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('text_check', '=', sql.lit('due'))
    .where('is_listed', '=', sql.lit(true))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type PageText = { number: number; text: string; whole_text: string | null; is_text_checked: boolean };

/** Replaces the texts of pages that are stored, and nothing else of them. */
export async function setPageTexts(
  trx: Database,
  documentId: number,
  pages: readonly PageText[],
): Promise<void> {
  for (let start = 0; start < pages.length; start += 100) {
    const part = pages.slice(start, start + 100);
    await sql`
      update document_pages p
      set text = read.text, whole_text = read.whole_text, is_text_checked = read.is_text_checked
      from unnest(
        ${part.map(({ number }) => number)}::integer[], ${part.map(({ text }) => withoutSlowRuns(text))}::text[],
        ${part.map((page) => page.whole_text)}::text[], ${part.map((page) => page.is_text_checked)}::boolean[]
      ) as read (number, text, whole_text, is_text_checked)
      where p.document_id = ${documentId} and p.number = read.number`.execute(trx);
  }
}

/** Notes why a document could not be read again, unless it was read, or left the library, meanwhile. */
export async function giveUpTextCheck(
  db: Database,
  documentId: number,
  why: 'missing' | 'refused' | 'repaginated' | 'failed',
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ text_check: why })
    .where('id', '=', documentId)
    .where('text_check', '=', 'due')
    .where('is_listed', '=', true)
    .execute();
}
