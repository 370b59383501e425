import type { reportPost as contract, ReportStatus } from '@aw/contracts/moderation/public';
import { isUrgentReason, reportKindFacts } from '@aw/contracts/moderation/reasons';
import * as moderation from '@aw/db/moderation';
import * as users from '@aw/db/users';
import type * as z from 'zod/mini';
import { dayMs, secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired, invalidRequest } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import type { ModeratedKinds } from './moderated-kind';
import { ownReported, reportedNotFound } from './moderation.errors';
import { parseQuestionReference } from './parse-question-reference';

type Form = z.output<typeof contract.body>;

const newAccountMs = 7 * dayMs;
/** A new account gets a third of the daily reports. */
const newAccountShare = 3;

/**
 * Reports a post to staff. A second report by the same person replaces the first while it is open. Reports are limited
 * per person and per network address.
 *
 * @throws 400; 404 if the person cannot see the post; 409 for their own post; 429
 */
export async function reportPost(
  ctx: UserContext,
  kinds: ModeratedKinds,
  address: string,
  form: Form,
): Promise<{ id: number; status: ReportStatus }> {
  await takeReportAllowance(ctx, address);
  const { kind, id, reason } = form;
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const post = await kinds[kind].see(ctx.db, id, ctx.userId);
    if (!post) throw reportedNotFound();
    if (post.isOwn) throw ownReported(reportKindFacts[kind].noun);
    const content = {
      reason,
      is_urgent: isUrgentReason(reason),
      note: form.note || null,
      duplicate_of: await originalOf(ctx, form),
    };
    const open = await moderation.findOpenReport(ctx.db, { kind, id }, ctx.userId);
    if (open) await moderation.replaceReport(ctx.db, open.id, content);
    const reportId = open?.id ?? (await moderation.insertReport(ctx.db, { kind, id }, ctx.userId, content));
    return { id: reportId, status: 'open' };
  });
}

async function takeReportAllowance(ctx: UserContext, address: string): Promise<void> {
  const user = await users.find(ctx.db, ctx.userId);
  if (!user) throw authRequired();
  const { LIMIT_REPORTS_PER_DAY: maxPerDay } = ctx.config;
  const since = user.registered_at?.getTime() ?? ctx.now().getTime();
  const isNew = user.email_verified_at === null || ctx.now().getTime() - since < newAccountMs;
  await ctx.limits.take(
    'reports',
    user.id,
    isNew ? Math.ceil(maxPerDay / newAccountShare) : maxPerDay,
    secondsPerDay,
  );
  await ctx.limits.take('reports', address, maxPerDay, secondsPerDay);
}

/** Returns the id of the visible question that a reported duplicate repeats; null for other reasons. */
async function originalOf(ctx: UserContext, { id, reason, duplicateOf = '' }: Form): Promise<number | null> {
  if (reason !== 'duplicate') return null;
  const original = parseQuestionReference(duplicateOf, ctx.config.SITE_ORIGIN);
  if (original === id) throw notAnOriginal('This is the same question. Please enter the other one.');
  const post = original === undefined ? undefined : await moderation.findModeratedQuestion(ctx.db, original);
  if (original === undefined || post?.state !== 'visible')
    throw notAnOriginal('Question not found. Please copy the link to the other question.');
  return original;
}

const notAnOriginal = (message: string) => invalidRequest(message, 'duplicateOf');
