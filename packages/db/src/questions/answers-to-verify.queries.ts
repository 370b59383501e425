import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { expandSearch } from '../words/expand-search';
import { hasWords } from './question-search';
import { type ReviewQuestionRow, reviewedQuestions } from './review.queries';

/** Maximum number of unverified answers that one page looks at, even if most belong to former experts. */
const maxLookedAt = 1_000;

type ToVerify = {
  rows: ReviewQuestionRow[];
  /** Last question that was looked at, if there may be more after it, whether `rows` is empty or not. */
  lookedTo: number | undefined;
};

/**
 * Returns visible questions with a visible answer by an approved expert that nobody has verified, the highest id first.
 * `beforeId` is the last one seen. While `lookedTo` is set, there can be more.
 */
export async function listToVerify(
  db: Database,
  { q, limit, beforeId }: { q?: string; limit: number; beforeId?: number },
): Promise<ToVerify> {
  // Ties are kept, so that a question is never looked at in part. No joins: they may read every question.
  const { rows: looked } = await sql<{ question_id: number; is_found: boolean; looked: number }>`
    with looked as (
      select question_id, expert_id from answers
      where status = 'visible' and not is_verified and ${beforeId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`question_id < ${beforeId}`}
      order by question_id desc
      fetch first ${sql.lit(maxLookedAt)} rows with ties
    )
    select l.question_id, count(*)::int as looked,
      coalesce(bool_or(
        (select e.is_expert from users e where e.id = l.expert_id)
        and (select q.is_listed and ${await matching(db, q)} from questions q where q.id = l.question_id)
      ), false) as is_found
    from looked l
    group by l.question_id
    order by l.question_id desc`.execute(db);
  const pageRows = looked.filter((row) => row.is_found).slice(0, limit);
  const isAll = looked.reduce((sum, row) => sum + row.looked, 0) < maxLookedAt;
  const ids = pageRows.map((row) => row.question_id);
  const rows =
    ids.length === 0
      ? []
      : await reviewedQuestions(db).where('q.id', 'in', ids).orderBy('q.id', 'desc').execute();
  return { rows, lookedTo: isAll ? undefined : looked.at(-1)?.question_id };
}

async function matching(db: Database, q: string | undefined) {
  if (!q) return sql<SqlBool>`true`;
  const search = await expandSearch(db, q, { table: 'question_words' });
  const has = search ? hasWords(search) : sql<SqlBool>`false`;
  return sql<SqlBool>`(${has} or q.asker_id = ${q})`;
}
