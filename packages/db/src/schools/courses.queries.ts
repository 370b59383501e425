import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';

const columns = ['id', 'school_id', 'name', 'code', 'department', 'document_count'] as const;

/** The courses of a school by code; `q` matches name, code or department. */
export async function listCourses(
  db: Database,
  schoolId: number,
  options: { q?: string; limit: number; afterId?: number },
) {
  let query = db.selectFrom('courses').select(columns).where('school_id', '=', schoolId);
  if (options.q) {
    const pattern = containing(options.q);
    query = query.where((eb) =>
      eb.or([eb('name', 'ilike', pattern), eb('code', 'ilike', pattern), eb('department', 'ilike', pattern)]),
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

/** Adds a course, or finds the one that has this code at this school already. */
export async function insertCourse(
  db: Database,
  row: { schoolId: number; name: string; code: string; department: string; createdBy: string | null },
) {
  const inserted = await db
    .insertInto('courses')
    .values({
      school_id: row.schoolId,
      name: row.name,
      code: row.code,
      department: row.department,
      created_by: row.createdBy,
    })
    .onConflict((conflict) => conflict.expression(sql`school_id, lower(code)`).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (inserted) return { course: inserted, isNew: true };
  const course = await db
    .selectFrom('courses')
    .select(columns)
    .where('school_id', '=', row.schoolId)
    .where(sql<SqlBool>`lower(code) = lower(${row.code})`)
    .executeTakeFirstOrThrow();
  return { course, isNew: false };
}
