import { sql } from 'kysely';
import type { Database } from '../database';

/** Counts everything public on the site, row by row over indexes. */
export async function countPublished(db: Database) {
  const { rows } = await sql<{
    documents: number;
    schools: number;
    courses: number;
    questions: number;
    answers: number;
  }>`
    select (select count(*) from documents where is_listed) as documents,
           (select count(*) from schools) as schools,
           (select count(*) from courses) as courses,
           (select count(*) from questions where is_listed) as questions,
           (select count(*) from answers a join questions q on q.id = a.question_id where q.is_listed) as answers`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('Counting gave no row.');
  return figures;
}
