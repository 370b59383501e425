import type { StaffComment } from '@aw/contracts/questions/staff';
import * as audit from '@aw/db/audit';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { mostComments, notifyOthers } from './comment-on-question';
import { contentColumns } from './content-columns';
import { answerNotFound, questionChanged, questionNotFound } from './question.errors';
import { commentNotFound, commentsFull } from './questions.errors';
import { toStaffComment } from './staff-reply.mapper';

type Form = { content: string; answerId?: number | null };

/**
 * Writes a comment as staff, and tells the asker and the experts who answered. Throws 404, 409 for a question that is not
 * on the site or has 200 comments, and 422 `text.too_complex`.
 */
export async function commentAsStaff(
  ctx: StaffContext,
  questionId: number,
  { content, answerId = null }: Form,
): Promise<StaffComment> {
  const compiled = await ctx.richText.compile(content, ctx.caller);
  return inTransaction(ctx, async (ctx) => {
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question) throw questionNotFound();
    if (!question.is_listed) throw questionChanged();
    const answers = await questions.listAnswersOf(ctx.db, questionId, null);
    if (answerId !== null && !answers.some(({ id }) => id === answerId)) throw answerNotFound();
    if ((await questions.countComments(ctx.db, questionId)) >= mostComments) throw commentsFull();
    const id = await questions.insertStaffComment(ctx.db, {
      question_id: questionId,
      answer_id: answerId,
      staff_id: ctx.admin.id,
      content,
      ...contentColumns(compiled),
      created_at: ctx.now(),
    });
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'comment.posted',
      target: `question:${questionId}`,
      after: { commentId: id, answerId, content },
    });
    const told = new Set([question.asker_id, ...answers.map(({ expert_id }) => expert_id)]);
    await notifyOthers(ctx, [...told].sort(), { question, content });
    const row = await questions.findStaffComment(ctx.db, id);
    if (!row) throw new Error('A comment that was stored in this transaction is not there.');
    return toStaffComment(row);
  });
}

/** Takes a comment of staff off the site; repeating it changes nothing. Throws 404, also for a comment that a user wrote. */
export async function takeStaffCommentBack(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const comment = await questions.lockStaffComment(ctx.db, id);
    if (!comment) throw commentNotFound();
    if (comment.status === 'removed') return;
    await questions.hideStaffComment(ctx.db, id);
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'comment.taken_back',
      target: `question:${comment.question_id}`,
      before: { commentId: id, content: comment.content },
      after: { commentId: id, status: 'removed' },
    });
  });
}
