import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Indexes of questions that are late in review, and of drafts about a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists questions_late_in_review`.execute(db);
  await sql`
    create index concurrently questions_late_in_review on questions (promised_at)
      where status = 'held' and held_until is null and deleted_at is null
        and not is_answered and promised_at is not null and late_settled_at is null`.execute(db);
  await sql`drop index concurrently if exists question_drafts_document`.execute(db);
  await sql`
    create index concurrently question_drafts_document on question_drafts (((about ->> 'documentId')::bigint))
      where about ->> 'documentId' is not null`.execute(db);
}
