import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '@aw/db/orders';
import { keyFor } from '../../config/encrypt';
import type { Context } from '../../context';

/** The key of an order's mailed link, 128 bits; a raised `link_version` makes every earlier one void. */
export function orderKey(ctx: Pick<Context, 'secret'>, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return createHmac('sha256', keyFor(ctx.secret, 'order link'))
    .update(`${order.id}:${order.link_version}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** Whether a key opens an order, compared in constant time. */
export function opensOrder(
  ctx: Pick<Context, 'secret'>,
  order: Pick<OrderRow, 'id' | 'link_version'>,
  key: string,
): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(orderKey(ctx, order))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The address that mails carry; the key stands behind `#`, so that no log and no other site sees it. */
export function orderAddress(ctx: Context, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return `${ctx.config.SITE_ORIGIN}/orders/${order.id}#key=${orderKey(ctx, order)}`;
}
