import type { UserContext } from '../../../context';
import { openOrder } from '../../../domain/orders/order-access';
import { FeatureError } from '../../../errors/feature-error';
import { getReceiptFacts } from './receipt-facts';

const noReceipt = () =>
  new FeatureError(
    409,
    'orders.move',
    'There is no receipt yet: nothing has been paid for this order. It is here as soon as the payment arrives.',
  );

/** The receipt of an own order as PDF bytes; throws 404 for a stranger's and 409 `orders.move` before a payment. */
export async function getReceipt(ctx: UserContext, orderId: string): Promise<Buffer> {
  const order = await openOrder(ctx.db, ctx.userId, orderId);
  const facts = await getReceiptFacts(ctx, order);
  if (facts.payments.length === 0) throw noReceipt();
  return ctx.pdf.draw('receipt', facts);
}
