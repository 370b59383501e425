import type { Context } from '../../context';
import type { EarnedReward, Settlement } from '../credits/settle-uploads';
import { notify } from '../notifications/notify';
import type { ReviewNews } from './mails';

type NoticeDocument = { id: number; title: string; uploader_id: string };

/** Notifies the uploader why a document was refused, which rewards and credits were withdrawn, and how to appeal. */
export async function notifyRefusal(
  ctx: Context,
  document: NoticeDocument,
  reason: string,
  lost?: Settlement['lost'],
): Promise<void> {
  const { id, title, uploader_id: userId } = document;
  const path = `/documents/${id}#appeal`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  await notify(ctx, {
    userId,
    mail: { kind: 'upload_refused', title, reason, link, lost },
    link: path,
  });
}

/** Notifies the uploader which pages of a published document have letters that are too small to read. */
export async function notifyTooSmall(
  ctx: Context,
  { id, title, uploader_id: userId }: NoticeDocument,
  pages: number[],
): Promise<void> {
  const path = `/documents/${id}`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  await notify(ctx, { userId, mail: { kind: 'upload_too_small', title, pages, link }, link: path });
}

/** Notifies the uploader why staff removed a document that still counts towards rewards, and how to appeal. */
export async function notifyRemoval(
  ctx: Context,
  { id, title, uploader_id: userId }: NoticeDocument,
  reason: string,
): Promise<void> {
  const path = `/documents/${id}#appeal`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  await notify(ctx, {
    userId,
    mail: { kind: 'post_removed', noun: 'document', title, reason, link, canAppeal: true },
    link: path,
  });
}

/** Notifies the uploader that a document is back in the library. */
export async function notifyReturn(
  ctx: Context,
  { id, title, uploader_id: userId }: NoticeDocument,
): Promise<void> {
  const path = `/documents/${id}`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  await notify(ctx, {
    userId,
    mail: { kind: 'post_approved', noun: 'document', title, link, isBack: true },
    link: path,
  });
}

/** Notifies the uploader that staff will decide whether a document counts, or about their decision. */
export async function notifyReview(
  ctx: Context,
  { id, title, uploader_id: userId }: NoticeDocument,
  news: ReviewNews,
): Promise<void> {
  const path = `/documents/${id}`;
  const link = `${ctx.config.SITE_ORIGIN}${path}`;
  const workingDays = ctx.config.REVIEW_WORKING_DAYS;
  await notify(ctx, {
    userId,
    mail: { kind: 'upload_reviewed', title, link, workingDays, news },
    link: path,
  });
}

/** Notifies the uploader of newly earned rewards. */
export async function notifyRewards(ctx: Context, userId: string, rewards: EarnedReward[]): Promise<void> {
  for (const { title, points } of rewards)
    await notify(ctx, { userId, mail: { kind: 'reward_earned', title, points }, link: '/profile' });
}
