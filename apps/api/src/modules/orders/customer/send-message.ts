import type { OrderMessage } from '@aw/contracts/orders/shapes';
import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { filesNotThere, orderLocked } from '../order.errors';
import { toOrderMessage } from '../order.mapper';
import { lockOwnOrder } from '../order-access';

type NewMessage = { body: string; fileIds: string[] };

const perDay = 60;
const day = 24 * 60 * 60;

/** Writes to writer and support, with files that were added for it. Throws 422 `orders.files` and 429. */
export async function sendMessage(
  ctx: UserContext,
  orderId: string,
  message: NewMessage,
): Promise<OrderMessage> {
  await takeMessageLimit(ctx);
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    if (order.status === 'draft')
      throw orderLocked(
        'You cannot send messages for a draft. Once you place the order, you can write to support and your writer.',
      );
    await orders.updateOrder(ctx.db, orderId, {});
    return writeMessage(ctx.db, order, message);
  });
}

/** Counts a message of a person; throws 429 when there were too many today. */
export async function takeMessageLimit(ctx: UserContext): Promise<void> {
  await ctx.limits.take('order-messages', ctx.userId, perDay, day);
}

/** Stores a customer's message with its files; the caller holds the order. */
export async function writeMessage(
  db: Database,
  order: OrderRow,
  { body, fileIds }: NewMessage,
): Promise<OrderMessage> {
  const row = await orders.insertOrderMessage(db, {
    order_id: order.id,
    from_whom: 'customer',
    name: order.name ?? 'Customer',
    body,
  });
  const wanted = [...new Set(fileIds)];
  const files = await orders.attachCustomerFiles(db, order.id, row.id, wanted);
  if (files.length !== wanted.length) throw filesNotThere();
  return toOrderMessage(row, files);
}
