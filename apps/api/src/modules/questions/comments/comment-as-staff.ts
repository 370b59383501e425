import type { StaffComment } from '@aw/contracts/questions/staff';
import * as audit from '@aw/db/audit';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { toStaffComment } from '../answers/staff-reply.mapper';
import { contentColumns } from '../question.mapper';
import {
  answerNotFound,
  commentNotFound,
  commentsFull,
  questionChanged,
  questionNotFound,
} from '../questions.errors';
import { maxComments, notifyOthers } from './comment-on-question';

type Form = { content: string; answerId?: number | null };

/**
 * Comments as staff, and notifies the asker and the experts who answered.
 *
 * @throws 404, 409 if the question is not visible or has the maximum number of comments, and 422 `text.too_complex`.
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
    const answers = await questions.listAnswers(ctx.db, questionId, null);
    if (answerId !== null && !answers.some(({ id }) => id === answerId)) throw answerNotFound();
    if ((await questions.countComments(ctx.db, questionId)) >= maxComments) throw commentsFull();
    const id = await questions.insertStaffComment(ctx.db, {
      question_id: questionId,
      answer_id: answerId,
      staff_id: ctx.admin.id,
      content,
      ...contentColumns(compiled),
      created_at: ctx.now(),
    });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'comment.posted',
      target: `question:${questionId}`,
      after: { commentId: id, answerId, content },
    });
    const readers = new Set([question.asker_id, ...answers.map(({ expert_id }) => expert_id)]);
    await notifyOthers(ctx, [...readers].sort(), { question, content });
    const row = await questions.findStaffComment(ctx.db, id);
    if (!row) throw new Error('A comment that was stored in this transaction is not there.');
    return toStaffComment(row);
  });
}

/** Removes a comment of staff. Repeating it changes nothing. Throws 404, also for a comment of a user. */
export async function deleteStaffComment(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const comment = await questions.lockStaffComment(ctx.db, id);
    if (!comment) throw commentNotFound();
    if (comment.status === 'removed') return;
    await questions.hideStaffComment(ctx.db, id);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'comment.taken_back',
      target: `question:${comment.question_id}`,
      before: { commentId: id, content: comment.content },
      after: { commentId: id, status: 'removed' },
    });
  });
}
