import type { editQuestion as editContract, Question } from '@aw/contracts/questions/question';
import * as examShields from '@aw/db/exam-shields';
import * as images from '@aw/db/images';
import type { OwnQuestionRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { forbidden } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { returnQuestionPayment } from '../credits/question-payment';
import { useImages } from '../images/use-images';
import { contentColumns } from './content-columns';
import { type ExamMatch, lockExamMatch } from './find-exam-match';
import { getQuestion } from './get-question';
import { holdRuleOf } from './hold-rule';
import { questionChanged, questionNotFound } from './question.errors';
import { questionAnswered, questionClaimed } from './questions.errors';
import { takeReply } from './reply-limit';

type Change = z.output<typeof editContract.body>;

/** Holds the acting person and a question of theirs; throws 404, and 403 for another's. */
async function lockOwn(ctx: UserContext, id: number) {
  await lockActiveUser(ctx.db, ctx.userId);
  const question = await questions.lockOwnQuestion(ctx.db, id);
  if (!question) throw questionNotFound();
  if (question.asker_id !== ctx.userId)
    throw question.status === 'visible' ? forbidden() : questionNotFound();
  return question;
}

/**
 * Changes the acting person's own question; what it said before is kept. Other words wait for staff where a rule holds
 * them, where those of somebody new would, and while they match an exam. Throws 403, 404, 409 for one that was removed or
 * withdrawn, 422 `text.too_complex` and 429.
 */
export async function editQuestion(ctx: UserContext, id: number, change: Change): Promise<Question> {
  await takeReply(ctx);
  const compiled =
    change.content === undefined ? undefined : await ctx.richText.compile(change.content, ctx.caller);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    if (before.status !== 'held' && before.status !== 'visible') throw questionChanged();
    if (compiled) await useImages(ctx.db, ctx.userId, compiled.images);
    const { title = before.title, content = before.content } = change;
    const subject = change.subject === undefined ? before.subject : change.subject || null;
    const isSameText = title === before.title && content === before.content;
    if (!isSameText) await questions.keepQuestionVersion(ctx.db, before, ctx.now());
    const isNewcomer = !(await questions.isKnownAsker(ctx.db, ctx.userId));
    const because = isSameText
      ? null
      : await holdRuleOf(ctx, { title, content }, { images: compiled?.images.length ?? 0, isNewcomer });
    const exam = isSameText ? undefined : await lockExamMatch(ctx.db, { title, content }, ctx.now());
    if (exam) await examShields.setExamHolds(ctx.db, id, exam.shieldIds);
    const isHeld = because !== null || exam !== undefined || (isNewcomer && !isSameText);
    await questions.updateQuestion(ctx.db, id, {
      title,
      content,
      subject,
      ...(compiled ? contentColumns(compiled) : {}),
      ...(isHeld ? { status: 'held', held_because: because, held_until: heldUntil(before, exam) } : {}),
      ...(isSameText ? {} : { edited_at: ctx.now() }),
    });
    await images.updateHiddenImages(ctx.db, { kind: 'question', id }, [
      before.content,
      ...(compiled?.images ?? []),
    ]);
    return getQuestion(ctx, id, ctx.userId);
  });
}

/** What an exam held stays so until it is over, whatever it says by then. */
function heldUntil({ status, held_until: before }: OwnQuestionRow, exam?: ExamMatch): Date | null {
  if (status !== 'held' || before === null) return exam?.until ?? null;
  return exam && exam.until > before ? exam.until : before;
}

/**
 * Withdraws the acting person's own question and gives back what it cost. Throws 403, 404, 409 for one that was removed,
 * 409 `questions.answered`, and 409 `questions.claimed` while an expert writes an answer.
 */
export async function withdrawQuestion(ctx: UserContext, id: number) {
  return inTransaction(ctx, async (ctx) => {
    const question = await lockOwn(ctx, id);
    if (question.status !== 'held' && question.status !== 'visible') throw questionChanged();
    if (await questions.hasAnyAnswer(ctx.db, id)) throw questionAnswered();
    const claim = await questions.findClaim(ctx.db, id, ctx.now());
    if (claim) throw questionClaimed(claim.expires_at);
    await questions.endClaims(ctx.db, { questionId: id, now: ctx.now() });
    await questions.updateQuestion(ctx.db, id, { status: 'withdrawn' });
    await images.updateHiddenImages(ctx.db, { kind: 'question', id });
    return { returned: await returnQuestionPayment(ctx.db, question) };
  });
}
