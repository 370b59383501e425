import type { OrderFields } from '@aw/contracts/orders/shapes';
import { isWorkDue, statusPhrase } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { decideChange, decideJurisdiction } from '../../jurisdictions/check-jurisdiction';
import { checkPlaceable } from '../check-placeable';
import { type Brief, briefOf, changedColumns, withFields } from '../draft-fields';
import { orderLocked } from '../order.errors';
import { lockOwnOrder } from '../order-access';
import { isUnpaid, priceColumnsOf, priceDraft, withPrice } from '../order-pricing';
import { priceLockOf } from '../refresh-price';
import { recordOrderEvent } from '../transition-order';

/** Fields that can still change after the payment. */
const openAfterPayment: readonly (keyof Brief)[] = [
  'phone',
  'reference',
  'paper_description',
  'extra_requirements',
];

/**
 * Changes the fields that are sent and updates the price.
 *
 * @throws 409 `orders.locked` for fields that a payment fixes, even if it has only begun, 409 `orders.paying`, and 422
 * if a placed order would become incomplete.
 */
export async function changeOrder(
  ctx: UserContext,
  orderId: string,
  fields: OrderFields,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  const changed = await inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    const next = await planChange(ctx, order, fields);
    if (changedColumns(briefOf(order), briefOf(next)).length === 0 && isSamePrice(order, next)) return order;
    const input = { order: next, orderId, userId: ctx.userId, headerCountries };
    // The transaction commits the log of a refusal, which is thrown afterwards.
    const refusal = await (isUnpaid(order)
      ? decideJurisdiction(ctx.db, input)
      : decideChange(ctx.db, order, input));
    if (refusal) return refusal;
    if (!isUnpaid(order)) return saveAfterPayment(ctx, next);
    const saved = await orders.update(ctx.db, orderId, { ...briefOf(next), ...priceColumnsOf(next) });
    return isReaddressed(order, next) ? renewLink(ctx, saved) : saved;
  });
  if (changed instanceof FeatureError) throw changed;
  return changed;
}

async function planChange(ctx: UserContext, order: OrderRow, fields: OrderFields): Promise<OrderRow> {
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

/** Returns the current price. An order whose payment has begun keeps its price when the price book changes. */
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

async function saveAfterPayment(ctx: UserContext, next: OrderRow): Promise<OrderRow> {
  const changed = await orders.update(ctx.db, next.id, briefOf(next));
  await recordOrderEvent(ctx, changed, 'brief_changed', { by: 'customer' });
  return changed;
}

function isSamePrice(one: OrderRow, two: OrderRow): boolean {
  return one.base_minor === two.base_minor && one.discount_minor === two.discount_minor;
}

/** Returns true if links of a placed order were mailed to an address that the change replaces. */
function isReaddressed(before: OrderRow, after: OrderRow): boolean {
  const [from, to] = [before.email ?? '', after.email ?? ''];
  return before.status !== 'draft' && from.toLowerCase() !== to.toLowerCase();
}

/**
 * Invalidates every link that was mailed so far, perhaps to a stranger, and mails a new one to the order's address. The
 * acting person keeps access. The caller holds the order's lock.
 */
async function renewLink(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
  const { id: orderId, user_id: ownerId, email } = order;
  const renewed = await orders.update(ctx.db, orderId, { link_version: order.link_version + 1 });
  if (ownerId !== ctx.userId)
    await orders.upsertAccess(ctx.db, {
      orderId,
      userId: ctx.userId,
      linkVersion: renewed.link_version,
    });
  if (email) await ctx.jobs.enqueue(ctx.db, 'send-order-link', { orderId, email });
  return renewed;
}
