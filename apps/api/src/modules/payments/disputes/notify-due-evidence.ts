import { formatCount } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';
import type { StaffDisputeRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { hourMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notifyStaffOfOrder } from '../notify-staff-of-order';

const alertHours = [72, 24] as const;

/** Emails support about each open dispute without evidence, once 72 hours and once 24 hours before it is lost. */
export async function notifyDueEvidence(ctx: Context): Promise<void> {
  const now = ctx.now();
  const [maxHours] = alertHours;
  const disputes = await orders.listUrgentDisputes(ctx.db, new Date(now.getTime() + maxHours * hourMs));
  for (const dispute of disputes) await alertStaff(ctx, dispute, now);
}

async function alertStaff(ctx: Context, dispute: StaffDisputeRow, now: Date): Promise<void> {
  const { due_by: dueBy } = dispute;
  const leftMs = dueBy ? dueBy.getTime() - now.getTime() : 0;
  if (!dueBy || leftMs <= 0) return;
  // On the last day, the 72-hour alert would say nothing new.
  const hours = leftMs <= 24 * hourMs ? 24 : 72;
  await inTransaction(ctx, async (ctx) => {
    if (!(await orders.markDisputeAlarmed(ctx.db, dispute.id, hours, now))) return;
    const leftHours = Math.ceil(leftMs / hourMs);
    await notifyStaffOfOrder(
      ctx,
      { id: dispute.order_id },
      `dispute evidence due within ${formatCount(leftHours, 'hour')}`,
      `We have not submitted evidence for this dispute. Without evidence, we lose it. Please submit the evidence in the order before ${zonedTime(dueBy)}.`,
    );
  });
}
