import { type Kysely, sql } from 'kysely';

/**
 * Images of texts. An id is random and ends in the size in pixels; `used_at` is when a posted text first named the image,
 * from when on it is seen by everybody. One that neither a text nor a draft names is removed after a day. `hidden_at` is
 * since when no text that stands on the site shows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table images (
      id text primary key,
      user_id text not null references users (id),
      file_sha256 text not null references files (sha256),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      size_bytes integer not null check (size_bytes > 0),
      created_at timestamptz not null default now(),
      used_at timestamptz,
      hidden_at timestamptz
    )`.execute(db);
  await sql`create index images_user on images (user_id, id)`.execute(db);
  await sql`create index images_file on images (file_sha256)`.execute(db);
  await sql`create index images_unused on images (created_at) where used_at is null`.execute(db);
}
