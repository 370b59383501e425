import type { OrderMessage } from '@aw/contracts/orders/shapes';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notifyOfMessage } from '../notify-customer';
import { notOpenForWork, orderNotFound } from '../order.errors';
import { toOrderMessage } from '../order.mapper';
import { lockAnyOrder } from '../order-access';
import { recordOrderEvent } from '../transition-order';
import { checkMessageFiles, pickFiles } from './check-files';
import { noWriter } from './staff.errors';

type Input = { body: string; as: 'support' | 'writer'; fileIds: string[] };

const roles = ['message', 'draft'];

/** Sends the customer a message from support or the writer. Throws 404, 409 `orders.move` and 422 `orders.files`. */
export async function sendStaffMessage(
  ctx: StaffContext,
  orderId: string,
  input: Input,
): Promise<OrderMessage> {
  const order = await orders.find(ctx.db, orderId);
  if (!order) throw orderNotFound();
  // The content of files never changes, so they are read before the order is locked.
  await checkMessageFiles(ctx, order, await pickFiles(ctx.db, orderId, input.fileIds, roles));
  return inTransaction(ctx, (ctx) => send(ctx, orderId, input));
}

async function send(ctx: StaffContext, orderId: string, input: Input): Promise<OrderMessage> {
  const order = await lockAnyOrder(ctx.db, orderId);
  if (order.status === 'draft') throw notOpenForWork(order.status);
  const files = await pickFiles(ctx.db, orderId, input.fileIds, roles);
  const sender = await senderOf(ctx.db, order, input.as);
  const message = await orders.insertMessage(ctx.db, {
    order_id: orderId,
    ...sender,
    admin_id: ctx.admin.id,
    body: input.body,
  });
  const fileIds = files.map((file) => file.id);
  await orders.attachStaffFiles(ctx.db, fileIds, message.id, ctx.now());
  const actor = { by: 'staff', admin: ctx.admin } as const;
  for (const { role, file_name: fileName } of files)
    if (role === 'draft') await recordOrderEvent(ctx, order, 'file_added', actor, { fileName });
  await notifyOfMessage(ctx, order, { from: input.as, name: sender.name, body: input.body });
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'order.message',
    target: `order:${orderId}`,
    after: { messageId: message.id, as: input.as, fileIds },
  });
  return toOrderMessage(message, await orders.listFilesForStaff(ctx.db, orderId, fileIds));
}

/**
 * Returns the sender of a staff message as the customer reads it. Throws 409 `orders.move` if the order has no writer.
 */
export async function senderOf(db: Database, order: OrderRow, as: Input['as']) {
  if (as === 'support') return { from_whom: as, name: 'Support' };
  const writer = order.writer_id === null ? undefined : await orders.findWriter(db, order.writer_id);
  if (!writer) throw noWriter();
  return { from_whom: as, name: writer.name };
}
