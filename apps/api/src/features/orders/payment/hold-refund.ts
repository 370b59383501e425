import { type Database, findRefund } from '@aw/db';
import { holdAnyOrder } from '../open-order';
import { nothingThere } from './payment.errors';

/** A refund of an order with that order held: whoever changes a refund waits here. Throws 404. */
export async function holdRefund(trx: Database, orderId: string, refundId: string) {
  const order = await holdAnyOrder(trx, orderId);
  const refund = await findRefund(trx, refundId);
  if (refund?.order_id !== orderId) throw nothingThere('refund');
  return { order, refund };
}
