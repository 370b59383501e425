import { type Kysely, sql } from 'kysely';

/** What staff made of the site's texts: every version of each, the latest of which is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_versions (
      id bigint generated always as identity primary key,
      name text not null,
      -- Null puts the text back to what the site was built with.
      source text,
      note text not null,
      admin_id uuid not null references admin_users (id),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index text_versions_name on text_versions (name, id desc)`.execute(db);
}
