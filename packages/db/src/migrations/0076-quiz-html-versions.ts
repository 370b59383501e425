import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Which version of the compiler made the HTML of a quiz question, so that the clean-up finds what an older one made. The
 * statements can be repeated, because a run may have been cut.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_questions add column if not exists html_version integer not null default 2`.execute(db);
  await sql`drop index concurrently if exists quiz_questions_html_version`.execute(db);
  await sql`create index concurrently quiz_questions_html_version on quiz_questions (html_version, id)`.execute(
    db,
  );
}
