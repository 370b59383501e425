import type { listOrders as contract } from '@aw/contracts/orders/public';
import type { OrderCard } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { sortedKeys } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toOrderCard } from '../order.mapper';
import { getOwnOrder } from '../order-access';
import { refreshPrice } from '../refresh-price';

/** Returns a page of own orders and those opened by mailed links, newest first. */
export async function listOrders(
  ctx: UserContext,
  { status, ...query }: z.output<typeof contract.query>,
): Promise<Slice<OrderCard>> {
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: (page) => orders.listForUser(ctx.db, ctx.userId, { status, ...page }),
    keysOf: (row) => [row.age, row.tie],
  });
  return mapSlice(slice, (row) => toOrderCard(row, row.unread ?? 0));
}

/** Returns an order of the acting person, at the current price if it is unpaid. Throws 404. */
export async function getPricedOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return refreshPrice(ctx, await getOwnOrder(ctx.db, ctx.userId, orderId));
}

/** Records that the customer has read the messages to them. Throws 404. */
export async function markOrderRead(ctx: UserContext, orderId: string): Promise<void> {
  await getOwnOrder(ctx.db, ctx.userId, orderId);
  await orders.markReadByCustomer(ctx.db, orderId);
}
