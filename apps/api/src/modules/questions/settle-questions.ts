import { counted } from '@aw/contracts/duration-text';
import {
  type Database,
  endOldClaims,
  findQuestionPage,
  hasAccepted,
  listEndedHolds,
  listLateQuestions,
  listUnaccepted,
  lockOwnQuestion,
  lockUser,
  updateQuestion,
} from '@aw/db';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { returnQuestionPayment } from '../credits/question-payment';
import { releaseQuestion } from '../exam-shields/release-question';
import { alertStaffOfExams, endExamsOfFormerEducators } from '../exam-shields/watch-exams';
import { notify } from '../notifications/notify';

const perRun = 500;
const reminderMs = 72 * 60 * 60 * 1000;

/**
 * Does what is due: ends exams whose owners are no educators any more, releases what ended exams held, alerts staff of
 * exams that hold questions of several people, gives back what late questions cost, ends claims, and reminds askers who
 * accepted nothing for three days, each once. One that fails does not hold up the others; it is thrown at the end, and the
 * next run tries again.
 */
export async function settleQuestions(ctx: Context): Promise<void> {
  const now = ctx.now();
  const failures: unknown[] = [];
  const each = async (ids: number[], settle: (id: number) => Promise<void>) => {
    for (const id of ids) await settle(id).catch((error: unknown) => failures.push(error));
  };
  await endOldClaims(ctx.db, now).catch((error: unknown) => failures.push(error));
  await endExamsOfFormerEducators(ctx).catch((error: unknown) => failures.push(error));
  await each(await listEndedHolds(ctx.db, now, perRun), (id) => endExamHold(ctx, id));
  await alertStaffOfExams(ctx).catch((error: unknown) => failures.push(error));
  await each(await listLateQuestions(ctx.db, now, perRun), (id) => settleLate(ctx, id));
  const before = new Date(now.getTime() - reminderMs);
  await each(await listUnaccepted(ctx.db, before, perRun), (id) => remind(ctx, id));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'scheduled step')} of questions failed. The next run tries again.`,
    );
}

/** Releases a question that an exam held which has ended, unless another one still matches it. */
async function endExamHold(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    if (question?.status !== 'held' || question.held_until === null) return;
    await releaseQuestion(ctx, question);
  });
}

/** Gives a late question's payment back, and tells its asker; the question stays open. */
async function settleLate(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    const now = ctx.now();
    if (question?.status !== 'visible' || question.is_answered || question.late_settled_at) return;
    if (question.promised_at === null || question.promised_at > now) return;
    await updateQuestion(ctx.db, id, { late_settled_at: now });
    const returned = await returnQuestionPayment(ctx.db, question);
    if (returned === null) return;
    const mail = { kind: 'question_late', title: question.title, questionId: id, returned } as const;
    await notify(ctx, { userId: question.asker_id, mail, link: `/questions/${id}` });
  });
}

async function remind(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    if (question?.status !== 'visible') return;
    await updateQuestion(ctx.db, id, { reminded_at: ctx.now() });
    if (await hasAccepted(ctx.db, id)) return;
    const mail = { kind: 'answer_reminder', title: question.title, questionId: id } as const;
    await notify(ctx, { userId: question.asker_id, mail, link: `/questions/${id}` });
  });
}

/** Holds the asker and then the question; undefined when it is somebody else's by then, which the next run sees. */
async function lockWithAsker(db: Database, id: number) {
  const seen = await findQuestionPage(db, id);
  if (!seen || !(await lockUser(db, seen.asker_id))) return undefined;
  const question = await lockOwnQuestion(db, id);
  return question?.asker_id === seen.asker_id ? question : undefined;
}
