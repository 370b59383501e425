import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Ids of orders in a keyset batch: `after` is the last one of the batch before, '' for the first. */
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

/** Since when nobody has said a word about delivered work: its delivery, or the customer's last message after it. */
const silentSince = sql<Date>`greatest(o.delivered_at,
  (select max(m.created_at) from order_messages m where m.order_id = o.id and m.from_whom = 'customer'))`;

/** Orders with work due whose deadline is past. */
export async function listLateOrders(db: Database, now: Date, batch: Batch): Promise<string[]> {
  const isLate = sql<SqlBool>`o.status in ('paid', 'assigned', 'in_progress', 'revision') and o.due_at < ${now}`;
  return batchOf(db, isLate, batch);
}

/** Delivered orders that were silent since before a moment. */
export async function listSilentOrders(db: Database, before: Date, batch: Batch): Promise<string[]> {
  return batchOf(db, sql<SqlBool>`o.status = 'delivered' and ${silentSince} <= ${before}`, batch);
}

/** Since when a delivered order is silent; null for one that is not delivered. */
export async function readSilence(db: Database, orderId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('orders as o')
    .select(silentSince.as('since'))
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'delivered')
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Orders that were placed before a moment, and for which no money came or is on its way. */
export async function listUnpaidOrders(db: Database, before: Date, batch: Batch): Promise<string[]> {
  const isUnpaid = sql<SqlBool>`o.status = 'awaiting_payment' and o.placed_at <= ${before} and not exists
    (select from payments p where p.order_id = o.id and (p.received_minor > 0 or p.status = 'processing'))`;
  return batchOf(db, isUnpaid, batch);
}

/** The steps of the price book by which an order was priced, as stored. */
export async function readLateSteps(db: Database, priceBookId: number): Promise<unknown> {
  const { late_steps } = await db
    .selectFrom('price_books')
    .select('late_steps')
    .where('id', '=', priceBookId)
    .executeTakeFirstOrThrow();
  return late_steps;
}

/**
 * What lateness gave back of an order so far, or will once the provider has made it; minor units. One that staff gave up,
 * because it could not be made, counts too: they give it back another way.
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

/** Open disputes without evidence that end before a moment, the most urgent first. */
export async function listPressingDisputes(db: Database, before: Date) {
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

/** Notes that an alarm goes out; false when it has before, so that it goes out once. */
export async function markAlarmed(
  trx: Database,
  disputeId: string,
  hours: 72 | 24,
  at: Date,
): Promise<boolean> {
  const column = hours === 72 ? 'alarmed_72_at' : 'alarmed_24_at';
  const { numUpdatedRows } = await trx
    .updateTable('disputes')
    // The nearer alarm says all that the farther one would.
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
