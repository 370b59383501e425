import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { hasWords } from './question-search';
import { type ReviewQuestionRow, reviewedQuestions } from './review.queries';

/** One page looks at so many unverified answers and no more, however many of them belong to ended experts. */
const mostLookedAt = 1_000;

type ToVerify = {
  rows: ReviewQuestionRow[];
  /** The last question that was looked at, where there may be others after it; whatever `rows` has. */
  lookedTo: number | undefined;
};

/**
 * Questions on the site with a visible answer by an approved expert that nobody has vouched for, those with the highest
 * id first; `beforeId` is the last one seen. There can be more than were found while `lookedTo` is given.
 */
export async function listToVerify(
  db: Database,
  { q, limit, beforeId }: { q?: string; limit: number; beforeId?: number },
): Promise<ToVerify> {
  // Ties are kept, so that no question is looked at by half. No joins, which may read every question there is.
  const { rows: looked } = await sql<{ question_id: number; is_found: boolean; looked: number }>`
    with looked as (
      select question_id, expert_id from answers
      where status = 'visible' and not is_verified and ${beforeId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`question_id < ${beforeId}`}
      order by question_id desc
      fetch first ${sql.lit(mostLookedAt)} rows with ties
    )
    select l.question_id, count(*)::int as looked,
      coalesce(bool_or(
        (select e.is_expert from users e where e.id = l.expert_id)
        and (select q.is_listed and ${matching(q)} from questions q where q.id = l.question_id)
      ), false) as is_found
    from looked l
    group by l.question_id
    order by l.question_id desc`.execute(db);
  const found = looked.filter((row) => row.is_found).slice(0, limit);
  const isAll = looked.reduce((sum, row) => sum + row.looked, 0) < mostLookedAt;
  const ids = found.map((row) => row.question_id);
  const rows =
    ids.length === 0
      ? []
      : await reviewedQuestions(db).where('q.id', 'in', ids).orderBy('q.id', 'desc').execute();
  return { rows, lookedTo: isAll ? undefined : looked.at(-1)?.question_id };
}

function matching(q: string | undefined) {
  if (!q) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${hasWords(q)} or q.asker_id = ${q})`;
}
