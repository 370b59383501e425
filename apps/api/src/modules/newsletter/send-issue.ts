import * as newsletter from '@aw/db/newsletter';
import type { Context } from '../../context';
import { handleInBatches } from '../../database/batches';
import { inTransaction } from '../../database/in-transaction';
import { notifyStaff } from '../mail/notify-staff';
import { queueMail } from '../mail/queue-mail';

/** Number of mails that one transaction queues. */
const batchSize = 50;

/**
 * Mails an issue to everybody who was a confirmed subscriber when it was published and still is. Runs as a job. Each
 * transaction takes the next subscribers without a mail of this issue, so that a retry continues and nobody gets it
 * twice.
 */
export async function sendIssue(ctx: Context, issueId: string): Promise<void> {
  await handleInBatches(ctx, batchSize, async (ctx, last?: { id: string }) => {
    const issue = await newsletter.lockIssue(ctx.db, issueId);
    if (!issue) return [];
    const page = { limit: batchSize, afterId: last?.id ?? null };
    const readers = await newsletter.lockNextRecipients(ctx.db, issue, page);
    const { subject, body } = issue;
    for (const { id, email } of readers) {
      const to = { userId: null, address: email, name: null };
      const mail = { kind: 'newsletter_issue', subject, body } as const;
      await queueMail(ctx, to, mail, { subscriberId: id, issueId });
    }
    return readers;
  });
}

/** Alerts staff to an issue whose job failed in every try, with instructions to continue it. */
export async function giveUpOnIssue(ctx: Context, issueId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const issue = await newsletter.lockIssue(ctx.db, issueId);
    if (!issue) return;
    await notifyStaff(ctx, {
      kind: 'staff_alert',
      subject: `Newsletter “${issue.subject}” did not reach everyone`,
      what: `We stopped sending after many failed attempts. Please check the mail server, then run “main.js redrive send-issue ${issueId}”. It sends the issue to the people who have not received it, and no one gets it twice.`,
      link: `${ctx.config.ADMIN_ORIGIN}/admin/newsletter`,
    });
  });
}
