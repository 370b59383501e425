import { sql } from 'kysely';
import type { Database } from '../database';

const columns = {
  school: { pending: 'pending_school_id', typed: 'typed_school', chosen: 'school_id' },
  course: { pending: 'pending_course_id', typed: 'typed_course', chosen: 'course_id' },
} as const;

/** Person who named a place, and the name as they typed it, if it is known. */
export type NamedBy = { userId: string; name: string | null };

/**
 * Files all documents of an entry under the place with this `id`, or removes the typed name if it is null. Returns their
 * uploaders, a person once for each document. A document for which another place was chosen in the meantime keeps it.
 * `schoolId` is the school of a course.
 */
export async function fileDocuments(
  trx: Database,
  place: { id: number; kind: 'school' | 'course' },
  into: { id: number | null; schoolId?: number },
): Promise<NamedBy[]> {
  const { pending, typed, chosen } = columns[place.kind];
  const fits =
    into.schoolId === undefined ? sql`true` : sql`coalesce(school_id, ${into.schoolId}) = ${into.schoolId}`;
  const { rows } = await sql<NamedBy>`
    select uploader_id as "userId", ${sql.ref(typed)} as name from documents
    where ${sql.ref(pending)} = ${place.id} order by id for no key update`.execute(trx);
  await sql`
    update documents set
      ${sql.ref(chosen)} = case when ${sql.ref(chosen)} is null and ${fits} then ${into.id}::bigint else ${sql.ref(chosen)} end,
      ${sql.ref(pending)} = null,
      ${sql.ref(typed)} = null
    where ${sql.ref(pending)} = ${place.id}`.execute(trx);
  return rows;
}

/** Moves a typed course, with its documents, to a school of the list. */
export async function moveToSchool(trx: Database, courseId: number, schoolId: number): Promise<void> {
  await trx
    .updateTable('pending_places')
    .set({ school_id: schoolId, pending_school_id: null })
    .where('id', '=', courseId)
    .execute();
}

/** Moves the documents of one entry of a course to another, which has the same name at the same school. */
export async function movePendingDocuments(trx: Database, from: number, into: number): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ pending_course_id: into })
    .where('pending_course_id', '=', from)
    .execute();
}

/** Lists schools whose name is similar to a typed one, the most similar first. */
export async function listSimilarSchools(db: Database, name: string, limit: number) {
  // Must equal the expression of the trigram index schools_search, or the index is not used.
  const text = sql`(name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' '))`;
  return db
    .selectFrom('schools')
    .select(['id', 'name', 'location as detail', 'document_count'])
    .where(sql<boolean>`${name}::text <% ${text}`)
    .orderBy(sql`word_similarity(${name}::text, ${text})`, 'desc')
    .orderBy('document_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists courses of a school whose code or name is similar to a typed one, the most similar first. */
export async function listSimilarCourses(db: Database, schoolId: number, name: string, limit: number) {
  const text = sql`coalesce(code, '') || ' ' || name`;
  const likeness = sql<number>`word_similarity(${name}::text, ${text})`;
  return db
    .selectFrom('courses')
    .select(['id', 'name', 'code as detail', 'document_count'])
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`${likeness} > 0.3`)
    .orderBy(likeness, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
