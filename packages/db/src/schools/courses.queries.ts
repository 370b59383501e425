import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';

const columns = ['id', 'school_id', 'name', 'code', 'department', 'document_count'] as const;

/** Code without spaces, hyphens and case; exactly the expression of the index `courses_school_code_key`. */
const codeKey = (code: RawBuilder<unknown>) =>
  sql<string>`lower(translate(${code}, E' \\t\\u00a0-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212', ''))`;

/** Lists the courses of a school by code; `q` matches name, department, code, or the whole code in any spelling. */
export async function listCourses(
  db: Database,
  schoolId: number,
  options: { q?: string; limit: number; afterId?: number },
) {
  let query = db.selectFrom('courses').select(columns).where('school_id', '=', schoolId);
  if (options.q) {
    const pattern = containing(options.q);
    query = query.where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('code', 'ilike', pattern),
        eb('department', 'ilike', pattern),
        sql<SqlBool>`${codeKey(sql.ref('code'))} = ${codeKey(sql`${options.q}::text`)}`,
      ]),
    );
  }
  if (options.afterId !== undefined) {
    query = query.where(
      sql<SqlBool>`(coalesce(code, ''), id) > (select coalesce(code, ''), id from courses where id = ${options.afterId})`,
    );
  }
  return query.orderBy(sql`coalesce(code, '')`).orderBy('id').limit(options.limit).execute();
}

export async function findCourse(db: Database, id: number) {
  return db.selectFrom('courses').select(columns).where('id', '=', id).executeTakeFirst();
}

/**
 * Inserts a course, or returns the one with this code at this school, ignoring spaces, hyphens and case. Of several,
 * that is the one with exactly this code, then the oldest.
 */
export async function insertCourse(
  trx: Database,
  row: { schoolId: number; name: string; code: string; department: string; createdBy: string | null },
) {
  const key = codeKey(sql`${row.code}::text`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`course:${row.schoolId}:`} || ${key}, 0))`.execute(
    trx,
  );
  const course = await trx
    .selectFrom('courses')
    .select(columns)
    .where('school_id', '=', row.schoolId)
    .where(sql<SqlBool>`${codeKey(sql.ref('code'))} = ${key}`)
    .orderBy(sql`code <> ${row.code}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (course) return { course, isNew: false };
  const inserted = await trx
    .insertInto('courses')
    .values({
      school_id: row.schoolId,
      name: row.name,
      code: row.code,
      department: row.department,
      created_by: row.createdBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { course: inserted, isNew: true };
}
