import { type Selectable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';
import type { NamedBy } from './place-documents.queries';

export type PendingPlace = Selectable<DB['pending_places']>;

/** Name that a person typed. A course is at a school of the list, or at a typed one. */
export type TypedPlace = {
  kind: 'school' | 'course';
  name: string;
  location?: string | null;
  schoolId?: number | null;
  pendingSchoolId?: number | null;
};

/** Returns the key of a name, which must equal the generated column `name_key`. "C", "C++" and "C#" differ. */
const keyOf = (name: string) =>
  sql<string>`lower(regexp_replace(${name}::text, '(?![+#])[[:space:][:punct:]]', '', 'g'))`;

/** Finds the open entry of a name; undefined if there is none. */
export async function findOpenPlace(db: Database, place: TypedPlace): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_places')
    .select('id')
    .where('status', '=', 'open')
    .where('kind', '=', place.kind)
    .where('name_key', '=', keyOf(place.name))
    .where(sql<boolean>`school_id is not distinct from ${place.schoolId ?? null}::bigint`)
    .where(sql<boolean>`pending_school_id is not distinct from ${place.pendingSchoolId ?? null}::bigint`)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Returns the open entry of a name, and inserts it if there is none. The entry is locked until the transaction ends, so
 * that it is not decided before what refers to it is stored.
 */
export async function joinPlace(trx: Database, place: TypedPlace): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pending_places (kind, name, location, school_id, pending_school_id)
    values (${place.kind}, ${place.name}, ${place.location ?? null}, ${place.schoolId ?? null}, ${place.pendingSchoolId ?? null})
    on conflict (kind, name_key, school_id, pending_school_id) where status = 'open'
    do update set location = coalesce(pending_places.location, excluded.location)
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An insert returned no row.');
  return row.id;
}

/**
 * Lists entries, open ones first and then the newest. `after` is the key of the last entry of the previous page: 1 if it
 * is open, else 0, and its id.
 */
export async function listPlaces(db: Database, limit: number, after?: readonly [number, number]) {
  let query = placeRows(db);
  if (after)
    query = query.where(
      sql<boolean>`((p.status = 'open')::int, p.id) < (${after[0]}::bigint, ${after[1]}::bigint)`,
    );
  return query.orderBy(sql`(p.status = 'open')::int`, 'desc').orderBy('p.id', 'desc').limit(limit).execute();
}

export async function findPlace(db: Database, id: number) {
  return placeRows(db).where('p.id', '=', id).executeTakeFirst();
}
export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

function placeRows(db: Database) {
  return db
    .selectFrom('pending_places as p')
    .leftJoin('schools as s', 's.id', 'p.school_id')
    .leftJoin('pending_places as ps', 'ps.id', 'p.pending_school_id')
    .leftJoin('schools as rs', 'rs.id', 'p.result_school_id')
    .leftJoin('courses as rc', 'rc.id', 'p.result_course_id')
    .select([
      'p.id',
      'p.kind',
      'p.name',
      'p.location',
      'p.status',
      'p.created_at',
      'p.school_id',
      'p.pending_school_id',
      's.name as school_name',
      'ps.name as pending_school_name',
      sql<string | null>`case p.kind when 'school' then rs.name else rc.name end`.as('listed_as'),
      // A document is counted once, because an entry is either a school or a course.
      sql<number>`(select count(*) from documents d where d.pending_school_id = p.id and d.deleted_at is null)
        + (select count(*) from documents d where d.pending_course_id = p.id and d.deleted_at is null)`.as(
        'documents',
      ),
      sql<number>`(select count(*) from school_requests r where r.place_id = p.id and r.status = 'open')`.as(
        'requests',
      ),
    ]);
}

/** Locks an entry until the transaction ends. */
export async function lockPlace(trx: Database, id: number): Promise<PendingPlace | undefined> {
  return trx.selectFrom('pending_places').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Closes an entry with its result. */
export async function decidePlace(
  trx: Database,
  id: number,
  result: { status: 'added' | 'merged' | 'declined'; schoolId?: number; courseId?: number },
): Promise<void> {
  await trx
    .updateTable('pending_places')
    .set({
      status: result.status,
      decided_at: sql`now()`,
      result_school_id: result.schoolId ?? null,
      result_course_id: result.courseId ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Lists and locks the open courses that were typed for a typed school, in the order of their ids. */
export async function listPlacesAtSchool(trx: Database, placeId: number): Promise<PendingPlace[]> {
  return trx
    .selectFrom('pending_places')
    .selectAll()
    .where('pending_school_id', '=', placeId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Closes the requests of an entry and returns their people. */
export async function closeRequests(
  trx: Database,
  placeId: number,
  status: 'added' | 'declined',
): Promise<NamedBy[]> {
  const rows = await trx
    .updateTable('school_requests')
    .set({ status, decided_at: sql`now()` })
    .where('place_id', '=', placeId)
    .where('status', '=', 'open')
    .returning(['user_id as userId', 'name'])
    .execute();
  return rows;
}

/** Lists the entries that people's documents and requests name. The caller has not blanked them yet. */
export async function listPlacesOfUsers(trx: Database, users: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select pending_school_id as id from documents
      where uploader_id = any(${users}) and pending_school_id is not null
    union select pending_course_id from documents
      where uploader_id = any(${users}) and pending_course_id is not null
    union select place_id from school_requests where user_id = any(${users}) and place_id is not null`.execute(
    trx,
  );
  return rows.map((row) => row.id);
}

/** Deletes those of the entries that are open and that no document and no request names any more. */
export async function deleteUnusedPlaces(trx: Database, ids: number[]): Promise<void> {
  // A school is named by its typed courses, so they are deleted first.
  for (const kind of ['course', 'school'])
    await sql`
      delete from pending_places where id in (
        select p.id from pending_places p
        where p.id = any(${ids}) and p.kind = ${kind} and p.status = 'open'
          and not exists (select from documents d where d.pending_school_id = p.id)
          and not exists (select from documents d where d.pending_course_id = p.id)
          and not exists (select from school_requests r where r.place_id = p.id and r.status = 'open')
          and not exists (select from pending_places c where c.pending_school_id = p.id)
        for update skip locked)`.execute(trx);
}
