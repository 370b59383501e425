import type { Database } from '@aw/db';
import * as payments from '@aw/db/payments';
import { lockAnyOrder } from '../../orders/order-access';
import { nothingThere } from '../payment.errors';

/** A refund of an order with that order held: whoever changes a refund waits here. Throws 404. */
export async function lockRefund(db: Database, orderId: string, refundId: string) {
  const order = await lockAnyOrder(db, orderId);
  const refund = await payments.findRefund(db, refundId);
  if (refund?.order_id !== orderId) throw nothingThere('refund');
  return { order, refund };
}
