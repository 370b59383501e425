import { sql } from 'kysely';
import type { Database } from '../database';

/** Course or school whose old name is in the words of documents and questions, and how far these are indexed again. */
export type RenamedPlace = {
  kind: 'course' | 'school';
  id: number;
  last_document_id: number;
  last_question_id: number;
  /** Changes with each change of the row. */
  version: string;
};

/** Finds a renamed course or school whose documents and questions are not all indexed again. */
export async function findRenamedPlace(
  db: Database,
  skipped: readonly string[],
): Promise<RenamedPlace | undefined> {
  const { rows } = await sql<RenamedPlace>`
    select kind, id, last_document_id, last_question_id, xmin::text as version from renamed_places
    where kind || id <> all(${skipped}::text[]) order by kind, id limit 1`.execute(db);
  return rows[0];
}

/** Rows of a place among the next ids. `next` is the id after which the following ones are listed. */
type NextOfPlace = { ids: number[]; next: number; isLast: boolean };

/**
 * Lists at most `limit` documents or questions of a place after an id, from the next `width` ids. No index has the ids of
 * a place in order, so each statement reads a bounded part of the table.
 */
export async function listOfPlace(
  db: Database,
  { kind, id }: Pick<RenamedPlace, 'kind' | 'id'>,
  {
    table,
    after,
    limit,
    width,
  }: { table: 'documents' | 'questions'; after: number; limit: number; width: number },
): Promise<NextOfPlace> {
  const place = sql.ref(kind === 'course' ? 'course_id' : 'school_id');
  const { rows } = await sql<{ ids: number[]; last_id: number }>`
    select coalesce((select jsonb_agg(id order by id) from (
        select id from ${sql.table(table)} where id > ${after} and id <= ${after + width} and ${place} = ${id}
        order by id limit ${limit}) r), '[]') as ids,
      coalesce((select max(id) from ${sql.table(table)}), 0) as last_id`.execute(db);
  const { ids = [], last_id: lastId = 0 } = rows[0] ?? {};
  const next = ids.length === limit ? (ids.at(-1) ?? after) : after + width;
  return { ids, next, isLast: next >= lastId };
}

/** Lets the trigger compute the words of a document or question again, with the present names. */
export async function indexAgain(db: Database, table: 'documents' | 'questions', id: number): Promise<void> {
  if (table === 'documents')
    await sql`update documents set search_version = search_version where id = ${id}`.execute(db);
  else await sql`update questions set search_words = search_words where id = ${id}`.execute(db);
}

/** Lets the trigger compute the words of the courses of a school again, which have its name. */
export async function indexCoursesAgain(db: Database, schoolId: number): Promise<void> {
  await sql`
    update courses set search_words = search_words
    where id in (select id from courses where school_id = ${schoolId} order by id for no key update)`.execute(
    db,
  );
}

/** Stores how far the documents or questions of a place are done, unless it was renamed again in the meantime. */
export async function saveRenamedPlace(
  db: Database,
  place: RenamedPlace,
  { column, to }: { column: 'last_document_id' | 'last_question_id'; to: number },
): Promise<void> {
  await sql`update renamed_places set ${sql.ref(column)} = ${to} where ${isUnchanged(place)}`.execute(db);
}

/** Deletes a place that is done, unless it was renamed again in the meantime. */
export async function deleteRenamedPlace(db: Database, place: RenamedPlace): Promise<void> {
  await sql`delete from renamed_places where ${isUnchanged(place)}`.execute(db);
}

const isUnchanged = ({ kind, id, version }: RenamedPlace) =>
  sql<boolean>`kind = ${kind} and id = ${id} and xmin::text = ${version}`;
