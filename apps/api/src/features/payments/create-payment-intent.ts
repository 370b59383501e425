import type { OrderStatus } from '@aw/contracts/orders/states';
import { type Database, type OrderRow, sumOrderMoney } from '@aw/db';
import type { UserContext } from '../../context';
import { checkJurisdiction } from '../../domain/orders/check-jurisdiction';
import { ensureDraft } from '../../domain/orders/ensure-draft';
import { illegalTransition } from '../../domain/orders/order.errors';
import { finalMinorOf } from '../../domain/orders/order.mapper';
import { lockOwnOrder, openOrder } from '../../domain/orders/order-access';
import { nothingToPay, partlyPaid, wrongAmount } from '../../domain/payments/payment.errors';
import { refreshPrice } from '../../domain/payments/refresh-price';
import { openIntent } from './open-intent';

type Input = { amount: number; orderId?: string; headerCountries: readonly string[] };

/**
 * The payment session of an order of this person, or of their latest draft: one for each order, at the server's price.
 * `amount` (USD) is only compared: 409 `orders.amount` carries the right one. Throws 404, 409, 451 and 503 as the
 * contract says; the order is kept in each case.
 */
export async function createPaymentIntent(
  ctx: UserContext,
  { amount, orderId, headerCountries }: Input,
): Promise<{ clientSecret: string; orderId: string }> {
  const seen = orderId ? await openOrder(ctx.db, ctx.userId, orderId) : await ensureDraft(ctx, ctx.userId);
  checkIsPayable(seen);
  const order = await refreshPrice(ctx, seen);
  await checkJurisdiction(ctx, ctx.db, { order, orderId: order.id, userId: ctx.userId, headerCountries });
  const clientSecret = await openIntent(ctx, (trx) => holdPayable(ctx, trx, order.id, amount));
  return { clientSecret, orderId: order.id };
}

/** The order, held; throws what keeps it from being paid by card. */
async function holdPayable(
  ctx: UserContext,
  trx: Database,
  orderId: string,
  amount: number,
): Promise<OrderRow> {
  const order = await lockOwnOrder(trx, ctx.userId, orderId);
  checkIsPayable(order);
  const finalMinor = finalMinorOf(order);
  if (finalMinor === 0) throw nothingToPay();
  if (Math.round(amount * 100) !== finalMinor) throw wrongAmount(finalMinor);
  const { receivedMinor } = await sumOrderMoney(trx, orderId);
  if (receivedMinor > 0) throw partlyPaid();
  return order;
}

function checkIsPayable(order: OrderRow): void {
  // The column's check allows exactly the states of the contract.
  const status = order.status as OrderStatus;
  if (!['draft', 'awaiting_payment'].includes(status)) throw illegalTransition(status, 'pay');
}
