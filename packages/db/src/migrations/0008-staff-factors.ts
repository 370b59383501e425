import { type Kysely, sql } from 'kysely';

/** A second factor for staff, in tables of their own, as everything of staff is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_totp (
      admin_id uuid primary key references admin_users (id),
      -- Sealed with the server's secret.
      secret text not null,
      confirmed_at timestamptz,
      -- A code is good once: the time step of the last one that was taken.
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table admin_recovery (
      admin_id uuid not null references admin_users (id),
      code_hash text not null,
      used_at timestamptz,
      primary key (admin_id, code_hash)
    )`.execute(db);
}
