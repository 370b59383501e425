import { type Kysely, sql } from 'kysely';

/** Whether an upload counts, and whose turn it is to be read; rewards that were taken back, and where welcome credits went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      -- Only accepted uploads count; what looks like another document waits for a person, a copy never counts.
      add column originality text not null default 'accepted'
        check (originality in ('accepted', 'waiting', 'copy', 'refused')),
      add column similar_to bigint references documents (id) on delete set null,
      add column similarity_percent integer check (similarity_percent between 0 and 100),
      -- Whose uploads wait for each other while they are read: a person, or an address of people without an account.
      add column queue_group text`.execute(db);
  await sql`create index documents_queue on documents (queue_group) where status = 'processing'`.execute(db);
  await sql`create index documents_waiting on documents (uploaded_at desc, id desc) where originality = 'waiting'`.execute(
    db,
  );
  await sql`alter table document_pages add column picture_hash text`.execute(db);
  await sql`
    create table document_fingerprints (
      document_id bigint primary key references documents (id) on delete cascade,
      content_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index document_fingerprints_content on document_fingerprints (content_hash)`.execute(db);
  // Keys that similar documents share: an index finds a few candidates however many documents there are.
  await sql`
    create table document_bands (
      band bigint not null,
      document_id bigint not null references document_fingerprints (document_id) on delete cascade,
      primary key (band, document_id)
    )`.execute(db);
  await sql`create index document_bands_document on document_bands (document_id)`.execute(db);
  await sql`alter table rewards add column revoked_at timestamptz`.execute(db);
  // What a document earned, and who got a credit back for it.
  await sql`
    create index credit_entries_document on credit_entries (document_id) where document_id is not null`.execute(
    db,
  );
  await sql`
    create table welcome_grants (
      user_id text primary key references users (id),
      address_hash text not null,
      device_hash text not null,
      granted_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index welcome_grants_address on welcome_grants (address_hash, granted_at)`.execute(db);
  await sql`create index welcome_grants_device on welcome_grants (device_hash, granted_at)`.execute(db);
}
