import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Draft that became a document, so that publishing it again returns the same document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inShortTransaction(db, (trx) =>
    sql`alter table documents add column if not exists draft_id uuid`.execute(trx),
  );
  await sql`drop index concurrently if exists documents_draft`.execute(db);
  await sql`
    create unique index concurrently documents_draft on documents (draft_id) where draft_id is not null`.execute(
    db,
  );
}
