import * as newsletter from '@aw/db/newsletter';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notifyStaff } from '../mail/notify-staff';
import { queueMail } from '../mail/queue-mail';

/** How many mails one transaction writes. */
const atOnce = 50;

/**
 * Mails an issue to everybody who was confirmed when it was sent and still is, as a job. Each transaction takes the next
 * who have no mail of it yet, so that a try which is cut is taken up where it ended, and nobody gets it twice.
 */
export async function sendIssue(ctx: Context, issueId: string): Promise<void> {
  let afterId: string | null = null;
  do afterId = await inTransaction(ctx, (ctx) => mailSome(ctx, issueId, afterId));
  while (afterId !== null);
}

/** Mails those after an id; gives the last of them, or null when there is nobody after them. */
async function mailSome(ctx: Context, issueId: string, afterId: string | null): Promise<string | null> {
  const issue = await newsletter.lockIssue(ctx.db, issueId);
  if (!issue) return null;
  const readers = await newsletter.listNextReaders(ctx.db, issue, { limit: atOnce, afterId });
  const { subject, body } = issue;
  for (const { id, email } of readers) {
    const to = { userId: null, address: email, name: null };
    const mail = { kind: 'newsletter_issue', subject, body } as const;
    await queueMail(ctx, to, mail, { subscriberId: id, issueId });
  }
  return readers.length === atOnce ? (readers.at(-1)?.id ?? null) : null;
}

/** Tells support of an issue whose every try was cut, and what to do. */
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
