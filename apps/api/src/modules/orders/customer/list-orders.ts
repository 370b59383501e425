import type { listOrders as contract } from '@aw/contracts/orders/public';
import type { OrderCard } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { sortedKeys } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toOrderCard } from '../order.mapper';
import { openOrder } from '../order-access';
import { refreshPrice } from '../refresh-price';

/** Own orders and those of mailed links, the latest first. */
export async function listOrders(
  ctx: UserContext,
  { status, ...query }: z.output<typeof contract.query>,
): Promise<Slice<OrderCard>> {
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: (page) => orders.listOrdersOf(ctx.db, ctx.userId, { status, ...page }),
    keysOf: (row) => [row.age, row.tie],
  });
  return mapSlice(slice, (row) => toOrderCard(row, row.unread ?? 0));
}

/** An order as its customer opens it: an unpaid one at the price of now. Throws 404. */
export async function openOwnOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return refreshPrice(ctx, await openOrder(ctx.db, ctx.userId, orderId));
}

/** Notes that the customer has read what was written to them. Throws 404. */
export async function markOrderRead(ctx: UserContext, orderId: string): Promise<void> {
  await openOrder(ctx.db, ctx.userId, orderId);
  await orders.markReadByCustomer(ctx.db, orderId);
}
