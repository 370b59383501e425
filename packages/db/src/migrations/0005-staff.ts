import { type Kysely, sql } from 'kysely';

/** Staff: their own accounts, sessions, one-time links and Delete All records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_users (
      id uuid primary key default gen_random_uuid(),
      username citext not null unique,
      password text not null,
      email citext not null unique,
      role text not null default 'admin',
      is_active boolean not null default true,
      last_login timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table admin_sessions (
      token_hash text primary key,
      admin_id uuid not null references admin_users (id),
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table admin_invites (
      token_hash text primary key,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`
    create table deletions (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('documents', 'questions')),
      row_count integer not null,
      actor text not null,
      deleted_at timestamptz not null default now(),
      restored_at timestamptz
    )`.execute(db);
  await sql`
    create table app_facts (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
