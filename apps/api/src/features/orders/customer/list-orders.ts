import type { OrderCard } from '@aw/contracts/order-shapes';
import type { listOrders as contract } from '@aw/contracts/orders';
import { listOrdersOf } from '@aw/db';
import type * as z from 'zod/mini';
import type { PersonContext } from '../../../context';
import { readCursor, type Slice, sliceOf } from '../../../server/pages';
import { toOrderCard } from '../order.mapper';

/** Own orders and those of mailed links, the latest first. */
export async function listOrders(
  ctx: PersonContext,
  { status, limit, cursor }: z.output<typeof contract.query>,
): Promise<Slice<OrderCard>> {
  const after = readCursor(cursor, 2);
  const rows = await listOrdersOf(ctx.db, ctx.userId, { status, limit: limit + 1, after });
  const { items, next } = sliceOf(rows, limit, (row) => [row.age, row.tie]);
  return { items: items.map((row) => toOrderCard(row, row.unread ?? 0)), next };
}
