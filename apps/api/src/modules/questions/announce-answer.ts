import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { notify } from '../notifications/notify';

type Answered = { id: number; title: string; asker_id: string };

/**
 * What follows when an answer comes onto the site, inside the caller's transaction: its asker is notified, those who
 * follow the question are by a job, once each however often it comes back, and the expert's claim and draft end. The
 * caller holds the question.
 */
export async function announceAnswer(
  ctx: Context,
  question: Answered,
  answer: { id: number; expertId: string },
): Promise<void> {
  const { id: questionId, title, asker_id: userId } = question;
  if (await questions.markAnnounced(ctx.db, answer.id, ctx.now())) {
    const mail = { kind: 'question_answered', title, questionId } as const;
    await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
    await ctx.jobs.enqueueFollowerMails(ctx.db, { questionId, answerId: answer.id });
  }
  await questions.endClaims(ctx.db, { questionId, expertId: answer.expertId, now: ctx.now() });
  await questions.deleteAnswerDraft(ctx.db, questionId, answer.expertId);
}
