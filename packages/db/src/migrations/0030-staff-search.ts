import { type Kysely, sql } from 'kysely';

/** Staff look for documents by file name and uploader as well; without an index of both, every document was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index documents_staff_search on documents using gin ((file_name || ' ' || coalesce(uploader_id, '')) gin_trgm_ops)`.execute(
    db,
  );
}
