import { type OrderRow, sumOrderMoney, updateOrder } from '@aw/db';
import type { UserContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { priceColumnsOf, priceDraft } from '../orders/order-pricing';
import { isUnpaid, keepWithPrice, withPrice } from './keep-with-price';

const passing = ['orders.paying', 'payments.unavailable', 'server.busy'];

/**
 * The order at the price of now: an unpaid one whose price is not held any more follows the price book. Once a part of it is
 * paid, while it is being paid, and when the provider does not answer, it stays as it is.
 */
export async function refreshPrice(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  if (!isUnpaid(order)) return order;
  const priceNow = async (db: UserContext['db'], row: OrderRow) => {
    if (!isUnpaid(row) || (await sumOrderMoney(db, row.id)).receivedMinor > 0) return row;
    return withPrice(row, await priceDraft(db, row.word_count, ctx.now(), row));
  };
  const next = await priceNow(ctx.db, order);
  if (next.base_minor === order.base_minor && next.discount_minor === order.discount_minor) return order;
  try {
    return await keepWithPrice(ctx, order.id, {
      plan: priceNow,
      keep: async (trx, held, planned) =>
        isUnpaid(held) ? updateOrder(trx, held.id, priceColumnsOf(planned)) : held,
    });
  } catch (error) {
    if (error instanceof FeatureError && passing.includes(error.code)) return order;
    throw error;
  }
}
