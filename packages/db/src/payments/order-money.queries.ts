import type { OrderStatus } from '@aw/contracts/orders/states';
import { sql } from 'kysely';
import type { Database } from '../database';
import type { PaymentRow } from './card-payments.queries';
import type { DisputeRow } from './disputes.queries';
import type { RefundRow } from './refunds.queries';

/** Order beside each row of its money. */
export type OrderMoney = {
  order: {
    id: string;
    status: OrderStatus;
    currency: string;
    final_minor: number | null;
    paid_at: Date | null;
  };
  payments: PaymentRow[];
  refunds: RefundRow[];
  disputes: DisputeRow[];
};

/** Lists orders with requested money, or past payment, by id; `after` is the last one seen, '' for the first page. */
export async function listOrderMoney(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<OrderMoney[]> {
  const orders = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.status', 'o.currency', 'o.final_minor', 'o.paid_at'])
    .where('o.id', '>', after)
    .where((eb) =>
      eb.or([
        eb('o.status', 'not in', ['draft', 'awaiting_payment', 'cancelled']),
        eb.exists(
          eb.selectFrom('payments as p').select(sql`1`.as('one')).whereRef('p.order_id', '=', 'o.id'),
        ),
      ]),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [payments, refunds, disputes] = [
    await db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute(),
    await db.selectFrom('refunds').selectAll().where('order_id', 'in', ids).execute(),
    await db.selectFrom('disputes').selectAll().where('order_id', 'in', ids).execute(),
  ];
  const of = <R extends { order_id: string }>(rows: R[], id: string) =>
    rows.filter(({ order_id }) => order_id === id);
  return orders.map((order) => ({
    order,
    payments: of(payments, order.id),
    refunds: of(refunds, order.id),
    disputes: of(disputes, order.id),
  }));
}
