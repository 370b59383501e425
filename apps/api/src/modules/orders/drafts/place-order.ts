import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { addressKey } from '../../../server/security/address-key';
import { requireTerms } from '../../content/changed-policies';
import { judgePlaces } from '../../jurisdictions/check-jurisdiction';
import { checkPlaceable } from '../check-placeable';
import { briefOf } from '../draft-fields';
import { illegalTransition } from '../order.errors';
import { finalMinorOf } from '../order.mapper';
import { lockOwnOrder, openOrder } from '../order-access';
import { takeOrderLimit } from '../order-limits';
import { lockFrom, priceColumnsOf, priceDraft, withPrice } from '../order-pricing';
import { transitionOrder } from '../transition-order';

type Request = { headerCountries: readonly string[]; ip: string };

/**
 * Places a complete draft at the price of now, which then holds for a day; the customer gets the way to it by mail.
 * One that waits for its payment stays as it is. Throws 403 `terms.needed`, 422
 * `orders.incomplete`, 409 and 451.
 */
export async function placeOrder(ctx: UserContext, orderId: string, request: Request): Promise<OrderRow> {
  const seen = await openOrder(ctx.db, ctx.userId, orderId);
  if (seen.status === 'awaiting_payment') return seen;
  await requireTerms(ctx);
  await plan(ctx, seen);
  await takeOrderLimit(ctx, 'placed', ctx.userId);
  await takeOrderLimit(ctx, 'placed', addressKey(request.ip));
  const placed = await inTransaction(ctx, async (ctx) => {
    const held = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    if (held.status === 'awaiting_payment') return held;
    const next = await plan(ctx, held);
    const { headerCountries } = request;
    // A refusal is committed with its log, and thrown afterwards.
    const refusal = await judgePlaces(ctx.db, { order: next, orderId, userId: ctx.userId, headerCountries });
    if (refusal) return refusal;
    const priced = await orders.updateOrder(ctx.db, orderId, {
      ...priceColumnsOf(next),
      price_held_until: next.price_held_until,
    });
    const detail = { amountMinor: finalMinorOf(priced) };
    return transitionOrder(ctx, priced, 'place', { by: 'customer' }, detail);
  });
  if (placed instanceof FeatureError) throw placed;
  return placed;
}

async function plan(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'draft') throw illegalTransition(order.status, 'place');
  const now = ctx.now();
  const price = await priceDraft(ctx.db, order.word_count, now);
  checkPlaceable({ ...briefOf(order), ...price });
  return {
    ...withPrice(order, price),
    price_held_until: await lockFrom(ctx.db, price.price_book_id, now),
  };
}
