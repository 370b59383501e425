import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Sources of questions: a page of a document with a quote, or a question of a quiz. Quotes are in no search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists question_sources (
      question_id bigint primary key references questions (id) on delete cascade,
      document_id bigint references documents (id) on delete cascade,
      page integer check (page > 0),
      -- Words of the page; null without a quote, and once the document is erased.
      quote text check (length(quote) <= 500),
      quiz_question_id bigint references quiz_questions (id) on delete cascade,
      check ((document_id is null) <> (quiz_question_id is null)),
      check (quote is null or page is not null)
    )`.execute(db);
  await sql`
    create index if not exists question_sources_document on question_sources (document_id)
      where document_id is not null`.execute(db);
  await sql`
    create index if not exists question_sources_quiz_question on question_sources (quiz_question_id)
      where quiz_question_id is not null`.execute(db);
  // Source of the question that is being written, as its asker named it.
  await sql`alter table question_drafts add column if not exists about jsonb`.execute(db);
}
