import * as questions from '@aw/db/questions';
import { dayMs, hourMs, secondsPerDay } from '../../config/durations';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { hashToken, newToken } from '../../server/security/token';
import { readFollowToken } from '../mail/follow-token';
import { queueMail } from '../mail/queue-mail';
import { followOver, questionNotFound } from './questions.errors';

const linkDays = 7;
const linkMs = linkDays * dayMs;
const repeatAfterMs = hourMs;

/** A new link is emailed at most once an hour. */
function isLinkDue(validUntil: Date | null, now: Date): boolean {
  return validUntil === null || validUntil.getTime() - linkMs + repeatAfterMs <= now.getTime();
}

type Following = { isFollowing: boolean; awaitsConfirmation: boolean };

/**
 * Follows a question: with an account at once, without one by `email`, once the link emailed to it has been opened. The
 * answer does not reveal whether the address is known. Throws 404 and 429.
 */
export async function followQuestion(
  ctx: UserContext,
  questionId: number,
  { email, address }: { email: string | undefined; address: string },
): Promise<Following> {
  if (email !== undefined)
    for (const key of [ctx.userId, address])
      await ctx.limits.take('follows', key, ctx.config.LIMIT_FOLLOWS_PER_DAY, secondsPerDay);
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const question = await questions.findPage(ctx.db, questionId);
    const isOwnHeld = question?.status === 'held' && question.asker_id === ctx.userId;
    if (!question || (question.status !== 'visible' && !isOwnHeld)) throw questionNotFound();
    const now = ctx.now();
    if (email === undefined) {
      await questions.insertFollow(ctx.db, { questionId, userId: ctx.userId, now });
      return { isFollowing: true, awaitsConfirmation: false };
    }
    const follow = await questions.lockEmailFollow(ctx.db, { questionId, email });
    if (follow.confirmed_at === null && isLinkDue(follow.token_until, now)) {
      const token = newToken();
      const link = `${ctx.config.SITE_ORIGIN}/question-follow?confirm=${token}`;
      const mailId = await queueMail(
        ctx,
        { userId: null, address: email, name: null },
        { kind: 'follow_confirm', title: question.title, link, days: linkDays },
      );
      const until = new Date(now.getTime() + linkMs);
      // No email is sent if others requested too many for this address. An earlier link stays valid then.
      if (mailId !== undefined)
        await questions.requestEmailFollow(ctx.db, follow.id, { tokenHash: hashToken(token), until });
    }
    return { isFollowing: false, awaitsConfirmation: true };
  });
}

/** Stops following a question. Email addresses without an account use the link in their emails instead. */
export async function unfollowQuestion(ctx: UserContext, questionId: number): Promise<Following> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await questions.deleteFollow(ctx.db, questionId, ctx.userId);
  });
  return { isFollowing: false, awaitsConfirmation: false };
}

/** Confirms an email address with the token of an emailed link. Repeating it changes nothing. Throws 410. */
export async function confirmFollow(ctx: Context, token: string) {
  const question = await questions.confirmEmailFollow(ctx.db, hashToken(token), ctx.now());
  if (!question) throw followOver();
  return { questionId: question.question_id, title: question.title };
}

/** Stops emails to an address with the token from one of them. Repeating it changes nothing. Throws 410 for an unknown token. */
export async function endFollow(ctx: Context, token: string): Promise<void> {
  const followId = readFollowToken(ctx.secret, token);
  if (followId === undefined) throw followOver();
  await questions.endEmailFollow(ctx.db, followId);
}
