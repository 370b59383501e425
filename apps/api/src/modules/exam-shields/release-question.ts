import * as examShields from '@aw/db/exam-shields';
import * as images from '@aw/db/images';
import type { OwnQuestionRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { notify } from '../notifications/notify';
import { examTextOf, findExamMatch, promiseAnswer } from '../questions/question.policy';

type HeldQuestion = Pick<
  OwnQuestionRow,
  'id' | 'asker_id' | 'title' | 'content' | 'subject' | 'is_answered' | 'late_settled_at' | 'held_because'
>;

/**
 * Releases a held question, which the caller has locked, unless another open exam matches it. It is published, and its
 * asker notified, or it goes to the usual review if the asker is new or another rule holds it. Returns whether it was
 * released.
 */
export async function releaseQuestion(ctx: Context, question: HeldQuestion): Promise<boolean> {
  const { id, asker_id: userId, title, subject } = question;
  const now = ctx.now();
  const exam = await findExamMatch(ctx.db, examTextOf(question, await questions.findQuote(ctx.db, id)), now);
  await examShields.setHolds(ctx.db, id, exam?.shieldIds ?? []);
  if (exam) {
    await questions.update(ctx.db, id, { held_until: exam.until });
    return false;
  }
  const isPromised = question.is_answered || question.late_settled_at !== null;
  const promise = isPromised ? {} : { promised_at: await promiseAnswer(ctx.db, subject, now) };
  if (question.held_because !== null || !(await questions.isKnownAsker(ctx.db, userId))) {
    await questions.update(ctx.db, id, { held_until: null, ...promise });
    return true;
  }
  await questions.update(ctx.db, id, { status: 'visible', held_until: null, ...promise });
  await images.updateHidden(ctx.db, { kind: 'question', id });
  const mail = { kind: 'exam_over', title, questionId: id } as const;
  await notify(ctx, { userId, mail, link: `/questions/${id}` });
  return true;
}
