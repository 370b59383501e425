import { type Kysely, sql } from 'kysely';

/**
 * Questions that are corrected after they were answered. A correction changes the rows by which answers are judged; a job
 * grades the closed attempts anew, in the order of their ids, and notes how far it came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_questions
      -- Neither asked nor counted since then.
      add column dropped_at timestamptz,
      add column corrected_at timestamptz,
      -- What takers read of the correction.
      add column correction text`.execute(db);
  await sql`
    alter table quiz_attempts
      add column regraded_at timestamptz,
      -- Its figures are those before a correction, by which it would not be passed.
      add column is_pass_kept boolean not null default false check (not is_pass_kept or passed)`.execute(db);
  await sql`
    create table quiz_corrections (
      id bigint generated always as identity primary key,
      quiz_id bigint not null references quizzes (id),
      item_id bigint not null references quiz_questions (id),
      kind text not null check (kind in ('key', 'both', 'drop', 'restore')),
      note text not null,
      -- Why passes were taken; null where everybody kept theirs.
      passes_taken_because text,
      made_by text not null,
      made_at timestamptz not null,
      -- Up to which attempt the job came; null before the first and after the last.
      done_to text,
      done_at timestamptz,
      attempts_changed integer not null default 0,
      certificates_changed integer not null default 0
    )`.execute(db);
  await sql`create index quiz_corrections_quiz on quiz_corrections (quiz_id, id desc)`.execute(db);
  await sql`create index quiz_corrections_item on quiz_corrections (item_id)`.execute(db);
  await sql`
    alter table certificates
      -- The correction that took its pass; null for one that stands or that somebody revoked by hand.
      add column correction_id bigint references quiz_corrections (id)`.execute(db);
  await sql`
    create index certificates_correction on certificates (correction_id) where correction_id is not null`.execute(
    db,
  );
  await sql`
    alter table moderation_cases
      drop constraint moderation_cases_outcome_check,
      add constraint moderation_cases_outcome_check check (outcome in ('kept', 'removed', 'duplicate', 'corrected'))`.execute(
    db,
  );
}
