import type { Database, OrderRow } from '@aw/db';
import type { Context } from '../../../context';
import { tellStaff } from '../../../mail/tell-staff';

/** Mails support what a person has to look into about an order's money. */
export async function alertStaff(
  ctx: Context,
  trx: Database,
  order: Pick<OrderRow, 'id'>,
  about: string,
  what: string,
): Promise<void> {
  await tellStaff(ctx, trx, {
    kind: 'staff_alert',
    subject: `${order.id}: ${about}`,
    what,
    link: `${ctx.config.ADMIN_ORIGIN}/orders/${order.id}`,
  });
}
