import { type Kysely, sql } from 'kysely';

/** Staff are managed in the console: when they were seen, what ends their sign-ins, and who invited whom as what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table admin_users
      -- Raised by whatever ends sessions; a sign-in that began under an older number is refused.
      add column session_epoch integer not null default 0,
      add column seen_at timestamptz`.execute(db);
  await sql`
    alter table admin_invites
      add column id uuid not null default gen_random_uuid() unique,
      add column role text not null default 'admin',
      -- Null for one that the server printed.
      add column invited_by uuid references admin_users (id)`.execute(db);
}
