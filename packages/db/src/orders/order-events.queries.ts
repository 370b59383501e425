import type { OrderEventKind } from '@aw/contracts/orders/shapes';
import type { OrderActor, OrderStatus } from '@aw/contracts/orders/states';
import type { Database } from '../database';

export type NewOrderEvent = {
  orderId: string;
  kind: OrderEventKind;
  by: OrderActor;
  adminId?: string;
  status?: OrderStatus;
  detail?: object;
};

/** Appends an event of an order; the table refuses any later change. */
export async function insertEvent(trx: Database, event: NewOrderEvent): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      by_whom: event.by,
      admin_id: event.adminId ?? null,
      status: event.status ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** Lists all events of an order, in order, with the usernames of staff. */
export async function listEvents(db: Database, orderId: string) {
  return db
    .selectFrom('order_events as e')
    .leftJoin('admin_users as a', 'a.id', 'e.admin_id')
    .select(['e.id', 'e.at', 'e.kind', 'e.by_whom', 'e.status', 'e.detail', 'a.username'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.id')
    .execute();
}
