import type { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { isGranted } from '@aw/contracts/staff/permissions';
import * as audit from '@aw/db/audit';
import * as newsletter from '@aw/db/newsletter';
import type * as z from 'zod/mini';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notGranted } from '../../../server/staff';

const mostIssues = 100;

/** How many the newsletter reaches, and its latest issues. */
export async function getNewsletter(
  ctx: Context,
): Promise<z.output<(typeof staffGetNewsletter.responses)[200]>> {
  const [counts, issues] = await Promise.all([
    newsletter.countSubscribers(ctx.db),
    newsletter.listIssues(ctx.db, mostIssues),
  ]);
  return {
    ...counts,
    issues: issues.map(({ created_at, ...issue }) => ({ ...issue, createdAt: created_at.toISOString() })),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

type Issue = { subject: string; body: string; dryRun: boolean };

/**
 * Sends an issue to everybody who is confirmed now, by a job; with `dryRun`, or to nobody, it only counts them. The same
 * issue within a day is the one that was sent already: a second press of the button sends nothing. Only administrators
 * send; throws 403.
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
    const same = await newsletter.findSameIssue(ctx.db, { subject, body }, new Date(now.getTime() - dayMs));
    if (same) return { recipients: same.recipients, isSent: true };
    const issue = await newsletter.insertIssue(ctx.db, {
      adminId: ctx.admin.id,
      subject,
      body,
      recipients,
      now,
    });
    await ctx.jobs.enqueueIssue(ctx.db, issue.id);
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'newsletter.issue_sent',
      target: `newsletter_issue:${issue.id}`,
      after: { subject, recipients },
    });
    return { recipients, isSent: true };
  });
}
