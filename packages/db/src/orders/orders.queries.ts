import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';
import { isOrderOf } from './order-of-user';

export type OrderRow = Selectable<DB['orders']>;

export async function insert(db: Database, row: Insertable<DB['orders']>): Promise<OrderRow> {
  return db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function find(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the order until the transaction ends: moves, payments and refunds wait here. */
export async function lock(trx: Database, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Updates an order and returns the changed row. */
export async function update(trx: Database, id: string, change: Updateable<DB['orders']>): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Finds an order that a person owns, or has access to through a mailed link that is still valid; undefined for any
 * other.
 */
export async function findForUser(db: Database, id: string, userId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.id', '=', id)
    .where(isOrderOf(userId))
    .executeTakeFirst();
}
