import { type Kysely, sql } from 'kysely';

/** Credits, rewards, unlocks, views, ratings and downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_entries (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      delta integer not null check (delta <> 0),
      reason text not null check (reason in ('upload_milestone', 'milestone_reversal', 'unlock', 'unlock_refund', 'welcome')),
      source text not null,
      milestone integer,
      document_id bigint references documents (id),
      created_at timestamptz not null default now(),
      unique (user_id, source)
    )`.execute(db);
  await sql`create index credit_entries_user on credit_entries (user_id, id desc)`.execute(db);
  await sql`create trigger credit_entries_append_only before update or delete or truncate on credit_entries for each statement execute function refuse_change()`.execute(
    db,
  );
  await sql`
    create table rewards (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      type text not null,
      milestone integer not null,
      title text not null,
      description text,
      reward_value integer not null default 0,
      document_id bigint references documents (id),
      earned_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      unique (user_id, type, milestone)
    )`.execute(db);
  await sql`create index rewards_user on rewards (user_id, id desc)`.execute(db);
  await sql`create index rewards_document on rewards (document_id)`.execute(db);
  await sql`
    create table document_unlocks (
      user_id text not null references users (id),
      document_id bigint not null references documents (id),
      created_at timestamptz not null default now(),
      primary key (user_id, document_id)
    )`.execute(db);
  await sql`create index document_unlocks_document on document_unlocks (document_id)`.execute(db);
  await sql`
    create table document_views (
      document_id bigint not null references documents (id),
      user_id text not null references users (id),
      day date not null,
      primary key (document_id, user_id, day)
    )`.execute(db);
  await sql`
    create table document_ratings (
      document_id bigint not null references documents (id),
      user_id text not null references users (id),
      stars integer not null check (stars between 1 and 5),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (document_id, user_id)
    )`.execute(db);
  await sql`
    create table document_downloads (
      id bigint generated always as identity primary key,
      document_id bigint not null references documents (id),
      user_id text not null references users (id),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index document_downloads_document on document_downloads (document_id, id desc)`.execute(
    db,
  );
}
