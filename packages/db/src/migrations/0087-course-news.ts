import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Triggers record the news of courses, so that documents and questions count however they became visible, also those of
 * the previous release. Older ones that staff restore or move are not new. An index finds the questions of a course.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind, since] of [
    ['documents', 'document', sql`coalesce(new.published_at, new.uploaded_at)`],
    ['questions', 'question', sql`new.created_at`],
  ] as const)
    await inShortTransaction(db, (trx) =>
      sql`
        create or replace trigger ${sql.ref(`${table}_course_news`)}
        after insert or update of status, deleted_at, course_id on ${sql.table(table)}
        for each row
        when (new.is_listed and new.course_id is not null and ${since} > now() - interval '30 days')
        execute function record_course_news(${sql.lit(kind)})`.execute(trx),
    );
  await sql`drop index concurrently if exists questions_course`.execute(db);
  await sql`
    create index concurrently questions_course on questions (course_id, created_at desc, id desc)
    where is_listed and course_id is not null`.execute(db);
}
