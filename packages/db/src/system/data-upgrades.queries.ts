import { sql } from 'kysely';
import type { Database } from '../database';
import type { searchedTexts } from './nfc-texts.queries';
import { figuresOf, figuresOfLeft, type UpgradeFigures } from './upgrade-figures';

/** Tables whose rows contain the version of the code that made them, each with an index on version and id. */
const versionedTables = {
  document_fingerprints: { version: 'version', id: 'document_id' },
  questions: { version: 'content_version', id: 'id' },
  answers: { version: 'content_version', id: 'id' },
  question_comments: { version: 'content_version', id: 'id' },
  quiz_questions: { version: 'html_version', id: 'id' },
  study_materials: { version: 'html_version', id: 'id' },
  flashcards: { version: 'html_version', id: 'id' },
} as const;

/**
 * Counts the rows of a table that this version has made, and those of earlier versions. Counts end at `max`; call
 * `preferIndexes` first, so that no more rows are read.
 */
export async function countByVersion(
  db: Database,
  table: keyof typeof versionedTables,
  version: number,
  max: number,
): Promise<UpgradeFigures> {
  const [of, id, at] = [
    sql.table(table),
    sql.ref(versionedTables[table].id),
    sql.ref(versionedTables[table].version),
  ];
  const { rows } = await sql<UpgradeFigures>`
    select (select count(*)::int
            from (select from ${of} where ${at} >= ${version} order by ${at}, ${id} limit ${max}) r) as done,
           o.*
    from (select ${figuresOfLeft(sql`
      select ${id} as id from ${of} where ${at} < ${version} order by ${at}, ${id} limit ${max}`)}) o`.execute(
    db,
  );
  return figuresOf(rows);
}

/** Counts the rows of a table up to an id, and those after it. Counts end at `max`; call `preferIndexes` first. */
export async function countAfter(
  db: Database,
  table: keyof typeof searchedTexts,
  lastId: number,
  max: number,
): Promise<UpgradeFigures> {
  const of = sql.table(table);
  const { rows } = await sql<UpgradeFigures>`
    select (select count(*)::int from (select from ${of} where id <= ${lastId} order by id limit ${max}) r) as done,
           o.*
    from (select ${figuresOfLeft(sql`
      select id from ${of} where id > ${lastId} order by id limit ${max}`)}) o`.execute(db);
  return figuresOf(rows);
}
