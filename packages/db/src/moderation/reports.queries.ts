import type { ReportReason } from '@aw/contracts/moderation/reasons';
import { sql } from 'kysely';
import type { Database } from '../database';
import type { CaseTarget } from './cases.queries';

type ReportContent = {
  reason: ReportReason;
  is_urgent: boolean;
  note: string | null;
  duplicate_of: number | null;
};

/** Finds a person's open report of a post. */
export async function findOpenReport(db: Database, { kind, id }: CaseTarget, reporterId: string) {
  return db
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('reporter_id', '=', reporterId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Stores a report; returns its id. The caller has locked the reporter and the post. */
export async function insertReport(
  trx: Database,
  { kind, id: target_id }: CaseTarget,
  reporter_id: string,
  { reason, is_urgent, note, duplicate_of }: ReportContent,
): Promise<number> {
  const row = { kind, target_id, reporter_id, reason, is_urgent, note, duplicate_of };
  const { id } = await trx.insertInto('reports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Replaces the reason and note of a report. */
export async function replaceReport(
  trx: Database,
  id: number,
  { reason, is_urgent, note, duplicate_of }: ReportContent,
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ reason, is_urgent, note, duplicate_of })
    .where('id', '=', id)
    .execute();
}

/** Lists the reports of a post: open ones first, then the newest. */
export async function listReports(db: Database, { kind, id }: CaseTarget, limit: number) {
  return db
    .selectFrom('reports as r')
    .leftJoin('questions as q', 'q.id', 'r.duplicate_of')
    .select([
      'r.id',
      'r.reason',
      'r.note',
      'r.duplicate_of',
      'q.title as duplicate_title',
      'r.reporter_id',
      'r.status',
      'r.created_at',
      'r.decided_at',
      'r.decided_by',
    ])
    .where('r.kind', '=', kind)
    .where('r.target_id', '=', id)
    .orderBy((eb) => eb('r.status', '=', 'open'), 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** Counts the reports of a post and the open ones, and finds the newest id; 0 without any. */
export async function countReports(db: Database, { kind, id }: CaseTarget) {
  return db
    .selectFrom('reports')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('latest_id'),
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();
}

type Decision = {
  status: 'upheld' | 'dismissed';
  decidedBy: string;
  /** Text of the decision. */
  decision: string | null;
  now: Date;
};

/** Closes all open reports of a post; returns their number. */
export async function closeReports(
  trx: Database,
  { kind, id }: CaseTarget,
  { status, decidedBy, decision, now }: Decision,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ status, decided_at: now, decided_by: decidedBy, decision })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Dismisses the upheld reports of a post after the decision was reversed; returns their number. */
export async function overturnReports(
  trx: Database,
  { kind, id }: CaseTarget,
  { decidedBy, now }: { decidedBy: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ status: 'dismissed', decided_at: now, decided_by: decidedBy, decision: null })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', 'upheld')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lists up to `limit` reports of a post that were decided at a moment, by id; `afterId` is the last one seen. */
export async function listDecidedReports(
  db: Database,
  { kind, id }: CaseTarget,
  { decidedAt, afterId, limit }: { decidedAt: Date; afterId: number; limit: number },
) {
  return db
    .selectFrom('reports')
    .select(['id', 'reporter_id', 'reason', 'created_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('decided_at', '=', decidedAt)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
