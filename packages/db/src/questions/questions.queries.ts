import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';

/** Questions with their number of answers, and whether one of those is verified. */
function cards(db: Database) {
  return db
    .selectFrom('questions as q')
    .select([
      'q.id',
      'q.title',
      'q.content',
      'q.subject',
      'q.school_id',
      'q.course_id',
      'q.is_answered',
      'q.created_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('answers as a')
        .whereRef('a.question_id', '=', 'q.id')
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('answer_count'),
      eb
        .exists(
          eb
            .selectFrom('answers as a')
            .whereRef('a.question_id', '=', 'q.id')
            .where('a.is_verified', '=', true)
            .select('a.id'),
        )
        .as('is_verified'),
    ])
    .where('q.deleted_at', 'is', null);
}

/** Questions, newest first, with their number of answers; `afterId` is the last one seen. */
export async function listQuestions(db: Database, options: { q?: string; limit: number; afterId?: number }) {
  let query = cards(db);
  if (options.q) query = query.where('q.search_text', 'ilike', containing(options.q));
  if (options.afterId !== undefined) {
    query = query.where(
      sql<SqlBool>`(q.created_at, q.id) < (select created_at, id from questions where id = ${options.afterId})`,
    );
  }
  return query.orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').limit(options.limit).execute();
}

export async function findQuestion(db: Database, id: number) {
  return cards(db).where('q.id', '=', id).executeTakeFirst();
}

/** Stores a question; gives its id. */
export async function insertQuestion(
  trx: Database,
  question: {
    asker_id: string;
    title: string;
    content: string;
    subject: string | null;
    school_id: number | null;
    course_id: number | null;
  },
): Promise<number> {
  const { id } = await trx.insertInto('questions').values(question).returning('id').executeTakeFirstOrThrow();
  return id;
}
