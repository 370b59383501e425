import type { OrderFields } from '@aw/contracts/orders/shapes';
import { isWorkDue, statusPhrase } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { judgeChange, judgePlaces } from '../../jurisdictions/check-jurisdiction';
import { checkPlaceable } from '../check-placeable';
import { type Brief, briefOf, changedColumns, withFields } from '../draft-fields';
import { orderLocked } from '../order.errors';
import { lockOwnOrder } from '../order-access';
import { isUnpaid, priceColumnsOf, priceDraft, withPrice } from '../order-pricing';
import { priceLockOf } from '../refresh-price';
import { noteEvent } from '../transition-order';

/** What may still be said about work that is paid. */
const openAfterPayment: readonly (keyof Brief)[] = [
  'phone',
  'reference',
  'paper_description',
  'extra_requirements',
];

/**
 * Changes the fields that are sent and prices the order anew. Throws 409 `orders.locked` for what is settled by the
 * payment, also by one that has only begun, 409 `orders.paying`, and 422 for a placed order that would not be complete any
 * more.
 */
export async function changeOrder(
  ctx: UserContext,
  orderId: string,
  fields: OrderFields,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  const changed = await inTransaction(ctx, async (ctx) => {
    const held = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    const next = await plan(ctx, held, fields);
    if (changedColumns(briefOf(held), briefOf(next)).length === 0 && isSamePrice(held, next)) return held;
    const judged = { order: next, orderId, userId: ctx.userId, headerCountries };
    // A refusal is committed with its log, and thrown afterwards.
    const refusal = await (isUnpaid(held) ? judgePlaces(ctx.db, judged) : judgeChange(ctx.db, held, judged));
    if (refusal) return refusal;
    if (!isUnpaid(held)) return keepAfterPayment(ctx, next);
    const kept = await orders.updateOrder(ctx.db, orderId, { ...briefOf(next), ...priceColumnsOf(next) });
    return isReaddressed(held, next) ? renewLink(ctx, kept) : kept;
  });
  if (changed instanceof FeatureError) throw changed;
  return changed;
}

async function plan(ctx: UserContext, order: OrderRow, fields: OrderFields): Promise<OrderRow> {
  const before = briefOf(order);
  const brief = withFields(before, fields, ctx.now());
  if (!isUnpaid(order)) {
    checkOpen(order, changedColumns(before, brief));
    return { ...order, ...brief };
  }
  const price = await priceOf(ctx, order, brief.word_count);
  if (order.status === 'awaiting_payment') checkPlaceable({ ...brief, ...price });
  return withPrice({ ...order, ...brief }, price);
}

/** The price of now; an order whose payment has begun keeps its own, whatever the price book says since. */
async function priceOf(ctx: UserContext, order: OrderRow, words: number) {
  const price = await priceDraft(ctx.db, words, ctx.now(), order);
  const lock = await priceLockOf(ctx.db, order);
  if (!lock) return price;
  if (price.billed_words !== order.billed_words) throw lock;
  return priceColumnsOf(order);
}

function checkOpen({ status }: OrderRow, changed: (keyof Brief)[]): void {
  if (changed.length === 0) return;
  if (!isWorkDue(status) && status !== 'delivered')
    throw orderLocked(`This order is ${statusPhrase(status)}, so it can no longer be changed.`);
  if (changed.some((column) => !openAfterPayment.includes(column)))
    throw orderLocked(
      'This order is paid, so you can only change the phone number, reference, description and extra requirements. To change anything else, send a message.',
    );
}

async function keepAfterPayment(ctx: UserContext, next: OrderRow): Promise<OrderRow> {
  const changed = await orders.updateOrder(ctx.db, next.id, briefOf(next));
  await noteEvent(ctx, changed, 'brief_changed', { by: 'customer' });
  return changed;
}

function isSamePrice(one: OrderRow, two: OrderRow): boolean {
  return one.base_minor === two.base_minor && one.discount_minor === two.discount_minor;
}

/** Whether links of a placed order were mailed to an address that is not the order's any more. */
function isReaddressed(before: OrderRow, after: OrderRow): boolean {
  const [from, to] = [before.email ?? '', after.email ?? ''];
  return before.status !== 'draft' && from.toLowerCase() !== to.toLowerCase();
}

/**
 * Makes every link void that was mailed so far, to what may be a stranger's address, and mails one to the order's address;
 * whoever acts stays let in. The caller holds the order.
 */
async function renewLink(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  const { id: orderId, user_id: ownerId, email } = order;
  const renewed = await orders.updateOrder(ctx.db, orderId, { link_version: order.link_version + 1 });
  if (ownerId !== ctx.userId)
    await orders.upsertOrderAccess(ctx.db, {
      orderId,
      userId: ctx.userId,
      linkVersion: renewed.link_version,
    });
  if (email) await ctx.jobs.enqueueOrderLink(ctx.db, { orderId, email });
  return renewed;
}
