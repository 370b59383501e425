import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { Killed, killAt } from '../../testing/kill-at';
import { expert, visibleQuestion } from '../../testing/questions';
import { insertRow } from '../../testing/rows';
import { type TestApp, useTestApp } from '../../testing/test-app';
import { newUser } from '../../testing/user-rows';
import { postAnswer } from './answers/post-answer';
import { notifyFollowers } from './notify-followers';
import { settleQuestions } from './settle-questions';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const asker = beforeTests(() => member(test));

/** Runs `run` in a process that dies at its first step, then in one that dies at its second, until one survives. */
async function dyingAtEachStep(run: (ctx: TestApp['ctx']) => Promise<unknown>) {
  for (let step = 1; step < 200; step++) {
    const died = await run(killAt(test.ctx, step)).then(
      () => false,
      (error: unknown) => isKilled(error) || Promise.reject(error),
    );
    if (!died) return step;
  }
  throw new Error('It never survived.');
}

const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKilled));

async function countsOf(questionId: number) {
  const { rows } = await sql<{ answers: number; notices: number; mails: number; jobs: number }>`
    select (select count(*)::int from answers where question_id = ${questionId}) as answers,
      (select count(*)::int from notifications where link = ${`/questions/${questionId}`} and kind = 'question_answered') as notices,
      (select count(*)::int from mails where kind = 'question_answered' and body_text like ${`%/questions/${questionId}%`}) as mails,
      (select count(*)::int from jobs.job where name = 'notify-followers' and (data ->> 'questionId')::int = ${questionId}) as jobs`.execute(
    test.ctx.db,
  );
  return rows[0];
}

it('[Q9] a process that dies while it posts an answer leaves the answer with all of its notices, mails and jobs, or nothing', async () => {
  const steps = await dyingAtEachStep(async (ctx) => {
    const nadia = await expert(test);
    const id = await visibleQuestion(test, asker.id);
    const posting = postAnswer({ ...ctx, userId: nadia.id }, id, {
      content: 'So.',
      steps: [{ label: 'a', content: 'b' }],
    });
    await posting.finally(async () => {
      const { answers, ...notices } = (await countsOf(id)) ?? { answers: -1 };
      expect([0, 1]).toContain(answers);
      expect(notices).toEqual({ notices: answers, mails: answers, jobs: answers });
    });
  });
  expect(steps).toBeGreaterThan(2);
});

it('[Q9] each follower is notified once, however often the job that notifies them dies', async () => {
  const id = await visibleQuestion(test, asker.id);
  const nadia = await expert(test);
  const { id: answerId } = await postAnswer({ ...test.ctx, userId: nadia.id }, id, { content: 'So.' });
  for (let i = 0; i < 250; i++)
    await insertRow(test, 'question_follows', {
      question_id: id,
      user_id: await newUser(test),
      confirmed_at: new Date(),
    });
  await dyingAtEachStep((ctx) => notifyFollowers(ctx, { questionId: id, answerId }));
  // The additional notice is that of the asker.
  expect((await countsOf(id))?.notices).toBe(251);
});

it('[Q13] a late question is refunded once, however often the job dies', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 3; i++)
    ids.push(
      await visibleQuestion(test, asker.id, {
        promised_at: new Date(Date.now() - 1000),
        paid_with: 'credit',
      }),
    );
  await dyingAtEachStep(settleQuestions);
  const { rows } = await sql`
    select from credit_entries where user_id = ${asker.id} and reason = 'question_refund'`.execute(
    test.ctx.db,
  );
  expect(rows).toHaveLength(ids.length);
});
