import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type RefundRow = Selectable<DB['refunds']>;

/** Inserts a refund; undefined if its request was accepted before. */
export async function insertRefund(
  trx: Database,
  row: Insertable<DB['refunds']>,
): Promise<RefundRow | undefined> {
  return trx
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Finds a refund with the provider's payment intent; null for other payments than by card. */
export async function findRefund(
  db: Database,
  id: string,
): Promise<(RefundRow & { intent_id: string | null; method: string }) | undefined> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .select(['p.intent_id', 'p.method'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/**
 * Finds order, reason and amount of the request with a key; refunds of several payments have a number after the key.
 */
export async function findRefundByKey(db: Database, requestKey: string) {
  const { rows } = await sql<{ order_id: string; reason: string; amount_minor: number }>`
    select r.order_id, r.reason,
      (select sum(s.amount_minor + s.reduced_minor)::integer from refunds s
        where s.order_id = r.order_id
          and (s.request_key = r.request_key or starts_with(s.request_key, r.request_key || ':'))) as amount_minor
    from refunds r
    where r.request_key = ${requestKey}`.execute(db);
  return rows[0];
}

export async function findRefundByProviderId(
  db: Database,
  providerId: string,
): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}

export async function updateRefund(
  trx: Database,
  id: string,
  change: Updateable<DB['refunds']>,
): Promise<RefundRow> {
  return trx.updateTable('refunds').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Lists card refunds that are decided and not settled, as far as our rows show. */
export async function listPendingCardRefunds(db: Database): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .where('p.method', '=', 'card')
    .where('r.status', '=', 'pending')
    .orderBy('r.created_at')
    .execute();
}

/** Lists payments of an order with the parts of their money, in minor units: card payments first, then the oldest. */
export async function listPaymentMoney(db: Database, orderId: string) {
  const sumOfRefunds = (status: RefundRow['status']) => sql<number>`
    (select coalesce(sum(r.amount_minor), 0)::integer from refunds r
      where r.payment_id = p.id and r.status = ${status})`;
  const sumOfDisputes = (condition: RawBuilder<unknown>) => sql<number>`
    (select coalesce(sum(d.amount_minor), 0)::integer from disputes d
      where d.payment_id = p.id and ${condition})`;
  return db
    .selectFrom('payments as p')
    .select([
      'p.id',
      'p.method',
      'p.received_minor',
      sumOfRefunds('succeeded').as('refunded_minor'),
      sumOfRefunds('pending').as('pending_minor'),
      sumOfRefunds('awaiting_approval').as('requested_minor'),
      sumOfDisputes(sql`d.status not in ('won', 'warning_closed', 'prevented')`).as('disputed_minor'),
      sumOfDisputes(sql`d.status = 'lost'`).as('lost_minor'),
    ])
    .where('p.order_id', '=', orderId)
    .where('p.status', '=', 'succeeded')
    .orderBy(sql`(p.method = 'card')`, 'desc')
    .orderBy('p.succeeded_at')
    .orderBy('p.id')
    .execute();
}
export type PaymentMoneyRow = Awaited<ReturnType<typeof listPaymentMoney>>[number];

/**
 * Lists refunds of an order that failed, which are still owed, and then those that wait for approval; each oldest
 * first.
 */
export async function listOpenRefunds(db: Database, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['awaiting_approval', 'failed'])
    .orderBy(sql`status = 'failed'`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns what staff refunded of an order without a second person, or may by retrying failed refunds; minor units. */
export async function sumUnapprovedRefunds(db: Database, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_minor'), sql<number>`0`).as('sum'))
    .where('order_id', '=', orderId)
    .where('cause', '=', 'staff')
    .where('approved_by', 'is', null)
    .where('requested_by', 'is not', null)
    .where('status', 'in', ['pending', 'succeeded', 'failed'])
    .executeTakeFirstOrThrow();
  return sum;
}
