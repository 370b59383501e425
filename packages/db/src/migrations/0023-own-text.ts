import { type Kysely, sql } from 'kysely';

/**
 * Fingerprints have a version, so that those of an earlier one are made anew, and the text by itself; pages have a shape.
 * Documents from before fingerprints get an empty one of version 0, which the clean-up fills like the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_fingerprints
      add column version integer not null default 1,
      add column text_hash text`.execute(db);
  await sql`alter table document_pages add column picture_shape text`.execute(db);
  await sql`create index document_fingerprints_text on document_fingerprints (text_hash)`.execute(db);
  await sql`
    insert into document_fingerprints (document_id, content_hash, version)
    select d.id, '', 0 from documents d
    where d.status = 'published'
      and not exists (select from document_fingerprints f where f.document_id = d.id)`.execute(db);
  await sql`create index document_fingerprints_version on document_fingerprints (version, document_id)`.execute(
    db,
  );
}
