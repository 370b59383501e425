import { sql } from 'kysely';
import type { Database } from '../database';

/** How many of the newest questions are compared, so that no title makes a request long. */
const comparedAmong = 2_000;
const leastAlike = 0.3;

type SimilarRow = {
  id: number;
  title: string;
  subject: string | null;
  is_answered: boolean;
  is_verified: boolean;
  answer_count: number;
};

/** Visible questions among the newest 2,000 whose titles share many trigrams with this one, the most alike first. */
export async function listSimilarQuestions(db: Database, title: string, limit: number) {
  const { rows } = await sql<SimilarRow>`
    select found.id, found.title, found.subject, found.is_answered,
      coalesce((
        select bool_or(a.is_verified and e.is_expert) from answers a join users e on e.id = a.expert_id
        where a.question_id = found.id and a.status = 'visible'
      ), false) as is_verified,
      (select count(*)::int from answers a where a.question_id = found.id and a.status = 'visible') as answer_count
    from (
      select newest.*, similarity(newest.title, ${title}) as likeness
      from (
        select id, title, subject, is_answered from questions where is_listed
        order by created_at desc, id desc limit ${sql.lit(comparedAmong)}
      ) newest
      where similarity(newest.title, ${title}) > ${leastAlike}
      order by likeness desc, newest.id desc limit ${limit}
    ) found
    order by found.likeness desc, found.id desc`.execute(db);
  return rows;
}
