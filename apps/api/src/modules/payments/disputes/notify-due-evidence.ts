import { counted } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';
import type { StaffDisputeRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notifyStaffOfOrder } from '../notify-staff-of-order';

const hourMs = 60 * 60 * 1000;
const alarms = [72, 24] as const;

/** Emails support about each open dispute without evidence, 72 and 24 hours before it is lost, once each. */
export async function notifyDueEvidence(ctx: Context): Promise<void> {
  const now = ctx.now();
  const [farthest] = alarms;
  const pressing = await orders.listPressingDisputes(ctx.db, new Date(now.getTime() + farthest * hourMs));
  for (const dispute of pressing) await alarm(ctx, dispute, now);
}

async function alarm(ctx: Context, dispute: StaffDisputeRow, now: Date): Promise<void> {
  const { due_by: dueBy } = dispute;
  const left = dueBy ? dueBy.getTime() - now.getTime() : 0;
  if (!dueBy || left <= 0) return;
  // Within a day the nearer alarm is the only one that still says something.
  const hours = left <= 24 * hourMs ? 24 : 72;
  await inTransaction(ctx, async (ctx) => {
    if (!(await orders.markAlarmed(ctx.db, dispute.id, hours, now))) return;
    const leftHours = Math.ceil(left / hourMs);
    await notifyStaffOfOrder(
      ctx,
      { id: dispute.order_id },
      `dispute evidence due within ${counted(leftHours, 'hour')}`,
      `We have not submitted evidence for this dispute. Without evidence, we lose it. Please submit the evidence in the order before ${zonedTime(dueBy)}.`,
    );
  });
}
