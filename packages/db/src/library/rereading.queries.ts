import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Document `d` was removed, but whoever had unlocked it before keeps access. */
const isRemoved = sql<SqlBool>`d.status = 'published' and d.deleted_at is not null and not d.is_removed_for_cause`;

/** Somebody unlocked document `d`. This is no `exists`, because PostgreSQL could then choose to read all unlocks. */
const isUnlocked = sql<SqlBool>`coalesce((select true from document_unlocks u where u.document_id = d.id limit 1), false)`;

/** Document `d` is to be read again: it is in the library or unlocked, and no reader of this version has read it. */
const isDue = (readerVersion: number) =>
  sql<SqlBool>`(d.reader_version < ${readerVersion} and (d.is_listed or (${isRemoved} and ${isUnlocked})))`;

/** Whether a document is to be read again. */
export async function isRereadDue(db: Database, documentId: number, readerVersion: number): Promise<boolean> {
  const row = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.id', '=', documentId)
    .where(isDue(readerVersion))
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a page whose text was not compared with its picture, and whether its document is to be read again; undefined without such a page. */
export async function findUncheckedText(db: Database, documentId: number, readerVersion: number) {
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.number', isDue(readerVersion).as('is_due')])
    .where('p.document_id', '=', documentId)
    .where('p.is_text_checked', '=', false)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Ids of the first documents that are to be read again: listed ones, those of the oldest reader first, then removed ones
 * in the same order.
 */
export async function listDueRereads(db: Database, readerVersion: number, limit: number): Promise<number[]> {
  const old = db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.reader_version', '<', readerVersion)
    .orderBy('d.reader_version')
    .orderBy('d.id');
  const rows = await old.where('d.is_listed', '=', sql.lit(true)).limit(limit).execute();
  // Removed documents that nobody unlocked stay in this index, so it is read only when the other one has too few.
  if (rows.length < limit)
    rows.push(
      ...(await old
        .where(isRemoved)
        .where(isUnlocked)
        .limit(limit - rows.length)
        .execute()),
    );
  return rows.map(({ id }) => id);
}

/** Notes why a reader of this version could not read a document again, if it is still to be read. */
export async function giveUpRereading(
  db: Database,
  documentId: number,
  readerVersion: number,
  problem: 'missing' | 'refused' | 'failed',
): Promise<void> {
  await db
    .updateTable('documents as d')
    .set({
      reader_version: readerVersion,
      reread_problem: problem,
      text_check: sql`case when d.text_check = 'done' then 'done' else ${problem} end`,
    })
    .where('d.id', '=', documentId)
    .where(isDue(readerVersion))
    .execute();
}
