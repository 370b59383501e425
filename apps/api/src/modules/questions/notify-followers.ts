import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { handleInBatches } from '../../database/batches';
import { followToken } from '../mail/follow-token';
import { queueMail } from '../mail/queue-mail';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { notify } from '../notifications/notify';

const followersPerTransaction = 100;

/**
 * Notifies everyone who follows a question of an answer, some people in each transaction. A run that was interrupted is
 * repeated and continues where it ended; nobody is notified twice of one answer.
 */
export async function notifyFollowers(
  ctx: Context,
  { questionId, answerId }: { questionId: number; answerId: number },
): Promise<void> {
  await handleInBatches(ctx, followersPerTransaction, async (ctx) => {
    const question = await questions.find(ctx.db, questionId);
    if (question?.status !== 'visible') return [];
    const followers = await questions.claimFollowers(ctx.db, {
      questionId,
      answerId,
      limit: followersPerTransaction,
    });
    const { title } = question;
    for (const { id, user_id: userId, email } of followers) {
      if (userId !== null) {
        const mail = { kind: 'question_answered', title, questionId } as const;
        await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
      } else if (email !== null) {
        const to = { userId: null, address: email, name: null };
        const mail = { kind: 'follow_answered', title, questionId } as const;
        await queueMail(ctx, to, mail, { unsubscribe: unsubscribeLinks(ctx, id) });
      }
    }
    return followers;
  });
}

function unsubscribeLinks({ secret, config }: Context, followId: number) {
  const token = followToken(secret, followId);
  return {
    page: `${config.SITE_ORIGIN}${unsubscribePages.follows}${token}`,
    oneClick: `${config.SITE_ORIGIN}/api/question-follows/end?token=${token}`,
  };
}
