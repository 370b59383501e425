import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Finds the latest removals in the audit log. The statements can be repeated, because a run may have been cut. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists audit_log_removals`.execute(db);
  await sql`
    create index concurrently audit_log_removals on audit_log (id desc) where verb = 'document.removed'`.execute(
    db,
  );
}
