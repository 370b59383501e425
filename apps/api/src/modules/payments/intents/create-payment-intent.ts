import { minorPerUnit } from '@aw/contracts/money-text';
import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { checkJurisdiction } from '../../jurisdictions/check-jurisdiction';
import { checkPlaceable } from '../../orders/check-placeable';
import { illegalTransition } from '../../orders/order.errors';
import { finalMinorOf } from '../../orders/order.mapper';
import { lockOwnOrder, openOrder } from '../../orders/order-access';
import { refreshPrice } from '../../orders/refresh-price';
import { nothingToPay, partlyPaid, paymentsOff, unplaced, wrongAmount } from '../payment.errors';
import { createIntent, findOpenIntent } from './order-intent';

type Input = { amount: number; orderId?: string; headerCountries: readonly string[] };

/**
 * The one payment intent of a placed order, at the price that is frozen from then on; without a number it is for the order
 * that this person changed last. `amount` (USD) is only compared: 409 `orders.amount` carries the right one. Throws 422
 * `orders.incomplete` for an order that is not placed, and 404, 409, 451 and 503 as the contract says.
 */
export async function createPaymentIntent(
  ctx: UserContext,
  { amount, orderId, headerCountries }: Input,
): Promise<{ clientSecret: string; orderId: string }> {
  const { db, userId } = ctx;
  const seen = orderId ? await openOrder(db, userId, orderId) : await orders.findLatestUnpaid(db, userId);
  if (!seen) throw unplaced();
  checkIsPlaced(seen);
  const order = await refreshPrice(ctx, seen);
  await checkJurisdiction(ctx, { order, orderId: order.id, userId, headerCountries });

  const payment = await inTransaction(ctx, async (ctx) =>
    cardPaymentOf(ctx.db, await lockPayableOrder(ctx, order.id, amount)),
  );
  const intent = (await findOpenIntent(ctx, payment)) ?? (await createIntent(ctx, payment));
  await inTransaction(ctx, async (ctx) => {
    // While the provider answered, the order may have been cancelled, or paid another way.
    await lockPayableOrder(ctx, order.id, amount);
    await payments.saveIntent(ctx.db, payment, intent);
  });
  return { clientSecret: intent.clientSecret, orderId: order.id };
}

/** The order, locked; throws what keeps it from being paid by card at this amount. */
async function lockPayableOrder(ctx: UserContext, orderId: string, amount: number): Promise<OrderRow> {
  const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
  checkIsPlaced(order);
  const finalMinor = finalMinorOf(order);
  if (finalMinor === 0) throw nothingToPay();
  if (Math.round(amount * minorPerUnit(order.currency)) !== finalMinor)
    throw wrongAmount(finalMinor, order.currency);
  if ((await payments.sumOrderMoney(ctx.db, orderId)).receivedMinor > 0) throw partlyPaid();
  if (!ctx.payments) throw paymentsOff();
  return order;
}

function checkIsPlaced(order: OrderRow): void {
  if (order.status === 'awaiting_payment') return;
  if (order.status !== 'draft') throw illegalTransition(order.status, 'pay');
  checkPlaceable(order);
  throw unplaced();
}

/**
 * The row comes first, at the price of the locked order: from then on that price stays, and whoever crashes after it,
 * or comes second, asks the provider for the same intent.
 */
async function cardPaymentOf(db: Database, order: OrderRow): Promise<PaymentRow> {
  const wanted = { orderId: order.id, amountMinor: finalMinorOf(order), currency: order.currency };
  const payment =
    (await payments.findCardPayment(db, order.id)) ?? (await payments.insertCardPayment(db, wanted));
  if (!payment) throw new Error(`Order ${order.id} got a card payment while it was locked.`);
  return { ...payment, amount_minor: wanted.amountMinor };
}
