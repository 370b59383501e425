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
import { getOwnOrder, lockOwnOrder } from '../../orders/order-access';
import { refreshPrice } from '../../orders/refresh-price';
import { nothingToPay, orderNotPlaced, partlyPaid, paymentsOff, wrongAmount } from '../payment.errors';
import { createIntent, findOpenIntent } from './order-intent';

type Input = { amount: number; orderId?: string; headerCountries: readonly string[] };

/**
 * Creates the payment intent of a placed order or returns the open one. The order's price is frozen from then on. Without
 * `orderId` it takes the order that the person changed last. `amount` is only compared with the price.
 *
 * @throws 409 `orders.amount` with the right amount, 422 `orders.incomplete` for an order that is not placed, and 404,
 * 409, 451 and 503 as the contract says.
 */
export async function createPaymentIntent(
  ctx: UserContext,
  { amount, orderId, headerCountries }: Input,
): Promise<{ clientSecret: string; orderId: string }> {
  const { db, userId } = ctx;
  const latest = orderId ? await getOwnOrder(db, userId, orderId) : await orders.findLatestUnpaid(db, userId);
  if (!latest) throw orderNotPlaced();
  checkIsPlaced(latest);
  const order = await refreshPrice(ctx, latest);
  await checkJurisdiction(ctx, { order, orderId: order.id, userId, headerCountries });

  const payment = await inTransaction(ctx, async (ctx) =>
    findOrInsertCardPayment(ctx.db, await lockPayableOrder(ctx, order.id, amount)),
  );
  const intent = (await findOpenIntent(ctx, payment)) ?? (await createIntent(ctx, payment));
  await inTransaction(ctx, async (ctx) => {
    // The order may have been cancelled or paid another way while the provider answered.
    await lockPayableOrder(ctx, order.id, amount);
    await payments.saveIntent(ctx.db, payment, intent);
  });
  return { clientSecret: intent.clientSecret, orderId: order.id };
}

/** Locks the order and returns it. Throws if it cannot be paid by card at this amount. */
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
  throw orderNotPlaced();
}

/**
 * Returns the card payment of a locked order, inserted if there is none. The row is written before the provider is
 * called: it freezes the price, and a retry after a crash or a second request asks the provider for the same intent.
 */
async function findOrInsertCardPayment(db: Database, order: OrderRow): Promise<PaymentRow> {
  const newPayment = { orderId: order.id, amountMinor: finalMinorOf(order), currency: order.currency };
  const payment =
    (await payments.findCardPayment(db, order.id)) ?? (await payments.insertCardPayment(db, newPayment));
  if (!payment) throw new Error(`Order ${order.id} got a card payment while it was locked.`);
  return { ...payment, amount_minor: newPayment.amountMinor };
}
