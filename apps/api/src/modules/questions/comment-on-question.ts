import type { QuestionComment } from '@aw/contracts/questions/question';
import * as imageQueries from '@aw/db/images';
import * as questions from '@aw/db/questions';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { forbidden } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { requireTerms } from '../content/changed-policies';
import { useImages } from '../images/use-images';
import { heldBecause } from '../moderation/hold-rules';
import { notify } from '../notifications/notify';
import { toComment } from './answer.mapper';
import { contentColumns } from './content-columns';
import { answerNotFound, questionNotFound } from './question.errors';
import { commentsFull } from './questions.errors';
import { takeReply } from './reply-limit';

type Form = { content: string; answerId?: number | null };

/** One question takes so many comments, whoever writes them. */
export const mostComments = 200;
const tenMinutesMs = 10 * 60 * 1000;

/**
 * Writes a comment to clear up a question, as its asker or as an expert, and tells the others. Throws 403, 404, 409 for a
 * question with 200 comments, 422 `text.too_complex` and 429.
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
    const answers = await questions.listAnswersOf(ctx.db, questionId, ctx.userId);
    if (answerId !== null && !answers.some(({ id }) => id === answerId)) throw answerNotFound();
    if ((await questions.countComments(ctx.db, questionId)) >= mostComments) throw commentsFull();
    await useImages(ctx.db, ctx.userId, images);
    const because = heldBecause({
      texts: [content],
      images: images.length,
      cameBefore: 0,
      recentPosts: await questions.countRepliesSince(
        ctx.db,
        ctx.userId,
        new Date(ctx.now().getTime() - tenMinutesMs),
      ),
      isNewcomer: isAsker && !user.is_expert && !(await questions.isKnownAsker(ctx.db, ctx.userId)),
    });
    const id = await questions.insertComment(ctx.db, {
      question_id: questionId,
      answer_id: answerId,
      author_id: ctx.userId,
      content,
      ...contentColumns(compiled),
      status: because === null ? 'visible' : 'held',
      held_because: because,
      created_at: ctx.now(),
    });
    if (images.length > 0) await imageQueries.updateHiddenImages(ctx.db, { kind: 'comment', id }, images);
    const experts = answers.filter(({ status }) => status === 'visible').map((row) => row.expert_id);
    const told = new Set([question.asker_id, ...experts]);
    told.delete(ctx.userId);
    if (because === null) await notifyOthers(ctx, [...told].sort(), { question, content });
    const row = await questions.findComment(ctx.db, id);
    if (!row) throw new Error('A comment that was stored in this transaction is not there.');
    return toComment(row, { id: user.id, isExpert: user.is_expert });
  });
}

/** Tells people of a comment that stands on the site. */
export async function notifyOthers(
  ctx: Context,
  people: string[],
  { question, content }: { question: { id: number; title: string }; content: string },
): Promise<void> {
  const { id: questionId, title } = question;
  const mail = { kind: 'question_comment', title, questionId, body: content } as const;
  for (const userId of people) await notify(ctx, { userId, mail, link: `/questions/${questionId}` });
}
