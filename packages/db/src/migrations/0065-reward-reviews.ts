import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Documents with hardly any legible text wait for a person before they count, as those do that look like another one.
 * They are `waiting` in `originality` as well, so that the release before this one does not count them either. Documents
 * that counted before keep counting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      -- Legible words, counted only as far as the rule needs; null for documents that were read before there was one.
      add column legible_words integer check (legible_words >= 0),
      -- Why a person has or had to decide whether it counts; null stands for a look-alike of an earlier release.
      add column wait_reason text check (wait_reason in ('similar', 'few_words')),
      -- Until when a decision was promised to the uploader, and when staff were alerted that it is late.
      add column review_due_at timestamptz,
      add column review_alerted_at timestamptz,
      -- Why the document does not count, for its uploader.
      add column review_note text`.execute(db);
}
