import { type Kysely, sql } from 'kysely';

/** Staff look for what was refused or removed, which few documents are; without an index of these, every document was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index documents_refused on documents (uploaded_at desc, id desc)
      where status = 'refused' and deleted_at is null`.execute(db);
  await sql`create index documents_removed on documents (uploaded_at desc, id desc) where deleted_at is not null`.execute(
    db,
  );
}
