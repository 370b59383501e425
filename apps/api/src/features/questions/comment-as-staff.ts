import type { StaffComment } from '@aw/contracts/questions/staff';
import {
  countComments,
  findStaffComment,
  hideStaffComment,
  insertAudit,
  insertStaffComment,
  listAnswersOf,
  lockAnswerable,
  lockStaffComment,
} from '@aw/db';
import type { StaffContext } from '../../context';
import { contentColumns } from '../../domain/questions/content-columns';
import { answerNotFound, questionChanged, questionNotFound } from '../../domain/questions/question.errors';
import { mostComments, notifyOthers } from './comment-on-question';
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
  return ctx.db.transaction().execute(async (trx) => {
    const question = await lockAnswerable(trx, questionId);
    if (!question) throw questionNotFound();
    if (!question.is_listed) throw questionChanged();
    const answers = await listAnswersOf(trx, questionId, null);
    if (answerId !== null && !answers.some(({ id }) => id === answerId)) throw answerNotFound();
    if ((await countComments(trx, questionId)) >= mostComments) throw commentsFull();
    const id = await insertStaffComment(trx, {
      question_id: questionId,
      answer_id: answerId,
      staff_id: ctx.admin.id,
      content,
      ...contentColumns(compiled),
      created_at: ctx.now(),
    });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'comment.posted',
      target: `question:${questionId}`,
      after: { commentId: id, answerId, content },
    });
    const told = new Set([question.asker_id, ...answers.map(({ expert_id }) => expert_id)]);
    await notifyOthers(ctx, trx, [...told].sort(), { question, content });
    const row = await findStaffComment(trx, id);
    if (!row) throw new Error('A comment that was stored in this transaction is not there.');
    return toStaffComment(row);
  });
}

/** Takes a comment of staff off the site; repeating it changes nothing. Throws 404, also for a comment that a user wrote. */
export async function takeStaffCommentBack(ctx: StaffContext, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const comment = await lockStaffComment(trx, id);
    if (!comment) throw commentNotFound();
    if (comment.status === 'removed') return;
    await hideStaffComment(trx, id);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'comment.taken_back',
      target: `question:${comment.question_id}`,
      before: { commentId: id, content: comment.content },
      after: { commentId: id, status: 'removed' },
    });
  });
}
