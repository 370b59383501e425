import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import type { ExpandedSearch } from '../words/expand-search';
import { candidateIds, planSomeWords, scoreOf } from '../words/some-words';
import type { QuestionFilter } from './question-search';
import { findListed, type QuestionRow } from './questions.queries';
import { segmentSize } from './search-looks';

/** Lists visible questions that have some of the words of a search, the most and rarest words first. */
export async function listWithSome(
  db: Database,
  search: ExpandedSearch,
  { limit, filter = {} }: { limit: number; filter?: QuestionFilter },
): Promise<QuestionRow[]> {
  const plan = await planSomeWords(db, search, { column: 'questions.search_words', segmentSize });
  if (!plan) return [];
  const matching = (also: RawBuilder<SqlBool>) => sql`
    select q.id from questions q
    where q.is_listed and q.search_words @@ choice.query and ${matchesFilter(filter)} and ${also}`;
  const ids = candidateIds(plan, { lastId: sql`(select max(id) from questions)`, segmentSize }, matching);
  const { rows: best } = await sql<{ id: number }>`
    select id, ${scoreOf(plan.terms, sql`search_words`)} as score from questions
    where id in (${ids})
    order by score desc, created_at desc, id desc limit ${limit}`.execute(db);
  const rows = await findListed(
    db,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}

function matchesFilter({ schoolId, courseId, subject, year }: QuestionFilter): RawBuilder<SqlBool> {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, 'UTC')`;
  const conditions = [
    schoolId === undefined ? undefined : sql`q.school_id = ${schoolId}`,
    courseId === undefined ? undefined : sql`q.course_id = ${courseId}`,
    subject === undefined ? undefined : sql`q.subject = ${subject}`,
    year === undefined
      ? undefined
      : sql`q.created_at >= ${start(year)} and q.created_at < ${start(year + 1)}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
