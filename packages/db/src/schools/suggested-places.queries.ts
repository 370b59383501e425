import { sql } from 'kysely';
import type { Database } from '../database';
import { codeKey } from './course-code';

/** Lists courses with one of these codes, ignoring spaces, hyphens and case, at most `limit`. */
export async function listCoursesByCode(
  db: Database,
  codes: string[],
  { schoolId, limit }: { schoolId?: number | undefined; limit: number },
) {
  const keys = sql.join(codes.map((code) => codeKey(sql`${code}::text`)));
  return db
    .selectFrom('courses as c')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .select(['c.id', 'c.school_id', 'c.name', 'c.code', 'c.department', 's.name as school_name'])
    .where(sql<boolean>`${codeKey(sql.ref('c.code'))} in (${keys})`)
    .$if(schoolId !== undefined, (query) => query.where('c.school_id', '=', schoolId ?? 0))
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Lists schools with exactly one of these names, the longest name first, at most `limit`. */
export async function listSchoolsByName(db: Database, names: string[], limit: number) {
  return db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('name', '=', sql<string>`any(${names})`)
    .orderBy(sql`length(name)`, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
