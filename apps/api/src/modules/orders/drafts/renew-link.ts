import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';

/** Whether links of a placed order were mailed to an address that is not the order's any more. */
export function isReaddressed(before: OrderRow, after: OrderRow): boolean {
  const [from, to] = [before.email ?? '', after.email ?? ''];
  return before.status !== 'draft' && from.toLowerCase() !== to.toLowerCase();
}

/**
 * Makes every link void that was mailed so far, to what may be a stranger's address, and mails one to the order's address;
 * whoever acts stays let in. The caller holds the order.
 */
export async function renewLink(ctx: UserContext, order: OrderRow): Promise<OrderRow> {
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
