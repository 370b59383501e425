import type { QuestionComment } from '@aw/contracts/questions/question';
import * as imageQueries from '@aw/db/images';
import * as questions from '@aw/db/questions';
import type { Context, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { forbidden } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import { requireTerms } from '../../content/policies';
import { claimImages } from '../../images/claim-images';
import { notify } from '../../notifications/notify';
import { toComment } from '../answers/answer.mapper';
import { contentColumns } from '../question.mapper';
import { replyHoldReason, takeReply } from '../question.policy';
import { answerNotFound, commentsFull, questionNotFound } from '../questions.errors';

type Form = { content: string; answerId?: number | null };

/** Maximum number of comments on one question, by all people together. */
export const maxComments = 200;

/**
 * Comments on a question or one of its answers, as the asker or an expert, and notifies the others.
 *
 * @throws 403, 404, 409 if the question has the maximum number of comments, 422 `text.too_complex` and 429.
 */
export async function commentOnQuestion(
  ctx: UserContext,
  questionId: number,
  { content, answerId = null }: Form,
): Promise<QuestionComment> {
  await requireTerms(ctx);
  await takeReply(ctx);
  const compiled = await ctx.richText.compile(content, ctx.caller);
  const { images } = compiled;
  return inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    const question = await questions.lockAnswerable(ctx.db, questionId);
    if (!question?.is_listed) throw questionNotFound();
    const isAsker = question.asker_id === ctx.userId;
    if (!isAsker && !user.is_expert) throw forbidden();
    const answers = await questions.listAnswers(ctx.db, questionId, ctx.userId);
    if (answerId !== null && !answers.some(({ id }) => id === answerId)) throw answerNotFound();
    if ((await questions.countComments(ctx.db, questionId)) >= maxComments) throw commentsFull();
    await claimImages(ctx.db, ctx.userId, images);
    const holdReason = await replyHoldReason(ctx, {
      texts: [content],
      images: images.length,
      isNewcomer: isAsker && !user.is_expert && !(await questions.isKnownAsker(ctx.db, ctx.userId)),
    });
    const id = await questions.insertComment(ctx.db, {
      question_id: questionId,
      answer_id: answerId,
      author_id: ctx.userId,
      content,
      ...contentColumns(compiled),
      status: holdReason === null ? 'visible' : 'held',
      held_because: holdReason,
      created_at: ctx.now(),
    });
    if (images.length > 0) await imageQueries.updateHidden(ctx.db, { kind: 'comment', id }, images);
    const experts = answers.filter(({ status }) => status === 'visible').map((row) => row.expert_id);
    const readers = new Set([question.asker_id, ...experts]);
    readers.delete(ctx.userId);
    if (holdReason === null) await notifyOthers(ctx, [...readers].sort(), { question, content });
    const row = await questions.findComment(ctx.db, id);
    if (!row) throw new Error('A comment that was stored in this transaction is not there.');
    return toComment(row, { id: user.id, isExpert: user.is_expert });
  });
}

/** Notifies people of a visible comment. */
export async function notifyOthers(
  ctx: Context,
  people: string[],
  { question, content }: { question: { id: number; title: string }; content: string },
): Promise<void> {
  const { id: questionId, title } = question;
  const mail = { kind: 'question_comment', title, questionId, body: content } as const;
  for (const userId of people) await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
}
