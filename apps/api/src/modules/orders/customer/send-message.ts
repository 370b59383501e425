import type { OrderMessage } from '@aw/contracts/orders/shapes';
import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { secondsPerDay } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { filesUnavailable, orderLocked } from '../order.errors';
import { toOrderMessage } from '../order.mapper';
import { lockOwnOrder } from '../order-access';

type NewMessage = { body: string; fileIds: string[] };

const messagesPerDay = 60;

/** Sends a message with its files to the writer and support. Throws 422 `orders.files` and 429. */
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
    await orders.update(ctx.db, orderId, {});
    return writeMessage(ctx.db, order, message);
  });
}

/** Counts a message of a person. Throws 429 after too many messages in a day. */
export async function takeMessageLimit(ctx: UserContext): Promise<void> {
  await ctx.limits.take('order-messages', ctx.userId, messagesPerDay, secondsPerDay);
}

/** Stores a customer's message with its files. The caller holds the order's lock. */
export async function writeMessage(
  db: Database,
  order: OrderRow,
  { body, fileIds }: NewMessage,
): Promise<OrderMessage> {
  const row = await orders.insertMessage(db, {
    order_id: order.id,
    from_whom: 'customer',
    name: order.name ?? 'Customer',
    body,
  });
  const uniqueIds = [...new Set(fileIds)];
  const files = await orders.attachCustomerFiles(db, order.id, row.id, uniqueIds);
  if (files.length !== uniqueIds.length) throw filesUnavailable();
  return toOrderMessage(row, files);
}
