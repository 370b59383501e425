import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { Database } from '../database';

export type AuditRow = { actor: string; verb: AuditVerb; target: string; before?: unknown; after?: unknown };

/** Appends an entry to the log; the table refuses any later change. */
export async function insert(db: Database, row: AuditRow): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db
    .insertInto('audit_log')
    .values({
      actor: row.actor,
      verb: row.verb,
      target: row.target,
      before: json(row.before),
      after: json(row.after),
    })
    .execute();
}

/** Lists entries, newest first, optionally of one target; `afterId` is the last one seen. */
export async function list(db: Database, options: { target?: string; limit: number; afterId?: number }) {
  let query = db.selectFrom('audit_log').selectAll();
  if (options.target) query = query.where('target', '=', options.target);
  if (options.afterId !== undefined) query = query.where('id', '<', options.afterId);
  return query.orderBy('id', 'desc').limit(options.limit).execute();
}
