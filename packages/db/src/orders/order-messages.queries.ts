import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type OrderMessageRow = Selectable<DB['order_messages']>;

export async function insertMessage(
  trx: Database,
  row: Insertable<DB['order_messages']>,
): Promise<OrderMessageRow> {
  return trx.insertInto('order_messages').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Lists all messages of an order, oldest first, and whether the customer has yet to see each. */
export async function listMessages(db: Database, orderId: string) {
  return db
    .selectFrom('order_messages as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select(
      sql<boolean>`m.from_whom <> 'customer' and m.created_at > coalesce(o.customer_read_at, '-infinity')`.as(
        'is_unread',
      ),
    )
    .where('m.order_id', '=', orderId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
}

/** Records that the customer has seen all messages until now, by the clock that dates them. */
export async function markReadByCustomer(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ customer_read_at: sql`clock_timestamp()` })
    .where('id', '=', orderId)
    .execute();
}
