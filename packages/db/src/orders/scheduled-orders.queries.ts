import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Keyset of a batch of order ids: `after` is the last one of the batch before, '' for the first. */
type Batch = { after: string; limit: number };

function batchOf(db: Database, condition: ReturnType<typeof sql<SqlBool>>, { after, limit }: Batch) {
  return db
    .selectFrom('orders as o')
    .select('o.id')
    .where(condition)
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute()
    .then((rows) => rows.map(({ id }) => id));
}

/** Time since which a delivered order is silent: its delivery, or the customer's last message after it. */
const silentSince = sql<Date>`greatest(o.delivered_at,
  (select max(m.created_at) from order_messages m where m.order_id = o.id and m.from_whom = 'customer'))`;

/** Lists orders with work due whose deadline has passed. */
export async function listLate(db: Database, now: Date, batch: Batch): Promise<string[]> {
  const isLate = sql<SqlBool>`o.status in ('paid', 'assigned', 'in_progress', 'revision') and o.due_at < ${now}`;
  return batchOf(db, isLate, batch);
}

/** Lists delivered orders that have been silent since before a moment. */
export async function listSilent(db: Database, before: Date, batch: Batch): Promise<string[]> {
  return batchOf(db, sql<SqlBool>`o.status = 'delivered' and ${silentSince} <= ${before}`, batch);
}

/** Returns the time since which a delivered order is silent; null if it is not delivered. */
export async function findSilentSince(db: Database, orderId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('orders as o')
    .select(silentSince.as('since'))
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'delivered')
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Lists orders that were placed before a moment, without any payment, received or in progress. */
export async function listUnpaid(db: Database, before: Date, batch: Batch): Promise<string[]> {
  const isUnpaid = sql<SqlBool>`o.status = 'awaiting_payment' and o.placed_at <= ${before} and not exists
    (select from payments p where p.order_id = o.id and (p.received_minor > 0 or p.status = 'processing'))`;
  return batchOf(db, isUnpaid, batch);
}

/** Returns the lateness steps, as stored, of the price book by which an order was priced. */
export async function getLateSteps(db: Database, priceBookId: number): Promise<unknown> {
  const { late_steps } = await db
    .selectFrom('price_books')
    .select('late_steps')
    .where('id', '=', priceBookId)
    .executeTakeFirstOrThrow();
  return late_steps;
}

/**
 * Returns the refunds for lateness of an order, made or in progress, in minor units. One that staff gave up because it
 * could not be made counts too: they refund it another way.
 */
export async function sumLateRefunds(db: Database, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_minor'), sql<number>`0`).as('sum'))
    .where('order_id', '=', orderId)
    .where('cause', '=', 'late')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Lists open disputes without evidence that end before a moment, most urgent first. */
export async function listUrgentDisputes(db: Database, before: Date) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('status', 'like', '%needs_response')
    .where('due_by', '<=', before)
    .orderBy('due_by')
    .orderBy('id')
    .execute();
}

/** Records that an alarm is sent; false if it was before, so that it is sent once. */
export async function markDisputeAlarmed(
  trx: Database,
  disputeId: string,
  hours: 72 | 24,
  at: Date,
): Promise<boolean> {
  const column = hours === 72 ? 'alarmed_72_at' : 'alarmed_24_at';
  const { numUpdatedRows } = await trx
    .updateTable('disputes')
    // The nearer alarm includes everything that the farther one would say.
    .set(
      hours === 24
        ? { alarmed_24_at: at, alarmed_72_at: sql`coalesce(alarmed_72_at, ${at})` }
        : { alarmed_72_at: at },
    )
    .where('id', '=', disputeId)
    .where(column, 'is', null)
    .where('closed_at', 'is', null)
    .where('submitted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
