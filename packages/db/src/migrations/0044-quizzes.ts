import { type Kysely, sql } from 'kysely';

/**
 * Quizzes, attempts and certificates. A changed question is a new row, of which the earlier one says since when
 * (`replaced_at`); an attempt keeps those that it was started with, in its own order: they are the rows of its answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quizzes (
      id bigint generated always as identity primary key,
      -- Which file of the quiz bank it is made from, and as which state of it; null for others.
      bank_key text unique,
      bank_hash text,
      title text not null,
      subject text not null,
      description text not null default '',
      difficulty text not null default 'medium' check (difficulty in ('easy', 'medium', 'hard')),
      -- In minutes.
      time_limit integer not null default 30 check (time_limit between 1 and 600),
      total_questions integer not null default 10 check (total_questions between 0 and 100),
      pass_percentage integer not null default 60 check (pass_percentage between 1 and 100),
      is_machine_made boolean not null default false,
      status text not null default 'listed' check (status in ('listed', 'unlisted', 'retired')),
      search text not null generated always as (title || E'\n' || subject || E'\n' || description) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index quizzes_listed on quizzes (title, id) where status = 'listed'`.execute(db);
  await sql`
    create index quizzes_search on quizzes using gin (search gin_trgm_ops) where status = 'listed'`.execute(
    db,
  );
  await sql`
    create table quiz_questions (
      id bigint generated always as identity primary key,
      quiz_id bigint not null references quizzes (id),
      -- Which item of the quiz bank it is; null for others.
      bank_id text,
      version integer not null default 1,
      position integer not null,
      topic text,
      question text not null,
      option_a text not null,
      option_b text not null,
      option_c text not null,
      option_d text not null,
      question_html text not null,
      option_a_html text not null,
      option_b_html text not null,
      option_c_html text not null,
      option_d_html text not null,
      correct_answer text not null check (correct_answer in ('A', 'B', 'C', 'D')),
      -- What leads to each wrong option, by its letter.
      mistakes jsonb not null default '{}',
      explanation text not null default '',
      explanation_html text not null default '',
      source text,
      hash text not null,
      replaced_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index quiz_questions_quiz on quiz_questions (quiz_id, position) where replaced_at is null`.execute(
    db,
  );
  await sql`
    create table quiz_attempts (
      id text primary key,
      user_id text not null references users (id),
      quiz_id bigint not null references quizzes (id),
      extra_time text not null default 'none' check (extra_time in ('none', '25', '50', '100', 'untimed')),
      started_at timestamptz not null,
      -- Null for one without a time limit.
      deadline timestamptz,
      completed_at timestamptz,
      completed boolean not null generated always as (completed_at is not null) stored,
      ended_by text check (ended_by in ('submitted', 'deadline', 'merged')),
      score integer not null default 0,
      total_questions integer not null default 0,
      percentage integer not null default 0,
      passed boolean not null default false,
      -- In seconds.
      time_spent integer not null default 0,
      check ((completed_at is null) = (ended_by is null))
    )`.execute(db);
  await sql`
    create unique index quiz_attempts_open on quiz_attempts (user_id, quiz_id) where completed_at is null`.execute(
    db,
  );
  await sql`create index quiz_attempts_user on quiz_attempts (user_id, started_at desc, id desc)`.execute(db);
  await sql`create index quiz_attempts_quiz on quiz_attempts (user_id, quiz_id, started_at)`.execute(db);
  await sql`
    create index quiz_attempts_due on quiz_attempts (deadline) where completed_at is null and deadline is not null`.execute(
    db,
  );
  await sql`
    create table quiz_answers (
      attempt_id text not null references quiz_attempts (id) on delete cascade,
      question_id bigint not null references quiz_questions (id),
      position integer not null,
      -- Null until there is one, and for one that was taken back.
      answer text check (answer in ('A', 'B', 'C', 'D')),
      -- Of the latest answer, as its browser counts; 0 until there is one.
      sequence bigint not null default 0,
      saved_at timestamptz,
      primary key (attempt_id, question_id)
    )`.execute(db);
  await sql`create index quiz_answers_question on quiz_answers (question_id)`.execute(db);
  await sql`
    create table certificates (
      certificate_id text primary key,
      -- Its place in the status lists of credentials.
      status_index bigint not null unique generated always as identity (minvalue 0 start 0),
      user_id text not null references users (id),
      quiz_id bigint not null references quizzes (id),
      quiz_attempt_id text not null references quiz_attempts (id),
      student_name text not null,
      quiz_title text not null,
      subject text not null,
      score integer not null,
      total_questions integer not null,
      percentage integer not null,
      completed_at timestamptz not null,
      template text not null default 'modern' check (template in ('modern', 'classic', 'minimal')),
      is_public boolean not null default false,
      replaced_at timestamptz,
      revoked_at timestamptz,
      revoked_reason text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index certificates_standing on certificates (user_id, quiz_id)
      where replaced_at is null and revoked_at is null`.execute(db);
  await sql`create index certificates_user on certificates (user_id, completed_at desc)`.execute(db);
  await sql`create index certificates_attempt on certificates (quiz_attempt_id)`.execute(db);
  // It stays when the certificate goes with its person.
  await sql`
    create table revoked_credentials (
      status_index bigint primary key,
      revoked_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger revoked_credentials_told after insert on revoked_credentials
    for each statement execute function tell_topic('credentials')`.execute(db);
  await sql`
    create trigger quizzes_told after insert or delete or update on quizzes
    for each statement execute function tell_topic('quizzes')`.execute(db);
}
