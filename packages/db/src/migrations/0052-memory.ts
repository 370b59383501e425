import { type Kysely, sql } from 'kysely';

/**
 * What a person lets a model know of them: facts that they wrote, and their last result in each subject's quizzes. Nothing
 * is noted and nothing enters a prompt until they turn memory on. Who says that they are under 18 has none, and shares no
 * chat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column is_memory_on boolean not null default false,
      add column is_under_18 boolean not null default false,
      add check (not (is_under_18 and is_memory_on))`.execute(db);
  await sql`
    create table memory_facts (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      kind text not null check (kind in ('written', 'quiz')),
      -- One line.
      text text not null check (char_length(text) between 1 and 200 and text !~ '[\\n\\r]'),
      -- Of a quiz; each subject has its last result alone.
      subject text,
      created_at timestamptz not null default now(),
      -- When it was written, or the attempt ended.
      updated_at timestamptz not null default now(),
      check ((kind = 'quiz') = (subject is not null))
    )`.execute(db);
  await sql`create index memory_facts_user on memory_facts (user_id, updated_at desc, id desc)`.execute(db);
  await sql`create unique index memory_facts_subject on memory_facts (user_id, subject)`.execute(db);
}
