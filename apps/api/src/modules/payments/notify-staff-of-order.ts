import type { OrderRow } from '@aw/db/orders';
import type { Context } from '../../context';
import { notifyStaff } from '../mail/notify-staff';

/** Emails support about an order's money. `about` completes the subject; `what` says what happened and what to do. */
export async function notifyStaffOfOrder(
  ctx: Context,
  order: Pick<OrderRow, 'id'>,
  about: string,
  what: string,
): Promise<void> {
  await notifyStaff(ctx, {
    kind: 'staff_alert',
    subject: `${order.id}: ${about}`,
    what,
    link: `${ctx.config.ADMIN_ORIGIN}/admin/orders?view=all&id=${order.id}`,
  });
}
