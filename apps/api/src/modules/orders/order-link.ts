import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '@aw/db/orders';
import { keyFor } from '../../config/encrypt';
import type { Context } from '../../context';

/** Returns the key of an order's mailed link, 128 bits. A higher `link_version` invalidates every earlier key. */
export function orderKey(ctx: Pick<Context, 'secret'>, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return createHmac('sha256', keyFor(ctx.secret, 'order link'))
    .update(`${order.id}:${order.link_version}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** Returns true if a key opens an order. The comparison takes constant time. */
export function opensOrder(
  ctx: Pick<Context, 'secret'>,
  order: Pick<OrderRow, 'id' | 'link_version'>,
  key: string,
): boolean {
  const [sent, expected] = [Buffer.from(key), Buffer.from(orderKey(ctx, order))];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Returns the URL for mails. The key is in the fragment, so that it reaches neither logs nor other sites. */
export function orderAddress(ctx: Context, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return `${ctx.config.SITE_ORIGIN}/orders/${order.id}#key=${orderKey(ctx, order)}`;
}
