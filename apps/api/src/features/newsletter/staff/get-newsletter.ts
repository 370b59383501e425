import type { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { countSubscribers, listIssues } from '@aw/db';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';

const mostIssues = 100;

/** How many the newsletter reaches, and its latest issues. */
export async function getNewsletter(
  ctx: Context,
): Promise<z.output<(typeof staffGetNewsletter.responses)[200]>> {
  const [counts, issues] = await Promise.all([countSubscribers(ctx.db), listIssues(ctx.db, mostIssues)]);
  return {
    ...counts,
    issues: issues.map(({ created_at, ...issue }) => ({ ...issue, createdAt: created_at.toISOString() })),
  };
}
