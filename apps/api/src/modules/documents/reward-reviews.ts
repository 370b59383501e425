import { formatCount } from '@aw/contracts/duration-text';
import * as documentQueries from '@aw/db/documents';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notifyStaff } from '../mail/notify-staff';
import { addWorkingDays } from './working-days';

const perRun = 500;

/** Returns the time by which staff promise to decide whether a document counts. */
export function reviewDueAt({ config, now }: Pick<Context, 'config' | 'now'>): Date {
  return addWorkingDays(now(), config.REVIEW_WORKING_DAYS);
}

/** Alerts staff in one mail about overdue decisions, once for each document. */
export async function alertStaffOfLateReviews(ctx: Context): Promise<void> {
  const now = ctx.now();
  const ids = await documentQueries.listLateReviews(ctx.db, now, perRun);
  if (ids.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const late = await documentQueries.markReviewsAlerted(ctx.db, ids, now);
    if (late.length === 0) return;
    const documents = formatCount(late.length, 'document has', 'documents have');
    await notifyStaff(ctx, {
      kind: 'staff_alert',
      subject: `${documents} been waiting longer than we promised`,
      what: `${documents} been waiting too long for a decision about rewards and credits. We promised the uploaders a decision within ${formatCount(ctx.config.REVIEW_WORKING_DAYS, 'working day')}. Please decide about the documents in the lists “Few words” and “Look-alikes”.`,
      link: `${ctx.config.ADMIN_ORIGIN}/admin/documents?state=few_words`,
    });
  });
}
