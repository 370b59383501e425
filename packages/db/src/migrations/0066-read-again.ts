import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Stored documents are read again when the reader has become better, and a file whose reading ran out of time is tried
 * again later. The statements can be repeated, because a run may have been cut.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      -- The version of the reader that last read the document; 0 for those of releases that did not note it.
      add column if not exists reader_version integer not null default 0,
      -- Where the pictures of the pages are stored: 0 where uploads have them, else the version that made them again.
      add column if not exists picture_set integer not null default 0,
      -- Why that version could not make its pages again; they stay as they are.
      add column if not exists reread_problem text check (reread_problem in ('missing', 'refused', 'failed')),
      -- How often reading ran out of time, and when it is tried again with more.
      add column if not exists slow_reads integer not null default 0 check (slow_reads >= 0),
      add column if not exists read_again_at timestamptz`.execute(db);
  await sql`drop index concurrently if exists documents_reader_version`.execute(db);
  await sql`
    create index concurrently documents_reader_version on documents (reader_version, id)
    where is_listed`.execute(db);
}
