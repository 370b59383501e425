import type { OrderFile } from '@aw/contracts/orders/shapes';
import { staffAddOrderFile } from '@aw/contracts/orders/staff';
import { isWorkDue, type OrderStatus } from '@aw/contracts/orders/states';
import * as audit from '@aw/db/audit';
import * as orders from '@aw/db/orders';
import type { FastifyRequest } from 'fastify';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { ownGroup } from '../../../server/files/queue-group';
import { type ReceivedFile, readFields, receiveFile } from '../../../server/files/receive-file';
import type { SentFile } from '../../../server/files/send-file';
import { notOpenForWork, orderNotFound } from '../order.errors';
import { toOrderFile } from '../order.mapper';
import { lockAnyOrder } from '../order-access';
import { toSentFile } from './get-order-file';
import { checkOrderBytes, storeOrderFile } from './store-order-file';

type Fields = { role: 'draft' | 'delivery' | 'message' };

/**
 * Receives a file of staff and adds it, still invisible to the customer, with its checks enqueued. Throws 404, 409
 * `orders.move` and `files.…`.
 */
export async function addStaffFile(
  ctx: StaffContext,
  orderId: string,
  request: FastifyRequest,
): Promise<OrderFile> {
  if (!(await orders.find(ctx.db, orderId))) throw orderNotFound();
  const received = await receiveFile(request, ctx.files, {
    check: checkOrderBytes,
    read: (texts) => readFields(staffAddOrderFile.form, texts),
  });
  return save(ctx, orderId, received).catch(async (error: unknown) => {
    await received.staged.discard();
    throw error;
  });
}

async function save(ctx: StaffContext, orderId: string, received: ReceivedFile<Fields>): Promise<OrderFile> {
  const { role } = received.fields;
  return inTransaction(ctx, async (ctx) => {
    const { status } = await lockAnyOrder(ctx.db, orderId);
    checkTakesFiles(status, role);
    const file = await storeOrderFile(ctx, received, {
      orderId,
      role,
      from: 'staff',
      adminId: ctx.admin.id,
      queueGroup: ownGroup({ adminId: ctx.admin.id }),
    });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.file_added',
      target: `order:${orderId}`,
      after: { fileId: file.id, role, sha256: file.file_sha256 },
    });
    return toOrderFile(file);
  });
}

function checkTakesFiles(status: OrderStatus, role: Fields['role']): void {
  const isOpen = role === 'message' ? status !== 'draft' : isWorkDue(status);
  if (!isOpen) throw notOpenForWork(status);
}

/** Returns any file of an order for sending. Throws 404 for a file of another order. */
export async function getStaffFile(ctx: Context, orderId: string, fileId: string): Promise<SentFile> {
  const file = await orders.findFile(ctx.db, fileId);
  if (file?.order_id !== orderId) throw orderNotFound();
  return toSentFile(ctx.db, file);
}
