import type { OrderStatus } from '@aw/contracts/order-states';
import { type Database, type OrderRow, updateOrder } from '@aw/db';
import type { PersonContext } from '../../../context';
import { addressKey } from '../../../server/address-key';
import { moveOrder } from '../move-order';
import { openOrder } from '../open-order';
import { illegalMove } from '../order.errors';
import { finalMinorOf } from '../order.mapper';
import { judgePlaces } from './check-jurisdiction';
import { checkPlaceable } from './check-placeable';
import { briefOf } from './draft-fields';
import { keepWithPrice, withPrice } from './keep-with-price';
import { takeOrderLimit } from './order-limits';
import { holdFrom, priceColumnsOf, priceDraft } from './price-draft';

type Request = { headerCountries: readonly string[]; ip: string };

/**
 * Places a complete draft at the price of now, which then holds for a day; the customer gets the way to it by mail.
 * One that waits for its payment stays as it is. Throws 422 `orders.incomplete`, 409 and 451.
 */
export async function placeOrder(ctx: PersonContext, orderId: string, request: Request): Promise<OrderRow> {
  const seen = await openOrder(ctx.db, ctx.userId, orderId);
  if (seen.status === 'awaiting_payment') return seen;
  await plan(ctx, ctx.db, seen);
  await takeOrderLimit(ctx, 'placed', ctx.userId);
  await takeOrderLimit(ctx, 'placed', addressKey(request.ip));
  return keepWithPrice(ctx, orderId, {
    plan: (db, order) => plan(ctx, db, order),
    async keep(trx, held, next) {
      if (held.status === 'awaiting_payment') return held;
      const judged = {
        order: next,
        orderId,
        userId: ctx.userId,
        headerCountries: request.headerCountries,
      };
      const refusal = await judgePlaces(trx, judged);
      if (refusal) return refusal;
      const priced = await updateOrder(trx, orderId, {
        ...priceColumnsOf(next),
        price_held_until: next.price_held_until,
      });
      return moveOrder(ctx, trx, priced, 'place', { by: 'customer' }, { amountMinor: finalMinorOf(priced) });
    },
  });
}

async function plan(ctx: PersonContext, db: Database, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'awaiting_payment') return order;
  // The column's check allows exactly the states of the contract.
  if (order.status !== 'draft') throw illegalMove(order.status as OrderStatus, 'place');
  const now = ctx.now();
  const price = await priceDraft(db, order.word_count, now);
  checkPlaceable({ ...briefOf(order), ...price });
  return {
    ...withPrice(order, price),
    price_held_until: await holdFrom(db, price.price_book_id, now),
  };
}
