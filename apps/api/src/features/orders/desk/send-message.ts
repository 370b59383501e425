import type { OrderMessage } from '@aw/contracts/order-shapes';
import type { OrderStatus } from '@aw/contracts/order-states';
import {
  type Database,
  findOrder,
  findWriter,
  insertAudit,
  insertOrderMessage,
  listDeskFiles,
  type OrderRow,
  showStaffFiles,
} from '@aw/db';
import type { StaffContext } from '../../../context';
import { noteEvent } from '../move-order';
import { holdAnyOrder } from '../open-order';
import { orderNotFound } from '../order.errors';
import { toOrderMessage } from '../order.mapper';
import { tellMessage } from '../tell-customer';
import { checkSentFiles } from './check-delivery';
import { notOpenForWork, noWriterYet } from './desk.errors';
import { pickFiles } from './pick-files';

type Input = { body: string; as: 'support' | 'writer'; fileIds: string[] };

const roles = ['message', 'draft'];

/** Writes to the customer as support or for the writer, and mails it. Throws 404, 409 `orders.move`, 422 `orders.files`. */
export async function sendStaffMessage(
  ctx: StaffContext,
  orderId: string,
  input: Input,
): Promise<OrderMessage> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw orderNotFound();
  // What the files hold never changes, so they are read before the order is held.
  await checkSentFiles(ctx, order, await pickFiles(ctx.db, orderId, input.fileIds, roles));
  return ctx.db.transaction().execute((trx) => send(ctx, trx, orderId, input));
}

async function send(ctx: StaffContext, trx: Database, orderId: string, input: Input): Promise<OrderMessage> {
  const order = await holdAnyOrder(trx, orderId);
  if (order.status === 'draft') throw notOpenForWork(order.status as OrderStatus);
  const files = await pickFiles(trx, orderId, input.fileIds, roles);
  const sender = await senderOf(trx, order, input.as);
  const message = await insertOrderMessage(trx, {
    order_id: orderId,
    ...sender,
    admin_id: ctx.admin.id,
    body: input.body,
  });
  const fileIds = files.map((file) => file.id);
  await showStaffFiles(trx, fileIds, message.id, ctx.now());
  const mover = { by: 'staff', admin: ctx.admin } as const;
  for (const { role, file_name: fileName } of files)
    if (role === 'draft') await noteEvent(ctx, trx, order, 'file_added', mover, { fileName });
  await tellMessage(ctx, trx, order, { from: input.as, name: sender.name, body: input.body });
  await insertAudit(trx, {
    actor: ctx.admin.username,
    verb: 'order.message',
    target: `order:${orderId}`,
    after: { messageId: message.id, as: input.as, fileIds },
  });
  return toOrderMessage(message, await listDeskFiles(trx, orderId, fileIds));
}

/** Who a message of staff comes from, as the customer reads it; throws 409 `orders.move` for a writer when there is none. */
export async function senderOf(trx: Database, order: OrderRow, as: Input['as']) {
  if (as === 'support') return { from_whom: as, name: 'Support' };
  const writer = order.writer_id === null ? undefined : await findWriter(trx, order.writer_id);
  if (!writer) throw noWriterYet();
  return { from_whom: as, name: writer.name };
}
