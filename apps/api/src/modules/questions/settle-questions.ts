import { formatCount } from '@aw/contracts/duration-text';
import * as questions from '@aw/db/questions';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { notify } from '../notifications/notify';
import { returnQuestionPayment } from './ask-question';
import { lockWithAsker } from './question.policy';

const maxPerRun = 500;
const reminderMs = 72 * hourMs;

/**
 * Does what is due for questions: ends old claims, returns what late questions cost, and reminds people who have accepted
 * no answer for three days, each once.
 */
export async function settleQuestions(ctx: Context): Promise<void> {
  const now = ctx.now();
  await attemptAll(
    async ({ attempt }) => {
      await attempt(() => questions.endOldClaims(ctx.db, now));
      for (const id of await questions.listLate(ctx.db, now, maxPerRun))
        await attempt(() => settleLate(ctx, id));
      const before = new Date(now.getTime() - reminderMs);
      for (const id of await questions.listUnaccepted(ctx.db, before, maxPerRun))
        await attempt(() => remind(ctx, id));
    },
    (failures) => `${formatCount(failures, 'scheduled step')} of questions failed. The next run tries again.`,
  );
}

/**
 * Returns the free question or the credit of a late question and notifies its asker. The question stays open, or continues
 * to wait for its review.
 */
async function settleLate(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    const now = ctx.now();
    if (!question || question.is_answered || question.late_settled_at) return;
    const isInReview = question.status === 'held' && question.held_until === null;
    if (question.status !== 'visible' && !isInReview) return;
    if (question.promised_at === null || question.promised_at > now) return;
    await questions.update(ctx.db, id, { late_settled_at: now });
    const returned = await returnQuestionPayment(ctx.db, question);
    if (returned === null) return;
    const { title } = question;
    const mail = { kind: 'question_late', title, questionId: id, returned, isInReview } as const;
    await notify(ctx, { userId: question.asker_id, mail, link: `/questions/${id}` });
  });
}

async function remind(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    if (question?.status !== 'visible') return;
    await questions.update(ctx.db, id, { reminded_at: ctx.now() });
    if (await questions.hasAccepted(ctx.db, id)) return;
    const mail = { kind: 'answer_reminder', title: question.title, questionId: id } as const;
    await notify(ctx, { userId: question.asker_id, mail, link: `/questions/${id}` });
  });
}
