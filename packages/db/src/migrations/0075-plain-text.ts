import { type Kysely, sql } from 'kysely';

/**
 * The words of questions, answers and comments in one line, without marks of Markdown and with readable formulas, for
 * cards, lists and descriptions of pages. The release before this one does not know the column: when it changes a text,
 * the column becomes null, and the clean-up fills it in again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_plain_text() returns trigger language plpgsql as $$
    begin
      new.content_text := null;
      return new;
    end $$`.execute(db);
  for (const table of ['questions', 'answers', 'question_comments']) {
    await sql`alter table ${sql.table(table)} add column content_text text`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_plain_text`)} before update of content on ${sql.table(table)}
      for each row when (
        old.content is distinct from new.content and (new.content_version < 3 or new.content = '')
      ) execute function forget_plain_text()`.execute(db);
  }
}

export const isCompatible = true;
