import { sql } from 'kysely';
import type { Database } from '../database';
import { planSomeWords, scoreOf } from '../search/some-words.queries';
import type { ExpandedSearch } from '../words/expand-search';
import { findListed, type QuestionRow } from './questions.queries';

/** Maximum number of questions that are compared, and of those of one choice of words. */
const maxCandidates = 300;
const maxPerChoice = 100;

/** Lists visible questions that have some of the words of a search, the most and rarest words first. */
export async function listWithSome(
  db: Database,
  search: ExpandedSearch,
  limit: number,
): Promise<QuestionRow[]> {
  const plan = await planSomeWords(db, search, 'questions.search_words');
  if (!plan) return [];
  const { rows: best } = await sql<{ id: number }>`
    select id, ${scoreOf(plan.terms, sql`search_words`)} as score from questions
    where id in (
      select distinct id from (
        select found.id from unnest(${plan.queries}::tsquery[]) with ordinality as choice (query, place),
          lateral (select q.id from questions q where q.is_listed and q.search_words @@ choice.query
            limit ${sql.lit(maxPerChoice)} offset 0) as found
        order by place limit ${sql.lit(maxCandidates)}) as each)
    order by score desc, created_at desc, id desc limit ${limit}`.execute(db);
  const rows = await findListed(
    db,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}
