import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { orderNotFound } from './order.errors';

/** Returns an order that a person owns or opened by a mailed link. Throws 404 for every other order, existing or not. */
export async function getOwnOrder(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  const order = await orders.findForUser(db, orderId, userId);
  if (!order) throw orderNotFound();
  return order;
}

/** Like getOwnOrder, but locks the order until the transaction ends. */
export async function lockOwnOrder(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  await getOwnOrder(db, userId, orderId);
  const order = await orders.lock(db, orderId);
  // Access is checked again under the lock, because a merge or a new link may have changed it.
  if (!order || !(await orders.findForUser(db, orderId, userId))) throw orderNotFound();
  return order;
}

/** Locks any order until the transaction ends, for staff, payments and the clock. Throws 404. */
export async function lockAnyOrder(db: Database, orderId: string): Promise<OrderRow> {
  const order = await orders.lock(db, orderId);
  if (!order) throw orderNotFound();
  return order;
}
