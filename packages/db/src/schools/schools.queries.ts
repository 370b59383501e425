import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';
import type { DB } from '../schema.gen';
import type { ExpandedSearch } from '../words/expand-search';
import { codeKey } from './course-code';
import { hasWords } from './search-places.queries';

/** `q` matches as it is written; `search` has the same words in every form. */
export type SchoolFilter = { q?: string; search?: ExpandedSearch; type?: string };

const schoolColumns = ['id', 'name', 'type', 'location', 'document_count', 'question_count'] as const;

function matching(eb: ExpressionBuilder<DB, 'schools'>, filter: SchoolFilter) {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.type) conditions.push(eb('type', '=', filter.type));
  // Exactly the expression of the trigram index schools_search.
  if (filter.q) {
    const asWritten = sql<SqlBool>`(name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' ')) ilike ${containing(filter.q)}`;
    conditions.push(
      filter.search ? eb.or([asWritten, hasWords(sql.ref('search_words'), filter.search)]) : asWritten,
    );
  }
  return eb.and(conditions);
}

/** Lists schools by name, or by number of documents; `after` is [documents at that time, id] of the last one seen. */
export async function list(
  db: Database,
  filter: SchoolFilter,
  options: { sort: 'name' | 'documents'; limit: number; after?: readonly [number, number] },
) {
  let query = db
    .selectFrom('schools')
    .select(schoolColumns)
    .where((eb) => matching(eb, filter));
  if (options.sort === 'name') {
    if (options.after)
      query = query.where(
        sql<SqlBool>`(name, id) > (select name, id from schools where id = ${options.after[1]})`,
      );
    return query.orderBy('name').orderBy('id').limit(options.limit).execute();
  }
  if (options.after) {
    query = query.where(
      sql<SqlBool>`(document_count, id) < (${options.after[0]}::bigint, ${options.after[1]}::bigint)`,
    );
  }
  return query.orderBy('document_count', 'desc').orderBy('id', 'desc').limit(options.limit).execute();
}

/** Counts matching schools by type. */
export async function countByType(db: Database, filter: Omit<SchoolFilter, 'type'>) {
  return db
    .selectFrom('schools')
    .select('type')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, filter))
    .groupBy('type')
    .execute();
}

export async function find(db: Database, id: number) {
  return db.selectFrom('schools').select(schoolColumns).where('id', '=', id).executeTakeFirst();
}

/** Inserts schools whose source key is new; returns their number. */
export async function insertMany(
  db: Database,
  rows: { name: string; type: string; location: string | null; source_key: string }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db
    .insertInto('schools')
    .values(rows)
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Inserts a school and returns its id. */
export async function insertSchool(
  trx: Database,
  row: { name: string; type: string; location: string | null; source_key: string },
): Promise<number> {
  const { id } = await trx.insertInto('schools').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Lists the names of schools whose source key does not have this prefix. */
export async function listNamesWithoutPrefix(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('schools')
    .select('name')
    .where((eb) => eb.or([eb('source_key', 'is', null), eb('source_key', 'not like', `${prefix}%`)]))
    .execute();
  return rows.map((row) => row.name);
}

const courseColumns = ['id', 'school_id', 'name', 'code', 'department', 'document_count'] as const;

/** Lists the courses of a school by code; `q` matches name, department, code, or the whole code in any spelling. */
export async function listCourses(
  db: Database,
  schoolId: number,
  options: { q?: string; search?: ExpandedSearch; limit: number; afterId?: number },
) {
  let query = db.selectFrom('courses').select(courseColumns).where('school_id', '=', schoolId);
  if (options.q) {
    const pattern = containing(options.q);
    query = query.where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('code', 'ilike', pattern),
        eb('department', 'ilike', pattern),
        sql<SqlBool>`${codeKey(sql.ref('code'))} = ${codeKey(sql`${options.q}::text`)}`,
        ...(options.search ? [hasWords(sql.ref('search_words'), options.search)] : []),
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
  return db.selectFrom('courses').select(courseColumns).where('id', '=', id).executeTakeFirst();
}

/** Returns a course with the name of its school. */
export async function findCoursePage(db: Database, id: number) {
  return db
    .selectFrom('courses as c')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .select(['c.id', 'c.school_id', 'c.name', 'c.code', 'c.department', 'c.document_count'])
    .select('s.name as school_name')
    .where('c.id', '=', id)
    .executeTakeFirst();
}
export type CoursePageRow = NonNullable<Awaited<ReturnType<typeof findCoursePage>>>;

/** Number of newest documents of a course whose subjects are counted. */
const countedDocuments = 200;

/** Lists the subjects of a course's newest documents, the most frequent first. */
export async function listCourseSubjects(
  db: Database,
  courseId: number,
  { limit }: { limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from (
      select subject from documents where course_id = ${courseId} and is_listed
      order by uploaded_at desc, id desc limit ${sql.lit(countedDocuments)}
    ) newest
    group by subject order by count(*) desc, subject limit ${limit}`.execute(db);
  return rows.map(({ subject }) => subject);
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
    .select(courseColumns)
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
    .returning(courseColumns)
    .executeTakeFirstOrThrow();
  return { course: inserted, isNew: true };
}
