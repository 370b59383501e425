import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { figuresOf, figuresOfLeft, type UpgradeFigures } from '../system/upgrade-figures';

/**
 * Reason why a document could not be read again: no bytes, a file that would be refused today, or five failed tries.
 */
export type RereadProblem = 'missing' | 'refused' | 'failed';

/**
 * Document `d` was removed, but not for cause, and people who had unlocked it keep access. A trigger maintains
 * `had_buyers_when_removed`, so that this is the condition of an index (0077).
 */
const isKept = sql<SqlBool>`d.status = 'published' and d.deleted_at is not null and not d.is_removed_for_cause
  and d.had_buyers_when_removed`;

/** Somebody may read document `d`: it is listed, or was unlocked before it was removed. */
const isReadable = sql<SqlBool>`(d.is_listed or (${isKept}))`;

/** Document `d` was removed because of copyright, and later uploads cannot be compared with its text yet. */
const isUnknownWork = sql<SqlBool>`(d.status = 'published' and exists (
  select from removed_works w where w.document_id = d.id and w.filled_at is null))`;

/**
 * Document `d` must be read again: somebody may read it or its text is needed for comparisons, and no reader of this
 * version has processed it.
 */
const isDue = (readerVersion: number) =>
  sql<boolean>`(d.reader_version < ${readerVersion} and (${isReadable} or ${isUnknownWork}))`;

/** A page with less text may be a scan with a stamp or a page number. */
const fewCharacters = 200;

/** Returns true if a document must be read again. */
export async function isRereadDue(db: Database, documentId: number, readerVersion: number): Promise<boolean> {
  const row = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.id', '=', documentId)
    .where(isDue(readerVersion))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns true while a document is being checked, or if it has a page with hardly any text that no reader of this version
 * has processed: it may be a scan.
 */
export async function isReadingPending(
  db: Database,
  documentId: number,
  readerVersion: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'processing'),
        eb.and([
          eb('status', '=', 'published'),
          eb('reader_version', '<', readerVersion),
          sql<SqlBool>`exists (select from document_pages p
            where p.document_id = documents.id and length(p.text) < ${fewCharacters})`,
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds a page whose text was not compared with its picture, and says if its document must be read again; undefined
 * without such a page.
 */
export async function findUncheckedPage(db: Database, documentId: number, readerVersion: number) {
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
 * Lists ids of the first documents that must be read again: works that were removed because of copyright, so that the
 * others are compared with them, then listed documents and removed ones, each starting with the oldest reader version.
 */
export async function listDueRereads(db: Database, readerVersion: number, limit: number): Promise<number[]> {
  const old = db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.reader_version', '<', readerVersion)
    .orderBy('d.reader_version')
    .orderBy('d.id');
  const rows = await db
    .selectFrom('removed_works as w')
    .innerJoin('documents as d', 'd.id', 'w.document_id')
    .select('d.id')
    .where('w.filled_at', 'is', null)
    .where('d.status', '=', 'published')
    .where('d.reader_version', '<', readerVersion)
    .orderBy('w.id')
    .limit(limit)
    .execute();
  for (const which of [sql<SqlBool>`d.is_listed`, isKept])
    if (rows.length < limit)
      rows.push(
        ...(await old
          .where(which)
          .limit(limit - rows.length)
          .execute()),
      );
  return rows.map(({ id }) => id);
}

/** Records why a reader of this version could not read a document again, if it must still be read. */
export async function recordRereadProblem(
  db: Database,
  documentId: number,
  readerVersion: number,
  problem: RereadProblem,
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

/**
 * Counts listed documents that a reader of this version has read, and documents that must be read again. Each count
 * stops at `max` rows of its index; call `preferIndexes` first, so that nothing else is read.
 */
export async function countRereads(
  db: Database,
  readerVersion: number,
  max: number,
): Promise<UpgradeFigures> {
  const { rows } = await sql<UpgradeFigures>`
    select (select count(*)::int from (
              select from documents d
              where d.is_listed and d.reader_version >= ${readerVersion} and d.reread_problem is null
              order by d.reader_version, d.id limit ${max}) r) as done,
           o.*
    from (select ${figuresOfLeft(sql`
      (select d.id from documents d where d.is_listed and d.reader_version < ${readerVersion}
       order by d.reader_version, d.id limit ${max})
      union all
      (select d.id from documents d where ${isKept} and d.reader_version < ${readerVersion}
       order by d.reader_version, d.id limit ${max})`)}) o`.execute(db);
  return figuresOf(rows);
}

/** Counts the documents that a reader of this version could not read again, by reason; at most `max` in all. */
export async function countRereadProblems(
  db: Database,
  readerVersion: number,
  max: number,
): Promise<{ reason: RereadProblem; count: number }[]> {
  const { rows } = await sql<{ reason: RereadProblem; count: number }>`
    select d.reread_problem as reason, count(*)::int as count
    from (
      select d.reread_problem from documents d
      where d.status = 'published' and d.reread_problem is not null and d.reader_version >= ${readerVersion}
        and ${isReadable}
      order by d.reader_version, d.id limit ${max}) d
    group by 1 order by 1`.execute(db);
  return rows;
}
