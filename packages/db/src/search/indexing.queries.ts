import { sql } from 'kysely';
import type { Database } from '../database';
import { figuresOf, figuresOfLeft, type UpgradeFigures } from '../system/upgrade-figures';

/** Version of what `search_vector` stores. Published documents of earlier versions are indexed again. */
export const searchVersion = 1;

/** Version of a document whose words could not be indexed. It stays as it is until it is published again. */
const failedVersion = -1;

/** Maximum number of free pages from which the language of a document is detected, and of characters of each. */
const maxSamplePages = 20;
const maxSampleLength = 5_000;

const isDue = sql<boolean>`status = 'published' and search_version >= 0 and search_version < ${sql.lit(searchVersion)}`;

/** Lists the next published documents to index, the newest first, apart from those to skip. */
export async function listUnindexed(
  db: Database,
  { skipped, limit }: { skipped: readonly number[]; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where(isDue)
    .where('id', '<>', sql<number>`all(${skipped}::bigint[])`)
    .orderBy('search_version', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the texts from which the language of a document is detected: its title and parts of its free pages. */
export async function listLanguageSample(db: Database, documentId: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select title as text, 0 as number from documents where id = ${documentId}
    union all
    (select left(text, ${maxSampleLength}), number from document_pages
     where document_id = ${documentId} and is_free order by number limit ${maxSamplePages})
    order by number`.execute(db);
  return rows.map(({ text }) => text);
}

/** Locks a document that is to be indexed; returns false if it was indexed or removed in the meantime. */
export async function lockUnindexed(trx: Database, documentId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where(isDue)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the language of a document if it is another one. Words that are stored from now on have its stems. */
export async function setLanguage(db: Database, documentId: number, language: string | null): Promise<void> {
  await db
    .updateTable('documents')
    .set({ language })
    .where('id', '=', documentId)
    .where('language', 'is distinct from', language)
    .execute();
}

/**
 * Indexes at most `limit` pages of a document after page `after`, and returns the number of the last one; undefined if
 * none was left. The caller has locked the document.
 */
export async function indexPages(
  trx: Database,
  documentId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with indexed as (
      insert into page_words (document_id, number, segment, is_free, words)
        select p.document_id, p.number, p.segment, p.is_free,
          search_vector(p.text, case when p.is_free then d.language end)
        from document_pages p join documents d on d.id = p.document_id
        where p.document_id = ${documentId} and p.number > ${after}
        order by p.number limit ${limit}
      on conflict (document_id, number) do update set is_free = excluded.is_free, words = excluded.words
      returning number)
    select max(number) as last from indexed`.execute(trx);
  return rows[0]?.last ?? undefined;
}

/** Marks a document as indexed. A trigger computes its own words from its texts and those of its free pages. */
export async function finishIndexing(trx: Database, documentId: number): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ search_version: searchVersion })
    .where('id', '=', documentId)
    .where(isDue)
    .execute();
}

/** Records that a document could not be indexed, so that it is not tried again. Its words stay as they are. */
export async function recordIndexingProblem(db: Database, documentId: number): Promise<void> {
  await db
    .updateTable('documents')
    .set({ search_version: failedVersion })
    .where('id', '=', documentId)
    .where('status', '=', 'published')
    .execute();
}

/** Counts the published documents that are indexed, and those that are left; call `preferIndexes` first. */
export async function countIndexed(db: Database, max: number): Promise<UpgradeFigures> {
  const { rows } = await sql<UpgradeFigures>`
    select (select count(*)::int from (
              select from documents where status = 'published' and search_version >= ${sql.lit(searchVersion)}
              order by search_version, id limit ${max}) r) as done,
           o.*
    from (select ${figuresOfLeft(sql`
      select id from documents where ${isDue} order by search_version, id limit ${max}`)}) o`.execute(db);
  return figuresOf(rows);
}

/** Counts the documents that could not be indexed, at most `max`. */
export async function countIndexingProblems(db: Database, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from documents where status = 'published' and search_version = ${sql.lit(failedVersion)}
      order by search_version, id limit ${max}) r`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tables whose rows triggers index without a language, in the order in which they are indexed. */
export const tablesWithWords = ['schools', 'courses', 'questions'] as const;
export type TableWithWords = (typeof tablesWithWords)[number];

/**
 * Indexes those of the next `limit` rows after `afterId` that have no words yet, and returns the last id that was read;
 * undefined at the end. Every release writes words by triggers, so only rows from before the triggers have none.
 */
export async function indexRows(
  db: Database,
  table: TableWithWords,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ last_id: number | null }>`
    with walked as (
      select id from ${sql.table(table)} where id > ${afterId} order by id limit ${limit}
    ), empty as (
      select id from ${sql.table(table)} where id in (select id from walked) and search_words is null
      order by id for no key update
    ), indexed as (
      update ${sql.table(table)} set search_words = '' where id in (select id from empty)
    )
    select max(id) as last_id from walked`.execute(db);
  return rows[0]?.last_id ?? undefined;
}
