import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Uploads wait while the virus scanner gives no verdict. A file has the time since which it waits and the time at which
 * staff were told; each upload has the time of its next try. The statements can be repeated, because a run may have been cut.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inShortTransaction(db, (trx) =>
    sql`
      alter table files
        add column if not exists scan_waiting_since timestamptz,
        add column if not exists scan_alerted_at timestamptz`.execute(trx),
  );
  for (const table of ['documents', 'order_files', 'expert_proofs'])
    await inShortTransaction(db, (trx) =>
      sql`alter table ${sql.table(table)} add column if not exists scan_again_at timestamptz`.execute(trx),
    );
  await sql`drop index concurrently if exists files_scan_waiting`.execute(db);
  await sql`
    create index concurrently files_scan_waiting on files (scan_waiting_since)
    where scan_waiting_since is not null`.execute(db);
}
