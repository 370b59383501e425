import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { orderNotFound } from './order.errors';

/** The order of a person, theirs or by a mailed link; throws 404 for anybody else's, as for one that does not exist. */
export async function openOrder(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  const order = await orders.findOrderOf(db, orderId, userId);
  if (!order) throw orderNotFound();
  return order;
}

/** The same, held until the transaction ends. */
export async function lockOwnOrder(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  await openOrder(db, userId, orderId);
  const order = await orders.lockOrder(db, orderId);
  // Read again under the lock: a merge or a new link may have come between.
  if (!order || !(await orders.findOrderOf(db, orderId, userId))) throw orderNotFound();
  return order;
}

/** Any order, held until the transaction ends: for staff, payments and the clock. Throws 404. */
export async function lockAnyOrder(db: Database, orderId: string): Promise<OrderRow> {
  const order = await orders.lockOrder(db, orderId);
  if (!order) throw orderNotFound();
  return order;
}
