import * as questions from '@aw/db/questions';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { hashToken, newToken } from '../../server/security/token';
import { followToken, readFollowToken } from '../mail/follow-token';
import { queueMail } from '../mail/queue-mail';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { notify } from '../notifications/notify';
import { questionNotFound } from './question.errors';
import { followOver } from './questions.errors';

const day = 24 * 60 * 60;
const daysGood = 7;

const goodMs = daysGood * day * 1000;
const againMs = 60 * 60 * 1000;

/** Whether a link may be mailed: the last one went out an hour ago or longer. */
function isDue(goodUntil: Date | null, now: Date): boolean {
  return goodUntil === null || goodUntil.getTime() - goodMs + againMs <= now.getTime();
}

type Following = { isFollowing: boolean; awaitsConfirmation: boolean };

/**
 * Lets the acting account follow a question. Without an account, `email` is written to once the link that is mailed there
 * was opened; the answer is the same whatever is known of the address. Throws 404 and 429.
 */
export async function followQuestion(
  ctx: UserContext,
  questionId: number,
  { email, address }: { email: string | undefined; address: string },
): Promise<Following> {
  if (email !== undefined)
    for (const key of [ctx.userId, address])
      await ctx.limits.take('follows', key, ctx.config.LIMIT_FOLLOWS_PER_DAY, day);
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const question = await questions.findQuestionPage(ctx.db, questionId);
    const isOwnHeld = question?.status === 'held' && question.asker_id === ctx.userId;
    if (!question || (question.status !== 'visible' && !isOwnHeld)) throw questionNotFound();
    const now = ctx.now();
    if (email === undefined) {
      await questions.insertFollow(ctx.db, { questionId, userId: ctx.userId, now });
      return { isFollowing: true, awaitsConfirmation: false };
    }
    const known = await questions.lockEmailFollow(ctx.db, { questionId, email });
    if (known.confirmed_at === null && isDue(known.token_until, now)) {
      const token = newToken();
      const link = `${ctx.config.SITE_ORIGIN}/question-follow?confirm=${token}`;
      const mailId = await queueMail(
        ctx,
        { userId: null, address: email, name: null },
        { kind: 'follow_confirm', title: question.title, link, days: daysGood },
      );
      const until = new Date(now.getTime() + goodMs);
      // Strangers had too many mails sent there: a link that is on its way stays good.
      if (mailId !== undefined)
        await questions.askFollower(ctx.db, known.id, { tokenHash: hashToken(token), until });
    }
    return { isFollowing: false, awaitsConfirmation: true };
  });
}

/** Stops following a question; an address is taken off by the link in its mails. */
export async function unfollowQuestion(ctx: UserContext, questionId: number): Promise<Following> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await questions.deleteFollow(ctx.db, questionId, ctx.userId);
  });
  return { isFollowing: false, awaitsConfirmation: false };
}

/** Uses a mailed link that confirms an address; again, it changes nothing. Throws 410. */
export async function confirmFollow(ctx: Context, token: string) {
  const found = await questions.confirmEmailFollow(ctx.db, hashToken(token), ctx.now());
  if (!found) throw followOver();
  return { questionId: found.question_id, title: found.title };
}

/** Ends what a mail's own link is about; again, it changes nothing. Throws 410 for a link that is not ours. */
export async function endFollow(ctx: Context, token: string): Promise<void> {
  const followId = readFollowToken(ctx.secret, token);
  if (followId === undefined) throw followOver();
  await questions.endEmailFollow(ctx.db, followId);
}

const perTransaction = 100;

/**
 * Tells everybody who follows a question of an answer, some in each transaction; a run that is cut goes on by being
 * repeated, and nobody is told twice of one answer.
 */
export async function notifyFollowers(
  ctx: Context,
  about: { questionId: number; answerId: number },
): Promise<void> {
  while (await notifySome(ctx, about));
}

async function notifySome(
  ctx: Context,
  { questionId, answerId }: { questionId: number; answerId: number },
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const question = await questions.findQuestion(ctx.db, questionId);
    if (question?.status !== 'visible') return false;
    const followers = await questions.takeFollowers(ctx.db, { questionId, answerId, limit: perTransaction });
    const { title } = question;
    for (const { id, user_id: userId, email } of followers) {
      if (userId !== null) {
        const mail = { kind: 'question_answered', title, questionId } as const;
        await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
      } else if (email !== null) {
        const to = { userId: null, address: email, name: null };
        const mail = { kind: 'follow_answered', title, questionId } as const;
        await queueMail(ctx, to, mail, { unsubscribe: endLinks(ctx, id) });
      }
    }
    return followers.length === perTransaction;
  });
}

function endLinks({ secret, config }: Context, followId: number) {
  const token = followToken(secret, followId);
  return {
    page: `${config.SITE_ORIGIN}${unsubscribePages.follows}${token}`,
    oneClick: `${config.SITE_ORIGIN}/api/question-follows/end?token=${token}`,
  };
}
