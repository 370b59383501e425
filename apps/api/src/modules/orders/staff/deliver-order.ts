import { canTransition } from '@aw/contracts/orders/states';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { illegalTransition, orderNotFound } from '../order.errors';
import { lockAnyOrder } from '../order-access';
import { refundLateWork } from '../scheduled/refund-late-work';
import { transitionOrder } from '../transition-order';
import { checkDelivery, pickFiles } from './check-files';
import { senderOf } from './send-message';

const roles = ['delivery'];

/**
 * Delivers checked files with a message, and requests the late refund in the same transaction. Throws 404, 409
 * `orders.move`, 422 `orders.files` and 422 `orders.delivery`.
 */
export async function deliverOrder(
  ctx: StaffContext,
  orderId: string,
  input: { body: string; fileIds: string[] },
): Promise<void> {
  const order = await orders.find(ctx.db, orderId);
  if (!order) throw orderNotFound();
  const status = order.status;
  if (!canTransition(status, 'deliver', 'staff')) throw illegalTransition(status, 'deliver');
  // The content of files never changes, so they are read before the order is locked.
  await checkDelivery(ctx, order, input.body, await pickFiles(ctx.db, orderId, input.fileIds, roles));
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockAnyOrder(ctx.db, orderId);
    const files = await pickFiles(ctx.db, orderId, input.fileIds, roles);
    const updated = await refundLateWork(ctx, locked);
    const sender = await senderOf(ctx.db, locked, locked.writer_id === null ? 'support' : 'writer');
    const message = await orders.insertMessage(ctx.db, {
      order_id: orderId,
      ...sender,
      admin_id: ctx.admin.id,
      body: input.body,
    });
    await orders.attachStaffFiles(
      ctx.db,
      files.map(({ id }) => id),
      message.id,
      ctx.now(),
    );
    await orders.replaceOpenExtension(ctx.db, orderId, ctx.now());
    await transitionOrder(ctx, updated, 'deliver', { by: 'staff', admin: ctx.admin });
  });
}
