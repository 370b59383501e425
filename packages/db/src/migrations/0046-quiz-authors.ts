import { type Kysely, sql } from 'kysely';

/** Quizzes that authors write: drafts, a second right option, and questions that an author took out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      drop constraint quizzes_status_check,
      add constraint quizzes_status_check check (status in ('draft', 'listed', 'unlisted', 'retired')),
      -- Grows with each change.
      add column version integer not null default 1`.execute(db);
  await sql`create index quizzes_changed on quizzes (updated_at desc, id desc)`.execute(db);
  await sql`
    alter table quiz_questions
      add column also_correct text check (also_correct in ('A', 'B', 'C', 'D')),
      add constraint quiz_questions_two_right check (also_correct <> correct_answer),
      -- Replaced by nothing: an author took it out, and the bank does not bring it back as it was.
      add column is_removed boolean not null default false check (not is_removed or replaced_at is not null)`.execute(
    db,
  );
  // Authors change the mark; an attempt is passed by the one that it was started with.
  await sql`
    alter table quiz_attempts
      add column pass_percentage integer not null default 60 check (pass_percentage between 1 and 100)`.execute(
    db,
  );
  await sql`
    update quiz_attempts a set pass_percentage = q.pass_percentage
    from quizzes q where q.id = a.quiz_id and q.pass_percentage <> a.pass_percentage`.execute(db);
  await sql`drop index quiz_answers_question`.execute(db);
  await sql`create index quiz_answers_question on quiz_answers (question_id, attempt_id)`.execute(db);
  await sql`
    create index quiz_attempts_closed on quiz_attempts (quiz_id, completed_at desc) where completed_at is not null`.execute(
    db,
  );
}
