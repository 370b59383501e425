import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type PaymentRow = Selectable<DB['payments']>;

/** Finds the only card payment of an order. */
export async function findCardPayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('method', '=', 'card')
    .executeTakeFirst();
}

export async function findByIntent(db: Database, intentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** Records a card payment before the provider is asked for it; undefined if the order has one already. */
export async function insertCardPayment(
  trx: Database,
  row: { orderId: string; amountMinor: number; currency: string },
): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values({
      order_id: row.orderId,
      method: 'card',
      amount_minor: row.amountMinor,
      currency: row.currency,
    })
    .onConflict((conflict) => conflict.column('order_id').where('method', '=', 'card').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores the provider's payment intent, unless another one has replaced the earlier one meanwhile. */
export async function saveIntent(
  db: Database,
  payment: Pick<PaymentRow, 'id' | 'intent_id'>,
  intent: { id: string; amountMinor: number },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      intent_id: intent.id,
      status: 'open',
      amount_minor: intent.amountMinor,
      failure: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', payment.id)
    .where('status', '!=', 'succeeded')
    .where((eb) => eb(sql`coalesce(intent_id, '')`, '=', payment.intent_id ?? ''))
    .execute();
}

export async function update(
  trx: Database,
  id: string,
  change: Updateable<DB['payments']>,
): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists card payments that the provider has not ended, as far as our rows show. */
export async function listOpenCardPayments(db: Database): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', 'card')
    .where('intent_id', 'is not', null)
    .where('status', 'in', ['open', 'processing', 'failed'])
    .orderBy('created_at')
    .execute();
}
