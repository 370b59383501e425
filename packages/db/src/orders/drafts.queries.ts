import type { Database } from '../database';
import type { OrderRow } from './orders.queries';

/** The draft that a person changed last. */
export async function findLatestDraft(db: Database, userId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** What the payment session of an order asks for, in minor units, and how it stands; undefined without a session. */
export async function findAskedAmount(
  db: Database,
  orderId: string,
): Promise<{ amount_minor: number; status: string } | undefined> {
  return db
    .selectFrom('payments')
    .select(['amount_minor', 'status'])
    .where('order_id', '=', orderId)
    .where('method', '=', 'card')
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
}
