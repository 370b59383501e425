import { type Kysely, sql } from 'kysely';

/** Questions and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questions (
      id bigint generated always as identity primary key,
      title text not null,
      content text not null,
      subject text,
      asker_id text not null references users (id),
      school_id bigint references schools (id),
      course_id bigint references courses (id),
      is_answered boolean not null default false,
      search_text text generated always as (title || ' ' || content || ' ' || coalesce(subject, '')) stored,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      deletion_id uuid
    )`.execute(db);
  await sql`create index questions_newest on questions (created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index questions_search on questions using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index questions_deletion on questions (deletion_id) where deletion_id is not null`.execute(
    db,
  );
  await sql`
    create table answers (
      id bigint generated always as identity primary key,
      question_id bigint not null references questions (id),
      expert_id text not null references users (id),
      content text not null,
      is_verified boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index answers_question on answers (question_id, id)`.execute(db);
}
