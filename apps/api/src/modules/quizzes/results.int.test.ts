import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { anonymousBrowser, member } from '../../testing/account';
import { keysOf, quizCalls, quizOf, secretMark, takeQuiz } from '../../testing/quizzes';
import { selectRows, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
describe('a submission', () => {
  it('[Z7] a submission replaces saved answers with the sent ones and explains every question', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    const { body: attempt } = await calls.start(quizId);
    const [first, second, third] = Object.entries(await keysOf(test, quizId));
    await calls.save(attempt.attemptId, Number(first?.[0]), 'B', 1);
    await calls.save(attempt.attemptId, Number(second?.[0]), second?.[1] ?? 'A', 2);
    const { status, body } = await calls.submit(quizId, {
      answers: { [first?.[0] ?? 0]: first?.[1], [third?.[0] ?? 0]: 'B' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      score: 2,
      totalQuestions: 5,
      percentage: 40,
      passed: false,
      endedBy: 'submitted',
      attemptNumber: 1,
      certificate: null,
    });
    expect(body.review).toHaveLength(5);
    const wrong = body.review.find(({ id }) => id === Number(third?.[0]));
    expect(wrong).toMatchObject({
      answer: 'B',
      isCorrect: false,
      correctAnswer: third?.[1],
      mistake: `${secretMark}: one too many`,
      explanation: expect.stringContaining(secretMark),
      source: expect.stringContaining('chapter 1'),
    });
    expect(body.review.filter(({ answer }) => answer === null)).toHaveLength(2);
  });

  it('[Z6] two hundred parallel submissions return one result and leave one attempt', async () => {
    const quizId = await quizOf(test);
    const person = await anonymousBrowser(test);
    const calls = quizCalls(person);
    await calls.start(quizId);
    const answers = await keysOf(test, quizId);
    const all = await Promise.all(
      Array.from({ length: 200 }, () => person.post(`/api/quizzes/${quizId}/submit`, { answers })),
    );
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({ score: 5, percentage: 100, passed: true });
    const certificates = await selectRows(test, 'certificates', { user_id: person.id });
    expect(certificates).toHaveLength(1);
  });

  it('[Z2] a submission before the deadline needs one answer and otherwise leaves the attempt open', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    expect(await calls.submit(quizId)).toMatchObject({ status: 403, body: { code: 'attempts.needed' } });
    const { body: attempt } = await calls.start(quizId);
    const first = Number(Object.keys(await keysOf(test, quizId))[0]);
    await calls.save(attempt.attemptId, first, 'A', 1);
    await calls.save(attempt.attemptId, first, null, 2);
    expect(await calls.submit(quizId)).toMatchObject({
      status: 400,
      body: { code: 'attempts.empty', message: 'Please answer at least one question before submitting.' },
    });
    expect((await calls.start(quizId)).body.attemptId).toBe(attempt.attemptId);
  });

  it('[Z6] a submission with a question of another attempt is refused, and the attempt stays open', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    const { body: attempt } = await calls.start(quizId);
    const keys = await keysOf(test, quizId);
    const [elsewhere] = Object.keys(await keysOf(test, await quizOf(test)));
    for (const foreign of [elsewhere, '999999', '999999999999999'])
      expect(await calls.submit(quizId, { answers: { ...keys, [String(foreign)]: 'A' } })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', issues: [{ path: `answers.${foreign}` }] },
      });
    expect((await calls.start(quizId)).body).toMatchObject({ attemptId: attempt.attemptId, answers: {} });
    expect((await calls.submit(quizId, { answers: keys })).body).toMatchObject({ score: 5 });
  });

  it('[Z10] a submission ignores an answer to a question that a correction dropped', async () => {
    const quizId = await quizOf(test);
    const keys = await keysOf(test, quizId);
    const dropped = Number(Object.keys(keys)[0]);
    const drop = () => updateRow(test, 'quiz_questions', dropped, { dropped_at: new Date() });
    const [before, after] = [await anonymousBrowser(test), await anonymousBrowser(test)].map(quizCalls);
    await before?.start(quizId);
    await drop();
    await after?.start(quizId);
    for (const calls of [before, after])
      expect((await calls?.submit(quizId, { answers: keys }))?.body).toMatchObject({
        score: 4,
        totalQuestions: 4,
      });
  });

  it('[Z6] submitting an attempt that another tab has ended returns its result, not that of the next attempt', async () => {
    const quizId = await quizOf(test);
    const person = await anonymousBrowser(test);
    const first = await takeQuiz(test, person, quizId, 1);
    const calls = quizCalls(person);
    const { body: second } = await calls.start(quizId);
    const again = await calls.submit(quizId, {
      attemptId: first.attemptId,
      answers: await keysOf(test, quizId),
    });
    expect(again.body).toEqual(first);
    expect((await calls.result(second.attemptId)).status).toBe(409);
  });

  it.each([
    [5, 3, 60, true],
    [10, 5, 50, false],
    [7, 4, 57, false],
    [42, 25, 60, true],
    [3, 3, 100, true],
  ])(
    '[Z7] of %i questions %i right are %i of a hundred, and passed is %s',
    async (total, right, percentage, passed) => {
      const quizId = await quizOf(test, { keys: Array(total).fill('C') });
      expect(await takeQuiz(test, await anonymousBrowser(test), quizId, right)).toMatchObject({
        score: right,
        percentage,
        passed,
      });
    },
  );
});

describe('the history', () => {
  it('[Z7] the history has every own attempt, the latest first, for one quiz or all', async () => {
    const person = await member(test);
    const [one, two] = [await quizOf(test), await quizOf(test, { title: 'Other' })];
    await takeQuiz(test, person, one, 1);
    await takeQuiz(test, person, one);
    await takeQuiz(test, person, two);
    await takeQuiz(test, await member(test), one);
    const read = async (query = '') => (await person.get(`/api/attempts${query}`)).json<AttemptSummary[]>();
    expect((await read()).map(({ quizId, attemptNumber, score }) => [quizId, attemptNumber, score])).toEqual([
      [two, 1, 5],
      [one, 2, 5],
      [one, 1, 1],
    ]);
    expect(await read(`?quizId=${one}`)).toHaveLength(2);
    const first = await person.get('/api/attempts?limit=2');
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
    expect(await read(`?limit=2&cursor=${cursor}`)).toHaveLength(1);
  });

  it('[U6] the history of a browser moves to the account, and the earlier of two open attempts is closed with its answers', async () => {
    const quizId = await quizOf(test);
    const [browser, account] = [await anonymousBrowser(test), await member(test)];
    const { body: earlier } = await quizCalls(browser).start(quizId);
    const keys = Object.entries(await keysOf(test, quizId));
    for (const [id, key] of keys) await quizCalls(browser).save(earlier.attemptId, id, key, 1);
    const { body: later } = await quizCalls(account).start(quizId);
    const other = await quizOf(test);
    const better = await takeQuiz(test, browser, other);
    const worse = await takeQuiz(test, account, other, 4);
    await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, browser.id, account.id, 'test'));
    const calls = quizCalls(account);
    expect((await calls.result(earlier.attemptId)).body).toMatchObject({
      endedBy: 'merged',
      score: 5,
      certificate: { attemptId: earlier.attemptId },
    });
    expect((await calls.start(quizId)).body.attemptId).toBe(later.attemptId);
    expect((await calls.result(worse.attemptId)).body.certificate).toMatchObject({
      certificateId: better.certificate?.certificateId,
    });
    expect((await calls.result(worse.attemptId)).body.attemptNumber).toBe(2);
  });
});
