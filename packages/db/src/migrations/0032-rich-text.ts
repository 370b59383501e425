import { type Kysely, sql } from 'kysely';

/**
 * Questions keep the HTML that their text was compiled to, and by which version of the compiler; 0 has not been compiled.
 * Where there is a version and no HTML, the text is too complex and shows as it was typed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column content_html text,
      add column content_version integer not null default 0`.execute(db);
  await sql`create index questions_content_version on questions (content_version, id)`.execute(db);
}
