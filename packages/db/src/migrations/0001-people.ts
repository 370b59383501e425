import { type Kysely, sql } from 'kysely';

/** People, their sessions, and the guards shared by all replicas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table users (
      id text primary key,
      email citext unique,
      first_name text,
      last_name text,
      profile_image_url text,
      role text not null default 'user',
      is_expert boolean not null default false,
      is_anonymous boolean not null default true,
      upload_count integer not null default 0 check (upload_count >= 0),
      rewards_earned integer not null default 0 check (rewards_earned >= 0),
      last_reward_at timestamptz,
      stored_bytes bigint not null default 0 check (stored_bytes >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      sid text primary key,
      sess jsonb not null,
      expire timestamptz not null
    )`.execute(db);
  await sql`create index sessions_expire on sessions (expire)`.execute(db);
  // Counters of the rate limits: lost in a crash without harm, so not worth a log.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor text not null,
      verb text not null,
      target text not null,
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index audit_log_target on audit_log (target, id desc)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change()`.execute(
    db,
  );
}
