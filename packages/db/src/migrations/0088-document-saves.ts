import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Documents that people saved, and the order in which their library lists what they unlocked and read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists document_saves (
      user_id text not null references users (id),
      document_id bigint not null references documents (id),
      created_at timestamptz not null default now(),
      primary key (user_id, document_id)
    )`.execute(db);
  await sql`drop index concurrently if exists document_saves_newest`.execute(db);
  await sql`
    create index concurrently document_saves_newest
      on document_saves (user_id, created_at desc, document_id desc)`.execute(db);
  await sql`drop index concurrently if exists document_saves_document`.execute(db);
  await sql`create index concurrently document_saves_document on document_saves (document_id)`.execute(db);
  await sql`drop index concurrently if exists document_unlocks_newest`.execute(db);
  await sql`
    create index concurrently document_unlocks_newest
      on document_unlocks (user_id, created_at desc, document_id desc)`.execute(db);
  await sql`drop index concurrently if exists document_views_newest`.execute(db);
  await sql`
    create index concurrently document_views_newest
      on document_views (user_id, day desc, document_id desc)`.execute(db);
  // The new index begins with the same column.
  await sql`drop index concurrently if exists document_views_user_id`.execute(db);
}
