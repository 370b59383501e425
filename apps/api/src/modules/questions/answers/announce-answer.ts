import * as questions from '@aw/db/questions';
import type { Context } from '../../../context';
import { notify } from '../../notifications/notify';

type AnsweredQuestion = { id: number; title: string; asker_id: string };

/**
 * Announces an answer that becomes visible: notifies the asker, and followers by a job, once each however often it is
 * hidden and shown again. The expert's claim and draft end. The caller has locked the question.
 */
export async function announceAnswer(
  ctx: Context,
  question: AnsweredQuestion,
  answer: { id: number; expertId: string },
): Promise<void> {
  const { id: questionId, title, asker_id: userId } = question;
  if (await questions.markAnnounced(ctx.db, answer.id, ctx.now())) {
    const mail = { kind: 'question_answered', title, questionId } as const;
    await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
    await ctx.jobs.enqueue(ctx.db, 'notify-followers', { questionId, answerId: answer.id });
  }
  await questions.endClaims(ctx.db, { questionId, expertId: answer.expertId, now: ctx.now() });
  await questions.deleteAnswerDraft(ctx.db, questionId, answer.expertId);
}
