import type { editQuestion as editContract, Question } from '@aw/contracts/questions/question';
import {
  type Database,
  endClaims,
  findClaim,
  hasAnyAnswer,
  isKnownAsker,
  keepQuestionVersion,
  lockOwnQuestion,
  type OwnQuestionRow,
  setExamHolds,
  updateHiddenImages,
  updateQuestion,
} from '@aw/db';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { type ExamMatch, lockExamMatch } from '../../domain/exam-shields/find-exam-match';
import { useImages } from '../../domain/images/use-images';
import { contentColumns } from '../../domain/questions/content-columns';
import { questionChanged, questionNotFound } from '../../domain/questions/question.errors';
import { forbidden } from '../../errors/feature-error';
import { lockActiveUser } from '../../ledger/lock-user';
import { returnQuestionPayment } from '../../ledger/question-payment';
import { getQuestion } from './get-question';
import { holdRuleOf } from './hold-rule';
import { questionAnswered, questionClaimed } from './questions.errors';
import { takeReply } from './reply-limit';

type Change = z.output<typeof editContract.body>;

/** Holds the acting person and a question of theirs; throws 404, and 403 for another's. */
async function lockOwn(ctx: UserContext, trx: Database, id: number) {
  await lockActiveUser(trx, ctx.userId);
  const question = await lockOwnQuestion(trx, id);
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
  return ctx.db.transaction().execute(async (trx) => {
    const before = await lockOwn(ctx, trx, id);
    if (before.status !== 'held' && before.status !== 'visible') throw questionChanged();
    if (compiled) await useImages(trx, ctx.userId, compiled.images);
    const { title = before.title, content = before.content } = change;
    const subject = change.subject === undefined ? before.subject : change.subject || null;
    const isSameText = title === before.title && content === before.content;
    if (!isSameText) await keepQuestionVersion(trx, before, ctx.now());
    const isNewcomer = !(await isKnownAsker(trx, ctx.userId));
    const because = isSameText
      ? null
      : await holdRuleOf(ctx, trx, { title, content }, { images: compiled?.images.length ?? 0, isNewcomer });
    const exam = isSameText ? undefined : await lockExamMatch(trx, { title, content }, ctx.now());
    if (exam) await setExamHolds(trx, id, exam.shieldIds);
    const isHeld = because !== null || exam !== undefined || (isNewcomer && !isSameText);
    await updateQuestion(trx, id, {
      title,
      content,
      subject,
      ...(compiled ? contentColumns(compiled) : {}),
      ...(isHeld ? { status: 'held', held_because: because, held_until: heldUntil(before, exam) } : {}),
      ...(isSameText ? {} : { edited_at: ctx.now() }),
    });
    await updateHiddenImages(trx, { kind: 'question', id }, [before.content, ...(compiled?.images ?? [])]);
    return getQuestion({ db: trx, now: ctx.now }, id, ctx.userId);
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
  return ctx.db.transaction().execute(async (trx) => {
    const question = await lockOwn(ctx, trx, id);
    if (question.status !== 'held' && question.status !== 'visible') throw questionChanged();
    if (await hasAnyAnswer(trx, id)) throw questionAnswered();
    const claim = await findClaim(trx, id, ctx.now());
    if (claim) throw questionClaimed(claim.expires_at);
    await endClaims(trx, { questionId: id, now: ctx.now() });
    await updateQuestion(trx, id, { status: 'withdrawn' });
    await updateHiddenImages(trx, { kind: 'question', id });
    return { returned: await returnQuestionPayment(trx, question) };
  });
}
