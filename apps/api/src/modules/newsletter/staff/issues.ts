import type { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { isGranted } from '@aw/contracts/staff/permissions';
import * as audit from '@aw/db/audit';
import * as newsletter from '@aw/db/newsletter';
import type * as z from 'zod/mini';
import { dayMs } from '../../../config/durations';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notGranted } from '../../../server/staff';

const maxIssues = 100;

/** Returns the numbers of subscribers and the latest issues. */
export async function getNewsletter(
  ctx: Context,
): Promise<z.output<(typeof staffGetNewsletter.responses)[200]>> {
  const [counts, issues] = await Promise.all([
    newsletter.countSubscribers(ctx.db),
    newsletter.listIssues(ctx.db, maxIssues),
  ]);
  return {
    ...counts,
    issues: issues.map(({ created_at, ...issue }) => ({ ...issue, createdAt: created_at.toISOString() })),
  };
}

type Issue = { subject: string; body: string; dryRun: boolean };

/**
 * Queues an issue for all confirmed subscribers. With `dryRun` it only counts them. An equal issue within a day is not
 * sent again, so that a second click on the button sends nothing. Throws 403 for staff who are not administrators.
 */
export async function publishIssue(
  ctx: StaffContext,
  { subject, body, dryRun }: Issue,
): Promise<{ recipients: number; isSent: boolean }> {
  if (!dryRun && !isGranted(ctx.admin.role, 'newsletter.send'))
    throw notGranted(ctx.admin.role, 'newsletter.send');
  const { confirmed: recipients } = await newsletter.countSubscribers(ctx.db);
  if (dryRun || recipients === 0) return { recipients, isSent: false };
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const sentIssue = await newsletter.findSameIssue(
      ctx.db,
      { subject, body },
      new Date(now.getTime() - dayMs),
    );
    if (sentIssue) return { recipients: sentIssue.recipients, isSent: true };
    const issue = await newsletter.insertIssue(ctx.db, {
      adminId: ctx.admin.id,
      subject,
      body,
      recipients,
      now,
    });
    await ctx.jobs.enqueue(ctx.db, 'send-issue', { issueId: issue.id });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'newsletter.issue_sent',
      target: `newsletter_issue:${issue.id}`,
      after: { subject, recipients },
    });
    return { recipients, isSent: true };
  });
}
