import { randomUUID } from 'node:crypto';
import { questionPrice } from '@aw/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourMs } from '../../config/durations';
import { beforeTests } from '../../testing/before-tests';
import { expert, visibleQuestion } from '../../testing/questions';
import { insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { postAnswer } from './answers/post-answer';
import { editQuestion, withdrawQuestion } from './edit-question';
import { approveQuestion, removeQuestion, restoreQuestion } from './moderate-question';
import { settleQuestions } from './settle-questions';

const test = useTestApp({ LIMIT_REPLIES_PER_DAY: '0' });
const nadia = beforeTests(() => expert(test));
const admin = { id: randomUUID(), username: 'amira', email: 'amira@example.org', role: 'admin' };

const actions = ['approve', 'reject', 'restore', 'answer', 'edit', 'withdraw', 'settle'] as const;
type Action = (typeof actions)[number];
/** Actions that happen at the same time, some hours after the previous ones. */
type Step = { hours: number; actions: Action[] };
const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.constantFrom(0, 0, 1, 30),
  actions: fc.array(fc.constantFrom<Action>(...actions, 'settle'), { minLength: 1, maxLength: 3 }),
});
const start = fc.record({
  paid_with: fc.constantFrom('free' as const, 'credit' as const),
  status: fc.constantFrom('held' as const, 'visible' as const),
});

it('[Q13] [Q4] however a question is decided, answered, withdrawn and settled, its cost comes back once if it is due, and never twice', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 12 }), async (question, steps) => {
      const askerId = `anon_${randomUUID()}`;
      await insertRow(test, 'users', { id: askerId });
      const id = await visibleQuestion(test, askerId, { paid_with: question.paid_with });
      await updateRow(test, 'questions', id, { status: question.status, approved_at: null });
      let time = Date.now();
      let isWithdrawn = false;
      const check = () => checkPayment({ id, askerId }, { paidWith: question.paid_with, isWithdrawn });
      for (const { hours, actions } of steps) {
        time += hours * hourMs;
        const ctx = { ...test.ctx, now: () => new Date(time) };
        const areDone = await Promise.all(actions.map((action) => take(ctx, action, { id, askerId })));
        isWithdrawn ||= actions.some((action, at) => action === 'withdraw' && areDone[at]);
        await check();
      }
      const later = { ...test.ctx, now: () => new Date(time + 30 * hourMs) };
      await settleQuestions(later);
      await settleQuestions(later);
      await check();
      const { status, is_answered, paid_with } = await selectRow(test, 'questions', { id });
      const isOpen = !is_answered && (status === 'held' || status === 'visible');
      if (isOpen || status === 'withdrawn') expect(paid_with).toBe('returned');
    }),
    { numRuns: 40 },
  );
});

type Asked = { id: number; askerId: string };

/** Does something to a question. Returns false if its state does not allow that. */
async function take(ctx: typeof test.ctx, action: Action, { id, askerId }: Asked): Promise<boolean> {
  const [staff, asker] = [
    { ...ctx, admin },
    { ...ctx, userId: askerId },
  ];
  const content = `Because of ${randomUUID()}.`;
  const work = {
    approve: () => approveQuestion(staff, id),
    reject: () => removeQuestion(staff, id, 'It is an advertisement.'),
    restore: () => restoreQuestion(staff, id),
    answer: () => postAnswer({ ...ctx, userId: nadia.id }, id, { content }),
    edit: () => editQuestion(asker, id, { title: `Why ${randomUUID()}?` }),
    withdraw: () => withdrawQuestion(asker, id),
    settle: () => settleQuestions(ctx),
  };
  try {
    await work[action]();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.includes(String(error.code))) return false;
    throw error;
  }
}

/** Refusals of actions that the question's state does not allow. They change nothing. */
const refusals = ['answers.exists', 'questions.answered', 'questions.changed', 'questions.not_found'];

type Payment = { paidWith: 'free' | 'credit'; isWithdrawn: boolean };

/**
 * The cost was returned exactly if the question was withdrawn, or late after its promise. A credit comes back exactly then,
 * with at most one message.
 */
async function checkPayment({ id, askerId }: Asked, { paidWith, isWithdrawn }: Payment): Promise<void> {
  const { paid_with, late_settled_at: settledAt, promised_at } = await selectRow(test, 'questions', { id });
  const isReturned = isWithdrawn || settledAt !== null;
  expect(paid_with).toBe(isReturned ? 'returned' : paidWith);
  if (settledAt) expect(settledAt.getTime()).toBeGreaterThanOrEqual(promised_at?.getTime() ?? Infinity);
  const entries = await selectRows(test, 'credit_entries', { user_id: askerId }, ['delta', 'reason']);
  const refund = { delta: questionPrice, reason: 'question_refund' };
  expect(entries).toEqual(isReturned && paidWith === 'credit' ? [refund] : []);
  const notices = await selectRows(test, 'notifications', { user_id: askerId, kind: 'question_late' });
  expect(notices.length).toBeLessThanOrEqual(settledAt === null ? 0 : 1);
}
