import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Files that were sent before their document is published. Each is kept for an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_drafts (
      id uuid primary key default gen_random_uuid(),
      user_id text not null references users (id) on delete cascade,
      -- Set when the file has arrived, before its bytes are stored.
      arrived_sha256 text,
      -- Set when its bytes are stored. Null again after a release without drafts has removed them.
      file_sha256 text references files (sha256) on delete set null,
      file_name text not null default '',
      size_bytes bigint not null default 0,
      suggestions jsonb,
      queue_group text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index upload_drafts_user on upload_drafts (user_id, created_at)`.execute(db);
  await sql`create index upload_drafts_group on upload_drafts (queue_group, created_at)`.execute(db);
  await sql`create index upload_drafts_age on upload_drafts (created_at)`.execute(db);
  await sql`create index upload_drafts_file on upload_drafts (file_sha256) where file_sha256 is not null`.execute(
    db,
  );
}
