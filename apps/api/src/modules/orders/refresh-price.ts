import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { FeatureError } from '../../errors/feature-error';
import { orderLocked, paymentInProgress } from './order.errors';
import { lockOwnOrder } from './order-access';
import { isUnpaid, type PriceColumns, priceColumnsOf, priceDraft } from './order-pricing';

/**
 * Updates the price of an unpaid order whose price is no longer held to the current price book, unless a part is paid
 * or a card payment has begun. Returns the order.
 */
export async function refreshPrice(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  if (!(await priceChange(ctx, order))) return order;
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockOwnOrder(ctx.db, ctx.userId, order.id);
    const price = await priceChange(ctx, locked);
    return price ? orders.update(ctx.db, locked.id, price) : locked;
  });
}

/**
 * Returns the error that says why the price of an unpaid order is fixed; undefined if it may change. A card payment is
 * created under the order's lock at the order's price and keeps its amount, so every change of a price takes that lock.
 */
export async function priceLockOf(
  db: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
): Promise<FeatureError | undefined> {
  const { receivedMinor } = await payments.sumOrderMoney(db, order.id);
  if (receivedMinor > 0)
    return orderLocked(
      'Part of this order is paid, so its price can no longer change. Write to support to change the order.',
    );
  const card = await payments.findCardPayment(db, order.id);
  if (!card || card.status === 'cancelled') return undefined;
  if (card.status === 'processing' || card.status === 'succeeded') return paymentInProgress();
  if (order.status === 'draft') return undefined;
  return orderLocked(
    'You have started to pay for this order, so its price can no longer change. To order more or fewer words, cancel it and start a new order.',
  );
}

/** Returns the new price of an order; undefined if it stays the same. */
async function priceChange(ctx: UserContext, order: OrderRow): Promise<PriceColumns | undefined> {
  if (!isUnpaid(order)) return undefined;
  const price = await priceDraft(ctx.db, order.word_count, ctx.now(), order);
  const isSame = price.base_minor === order.base_minor && price.discount_minor === order.discount_minor;
  return isSame || (await priceLockOf(ctx.db, order)) ? undefined : priceColumnsOf(price);
}
