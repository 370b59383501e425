import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { addressKey } from '../../../server/security/address-key';
import { requireTerms } from '../../content/policies';
import { decideJurisdiction } from '../../jurisdictions/check-jurisdiction';
import { checkPlaceable } from '../check-placeable';
import { briefOf } from '../draft-fields';
import { illegalTransition } from '../order.errors';
import { finalMinorOf } from '../order.mapper';
import { getOwnOrder, lockOwnOrder } from '../order-access';
import { takeOrderLimit } from '../order-limits';
import { priceColumnsOf, priceDraft, priceHeldUntil, withPrice } from '../order-pricing';
import { transitionOrder } from '../transition-order';

type Request = { headerCountries: readonly string[]; ip: string };

/**
 * Places a complete draft at the current price, which is held for the hours of the price book, and emails the customer a
 * link. An order that waits for its payment stays as it is.
 *
 * @throws 403 `terms.needed`, 422 `orders.incomplete`, 409, 429 and 451.
 */
export async function placeOrder(ctx: UserContext, orderId: string, request: Request): Promise<OrderRow> {
  const draft = await getOwnOrder(ctx.db, ctx.userId, orderId);
  if (draft.status === 'awaiting_payment') return draft;
  await requireTerms(ctx);
  await checkAndPrice(ctx, draft);
  await takeOrderLimit(ctx, 'placed', ctx.userId);
  await takeOrderLimit(ctx, 'placed', addressKey(request.ip));
  const placed = await inTransaction(ctx, async (ctx) => {
    const locked = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    if (locked.status === 'awaiting_payment') return locked;
    const next = await checkAndPrice(ctx, locked);
    const { headerCountries } = request;
    // The transaction commits the log of a refusal, which is thrown afterwards.
    const refusal = await decideJurisdiction(ctx.db, {
      order: next,
      orderId,
      userId: ctx.userId,
      headerCountries,
    });
    if (refusal) return refusal;
    const priced = await orders.update(ctx.db, orderId, {
      ...priceColumnsOf(next),
      price_held_until: next.price_held_until,
    });
    const detail = { amountMinor: finalMinorOf(priced) };
    return transitionOrder(ctx, priced, 'place', { by: 'customer' }, detail);
  });
  if (placed instanceof FeatureError) throw placed;
  return placed;
}

async function checkAndPrice(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'draft') throw illegalTransition(order.status, 'place');
  const now = ctx.now();
  const price = await priceDraft(ctx.db, order.word_count, now);
  checkPlaceable({ ...briefOf(order), ...price });
  return {
    ...withPrice(order, price),
    price_held_until: await priceHeldUntil(ctx.db, price.price_book_id, now),
  };
}
