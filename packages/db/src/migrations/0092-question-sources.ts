import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Sources of questions: a page of a document with a quote, or a question of a quiz. Quotes are in no search index. The time
 * that is promised to a question runs while staff review it, so such questions can be late, too.
 */
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
  await sql`
    create index if not exists questions_late_in_review on questions (promised_at)
      where status = 'held' and held_until is null and deleted_at is null
        and not is_answered and promised_at is not null and late_settled_at is null`.execute(db);
  // Source of the question that is being written, as its asker named it.
  await sql`alter table question_drafts add column if not exists about jsonb`.execute(db);
  await sql`
    create index if not exists question_drafts_document on question_drafts (((about ->> 'documentId')::bigint))
      where about ->> 'documentId' is not null`.execute(db);
}
