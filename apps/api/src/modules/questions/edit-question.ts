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
import { claimImages } from '../images/claim-images';
import { returnQuestionPayment } from './ask-question';
import { getQuestion } from './get-question';
import { contentColumns } from './question.mapper';
import { type ExamMatch, examTextOf, lockExamMatch, questionHoldReason, takeReply } from './question.policy';
import { questionAnswered, questionChanged, questionClaimed, questionNotFound } from './questions.errors';

type Change = z.output<typeof editContract.body>;

/** Locks the acting person and their question. Throws 404, and 403 for the visible question of someone else. */
async function lockOwn(ctx: UserContext, id: number) {
  await lockActiveUser(ctx.db, ctx.userId);
  const question = await questions.lock(ctx.db, id);
  if (!question) throw questionNotFound();
  if (question.asker_id !== ctx.userId)
    throw question.status === 'visible' ? forbidden() : questionNotFound();
  return question;
}

/**
 * Changes the acting person's own question and keeps its earlier version. New words are held like those of a new question:
 * by a moderation rule, if the asker is new, and while they match an exam.
 *
 * @throws 403, 404, 409 if it was removed or withdrawn, 422 `text.too_complex` and 429.
 */
export async function editQuestion(ctx: UserContext, id: number, change: Change): Promise<Question> {
  await takeReply(ctx);
  const compiled =
    change.content === undefined ? undefined : await ctx.richText.compile(change.content, ctx.caller);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    if (before.status !== 'held' && before.status !== 'visible') throw questionChanged();
    if (compiled) await claimImages(ctx.db, ctx.userId, compiled.images);
    const { title = before.title, content = before.content } = change;
    const subject = change.subject === undefined ? before.subject : change.subject || null;
    const isSameText = title === before.title && content === before.content;
    if (!isSameText) await questions.saveVersion(ctx.db, before, ctx.now());
    const isNewcomer = !(await questions.isKnownAsker(ctx.db, ctx.userId));
    const holdReason = isSameText
      ? null
      : await questionHoldReason(
          ctx,
          { title, content },
          { images: compiled?.images.length ?? 0, isNewcomer },
        );
    const exam = isSameText ? undefined : await matchExams(ctx, id, { title, content });
    if (exam) await examShields.setHolds(ctx.db, id, exam.shieldIds);
    const isHeld = holdReason !== null || exam !== undefined || (isNewcomer && !isSameText);
    await questions.update(ctx.db, id, {
      title,
      content,
      subject,
      ...(compiled ? contentColumns(compiled) : {}),
      ...(isHeld ? { status: 'held', held_because: holdReason, held_until: heldUntil(before, exam) } : {}),
      ...(isSameText ? {} : { edited_at: ctx.now() }),
    });
    await images.updateHidden(ctx.db, { kind: 'question', id }, [
      before.content,
      ...(compiled?.images ?? []),
    ]);
    return getQuestion(ctx, id, ctx.userId);
  });
}

async function matchExams({ db, now }: UserContext, id: number, text: { title: string; content: string }) {
  return lockExamMatch(db, examTextOf(text, await questions.findQuote(db, id)), now());
}

/** A question that an exam holds stays held until the exam is over, also when it no longer matches. */
function heldUntil({ status, held_until: before }: OwnQuestionRow, exam?: ExamMatch): Date | null {
  if (status !== 'held' || before === null) return exam?.until ?? null;
  return exam && exam.until > before ? exam.until : before;
}

/**
 * Withdraws the acting person's own question and returns the free question or the credit that it cost.
 *
 * @throws 403, 404, 409 if it was removed, has an answer, or is claimed by an expert.
 */
export async function withdrawQuestion(ctx: UserContext, id: number) {
  return inTransaction(ctx, async (ctx) => {
    const question = await lockOwn(ctx, id);
    if (question.status !== 'held' && question.status !== 'visible') throw questionChanged();
    if (await questions.hasAnyAnswer(ctx.db, id)) throw questionAnswered();
    const claim = await questions.findClaim(ctx.db, id, ctx.now());
    if (claim) throw questionClaimed(claim.expires_at);
    await questions.endClaims(ctx.db, { questionId: id, now: ctx.now() });
    await questions.update(ctx.db, id, { status: 'withdrawn' });
    await images.updateHidden(ctx.db, { kind: 'question', id });
    return { returned: await returnQuestionPayment(ctx.db, question) };
  });
}
