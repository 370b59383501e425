import { type Kysely, sql } from 'kysely';

/** Quizzes that are made for one person, who alone can take them, and the making of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      -- For whom it was made; null for what everybody can take.
      add column owner_id text references users (id),
      add constraint quizzes_owned_unlisted check (owner_id is null or status in ('unlisted', 'retired'))`.execute(
    db,
  );
  await sql`create index quizzes_owner on quizzes (owner_id, id) where owner_id is not null`.execute(db);
  await sql`
    create table quiz_generations (
      id uuid primary key,
      user_id text not null references users (id),
      -- Of the wish, as its browser made it.
      send_key text,
      subject text not null,
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      specific_topic text,
      document_id bigint references documents (id),
      question_count integer not null check (question_count between 1 and 100),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      source text check (source in ('model', 'library')),
      model text,
      -- Questions that have passed every check, with their columns, until the quiz is stored.
      items jsonb not null default '[]',
      checked integer not null default 0,
      dropped integer not null default 0,
      quiz_id bigint references quizzes (id),
      failure text,
      -- When somebody last looked how far it is.
      watched_at timestamptz not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((state in ('done', 'failed')) = (ended_at is not null))
    )`.execute(db);
  await sql`create index quiz_generations_user on quiz_generations (user_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index quiz_generations_open on quiz_generations (created_at) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create unique index quiz_generations_key on quiz_generations (user_id, send_key) where send_key is not null`.execute(
    db,
  );
}
