import { type Kysely, sql } from 'kysely';

/** Which version of the compiler made the HTML of a quiz question, so that the clean-up finds what an older one made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_questions add column html_version integer not null default 2`.execute(db);
  await sql`create index quiz_questions_html_version on quiz_questions (html_version, id)`.execute(db);
}

export const isCompatible = true;
