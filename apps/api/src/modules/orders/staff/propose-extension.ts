import { isWorkDue } from '@aw/contracts/orders/states';
import * as audit from '@aw/db/audit';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../order-access';
import { noteEvent } from '../transition-order';
import { noDeadline, wrongDeadline } from './staff.errors';

const dayMs = 24 * 60 * 60 * 1000;

/** Most days that one proposal moves a deadline by. */
const mostDays = 60;

/**
 * Asks the customer for a later deadline; a newer proposal replaces the open one, and until the customer agrees the old
 * deadline holds. Throws 404, 409 `orders.move` without work due, 422 `orders.extension` for a wrong moment.
 */
export async function proposeExtension(
  ctx: StaffContext,
  orderId: string,
  input: { dueAt: string; reason: string },
): Promise<void> {
  const dueAt = new Date(input.dueAt);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    const status = order.status;
    if (!isWorkDue(status) || !order.due_at) throw noDeadline(status);
    if (dueAt <= order.due_at) throw wrongDeadline('Please choose a time after the current deadline.');
    if (dueAt <= ctx.now()) throw wrongDeadline('Please choose a time in the future.');
    if (dueAt.getTime() - order.due_at.getTime() > mostDays * dayMs)
      throw wrongDeadline(`Please move the deadline by at most ${mostDays} days.`);
    await orders.replaceOpenExtension(ctx.db, orderId, ctx.now());
    await orders.insertExtension(ctx.db, { orderId, dueAt, reason: input.reason, adminId: ctx.admin.id });
    const detail = { dueAt: dueAt.toISOString(), reason: input.reason };
    await noteEvent(ctx, order, 'extension_proposed', { by: 'staff', admin: ctx.admin }, detail);
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.propose_extension',
      target: `order:${orderId}`,
      before: { dueAt: order.due_at.toISOString() },
      after: detail,
    });
  });
}
