import { type Kysely, sql } from 'kysely';

/**
 * Exams that educators protect. Of their tasks nothing is kept but fingerprints of five words each; a question that has
 * enough of them is held until the exam is over (`held_until`), and `exam_holds` says by which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exam_shields (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      label text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- When its owner ended it before its time.
      ended_at timestamptz,
      closes_at timestamptz not null generated always as (least(ends_at, ended_at)) stored,
      -- They stay when the fingerprints are gone.
      task_count integer not null check (task_count > 0),
      fingerprint_count integer not null check (fingerprint_count > 0),
      created_at timestamptz not null default now(),
      check (ends_at > starts_at)
    )`.execute(db);
  await sql`create index exam_shields_user on exam_shields (user_id, id desc)`.execute(db);
  await sql`create index exam_shields_closed on exam_shields (closes_at)`.execute(db);
  await sql`
    create table exam_tasks (
      id bigint generated always as identity primary key,
      shield_id bigint not null references exam_shields (id) on delete cascade,
      -- How many of its fingerprints a question has that matches it.
      needed integer not null check (needed > 0)
    )`.execute(db);
  await sql`create index exam_tasks_shield on exam_tasks (shield_id)`.execute(db);
  await sql`
    create table exam_shingles (
      -- The first 64 bits of SHA-256.
      hash bigint not null,
      task_id bigint not null references exam_tasks (id) on delete cascade,
      primary key (hash, task_id)
    )`.execute(db);
  // So that tasks with a hash are read in their order up to a limit: planned for few of them, all would be read and sorted.
  await sql`alter table exam_shingles alter column hash set (n_distinct = 100)`.execute(db);
  await sql`create index exam_shingles_task on exam_shingles (task_id)`.execute(db);
  await sql`
    create table exam_holds (
      question_id bigint not null references questions (id) on delete cascade,
      shield_id bigint not null references exam_shields (id) on delete cascade,
      primary key (question_id, shield_id)
    )`.execute(db);
  await sql`create index exam_holds_shield on exam_holds (shield_id)`.execute(db);
  await sql`alter table questions add column held_until timestamptz`.execute(db);
  await sql`
    create index questions_held_until on questions (held_until)
      where held_until is not null and status = 'held' and deleted_at is null`.execute(db);
}
