import { formatCount } from '@aw/contracts/duration-text';
import * as documents from '@aw/db/documents';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notifyStaff } from '../mail/notify-staff';

/** Alerts staff once in an outage of the virus scanner, when a file has waited for it for an hour. */
export async function alertStaffOfWaitingScans(ctx: Context): Promise<void> {
  const now = ctx.now();
  if (!(await documents.isScanAlertDue(ctx.db, new Date(now.getTime() - hourMs)))) return;
  await inTransaction(ctx, async (ctx) => {
    const count = await documents.markScanAlerted(ctx.db, now);
    if (count === 0) return;
    const files = formatCount(count, 'file waits', 'files wait');
    await notifyStaff(ctx, {
      kind: 'staff_alert',
      subject: `${files} for the virus scanner`,
      what: `${files} for the virus scanner, which does not answer or does not accept them. The files cannot be read until it does, and they are refused after a week. Please ask your operator to check clamd (CLAMD_ADDRESS). When it answers again, the waiting files are scanned automatically.`,
      link: `${ctx.config.ADMIN_ORIGIN}/admin/documents`,
    });
  });
}
