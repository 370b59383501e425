import { type Kysely, sql } from 'kysely';

/** Certificates say when another quiz had shown keys of their questions before: quizzes are made of the bank’s questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificates
      -- An attempt at another quiz, which asked one of the same items of the bank, had been closed before theirs was.
      add column keys_shown_elsewhere boolean not null default false`.execute(db);
  await sql`
    with shown as (
      select a.user_id, a.quiz_id, q.bank_id, min(a.completed_at) as at
      from quiz_attempts a
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
      where a.completed_at is not null and q.bank_id is not null
      group by a.user_id, a.quiz_id, q.bank_id
    )
    update certificates set keys_shown_elsewhere = true
    where certificate_id in (
      select c.certificate_id from certificates c
      join quiz_attempts a on a.id = c.quiz_attempt_id
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
      join shown h on h.user_id = a.user_id and h.bank_id = q.bank_id
      where h.quiz_id <> a.quiz_id and h.at < a.completed_at)`.execute(db);
}
