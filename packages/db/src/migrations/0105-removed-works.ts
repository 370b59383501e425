import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Reason that the console offers for a removal because of copyright. Earlier releases stored nothing else about it. */
const earlierReason = 'It is someone else’s work, and we do not know of any permission to share it.';

/**
 * Adds hashes of works that were removed because of copyright, by which later uploads of them are recognised. They
 * outlive the document, whose text and bytes may be erased. The hashes of earlier removals are added in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_works (
      id bigint generated always as identity primary key,
      document_id bigint unique references documents (id) on delete set null,
      file_sha256 text not null,
      removed_at timestamptz not null default now(),
      -- Keyed hashes of four bytes each of the word sequences whose first hash is not above the bound.
      hashes bytea,
      bound bigint,
      -- Null until the hashes are computed.
      filled_at timestamptz,
      -- Null until the documents that are public already were compared with it.
      compared_at timestamptz
    )`.execute(db);
  await sql`create index removed_works_file on removed_works (file_sha256)`.execute(db);
  await sql`create index removed_works_unfilled on removed_works (id) where filled_at is null`.execute(db);
  await sql`
    create index removed_works_uncompared on removed_works (id)
    where filled_at is not null and compared_at is null`.execute(db);
  await sql`
    create table removed_work_keys (
      key bigint not null,
      work_id bigint not null references removed_works (id) on delete cascade,
      primary key (key, work_id)
    )`.execute(db);
  await sql`create index removed_work_keys_work on removed_work_keys (work_id)`.execute(db);
  // Uploads that were refused, or documents that were hidden, because they match a removed work.
  await sql`
    create table removed_work_matches (
      document_id bigint primary key references documents (id) on delete cascade,
      work_id bigint not null references removed_works (id) on delete cascade,
      percent integer not null check (percent between 0 and 100),
      found_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index removed_work_matches_work on removed_work_matches (work_id)`.execute(db);
  await sql`
    insert into removed_works (document_id, file_sha256, removed_at)
    select d.id, d.file_sha256, d.deleted_at from documents d
    where d.is_removed_for_cause and d.deleted_at is not null and d.refusal_code is distinct from 'erased'
      and (d.deleted_reason = ${earlierReason} or exists (
        select from reports r where r.kind = 'document' and r.target_id = d.id
          and r.reason = 'copyright' and r.status = 'upheld'))`.execute(db);
}
