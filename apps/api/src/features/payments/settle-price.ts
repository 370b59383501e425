import { findCardPayment, findOrder, updatePayment } from '@aw/db';
import { IntentClosedError, type ProviderIntent } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { finalMinorOf } from '../../domain/orders/order.mapper';
import { changeAmount } from '../../domain/payments/change-amount';
import { paymentStatusOf } from '../../domain/payments/payment-status';

/** Brings an open session to its order's price where a change was cut off between the two; gives whether it was. */
export async function settlePrice(ctx: Context, intent: ProviderIntent): Promise<boolean> {
  if (intent.orderId === null || !['open', 'failed'].includes(paymentStatusOf(intent))) return false;
  const order = await findOrder(ctx.db, intent.orderId);
  if (!order || !['draft', 'awaiting_payment'].includes(order.status)) return false;
  const payment = await findCardPayment(ctx.db, order.id);
  if (payment?.intent_id !== intent.id) return false;
  const finalMinor = finalMinorOf(order);
  if (finalMinor === 0 || finalMinor === intent.amountMinor) return false;
  try {
    await changeAmount(ctx, payment.id, intent.id, finalMinor);
  } catch (error) {
    // It is being paid by now; its notice tells how much.
    if (error instanceof IntentClosedError) return false;
    throw error;
  }
  await updatePayment(ctx.db, payment.id, { amount_minor: finalMinor });
  return true;
}
