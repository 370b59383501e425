import { isWorkDue } from '@aw/contracts/orders/states';
import * as audit from '@aw/db/audit';
import * as orders from '@aw/db/orders';
import { dayMs } from '../../../config/durations';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../order-access';
import { recordOrderEvent } from '../transition-order';
import { noDeadline, wrongDeadline } from './staff.errors';

/** Maximum days by which a proposal can move a deadline. */
const maxDays = 60;

/**
 * Proposes a later deadline to the customer. A newer proposal replaces the open one, and the old deadline applies until
 * the customer accepts. Throws 404, 409 `orders.move` if no work is due, and 422 `orders.extension` for a wrong time.
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
    if (dueAt.getTime() - order.due_at.getTime() > maxDays * dayMs)
      throw wrongDeadline(`Please move the deadline by at most ${maxDays} days.`);
    await orders.replaceOpenExtension(ctx.db, orderId, ctx.now());
    await orders.insertExtension(ctx.db, { orderId, dueAt, reason: input.reason, adminId: ctx.admin.id });
    const detail = { dueAt: dueAt.toISOString(), reason: input.reason };
    await recordOrderEvent(ctx, order, 'extension_proposed', { by: 'staff', admin: ctx.admin }, detail);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.propose_extension',
      target: `order:${orderId}`,
      before: { dueAt: order.due_at.toISOString() },
      after: detail,
    });
  });
}
