import type { Database } from '../database';
import type { OrderRow } from './orders.queries';

/** Finds the unpaid order that a person changed last. */
export async function findLatestUnpaid(db: Database, userId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['draft', 'awaiting_payment'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
