import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';
import { isOrderOf } from './order-of-user';

export type OrderRow = Selectable<DB['orders']>;

export async function insertOrder(db: Database, row: Insertable<DB['orders']>): Promise<OrderRow> {
  return db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Holds the order until the transaction ends: whoever moves it, pays it or gives money back waits here. */
export async function lockOrder(trx: Database, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Changes an order's own columns and gives the row as it is then. */
export async function updateOrder(
  trx: Database,
  id: string,
  change: Updateable<DB['orders']>,
): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An order that a person owns, or was let into by a mailed link that still holds; undefined for every other one. */
export async function findOrderOf(db: Database, id: string, userId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.id', '=', id)
    .where(isOrderOf(userId))
    .executeTakeFirst();
}
