import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Finds removed documents that an earlier reader has read, because those who unlocked one keep reading it, and documents
 * that could not be read again. Listed ones have an index of their own (0066). The statements can be repeated, because a
 * run may have been cut.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists documents_removed_reader_version`.execute(db);
  await sql`
    create index concurrently documents_removed_reader_version on documents (reader_version, id)
    where status = 'published' and deleted_at is not null and not is_removed_for_cause`.execute(db);
  await sql`drop index concurrently if exists documents_reread_problem`.execute(db);
  await sql`
    create index concurrently documents_reread_problem on documents (reader_version, id)
    where status = 'published' and reread_problem is not null`.execute(db);
}
