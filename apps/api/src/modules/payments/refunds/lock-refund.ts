import type { Database } from '@aw/db';
import * as payments from '@aw/db/payments';
import { lockAnyOrder } from '../../orders/order-access';
import { notFound } from '../payment.errors';

/** Locks an order and returns it with one of its refunds. Every change of a refund takes this lock. Throws 404. */
export async function lockRefund(db: Database, orderId: string, refundId: string) {
  const order = await lockAnyOrder(db, orderId);
  const refund = await payments.findRefund(db, refundId);
  if (refund?.order_id !== orderId) throw notFound('refund');
  return { order, refund };
}
