import { afterEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, member } from '../../testing/account';
import { noticesTo } from '../../testing/moderation';
import { keysOf, quizCalls, quizOf, takeQuiz } from '../../testing/quizzes';
import { insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { sendDigests } from '../notifications/send-digests';
import { closeDueAttempts } from './close-attempt';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});
const present = () => new Date();
afterEach(() => {
  test.ctx.now = present;
});

/** Sets the server's clock ahead by a number of seconds. */
function pass(seconds: number): void {
  test.ctx.now = () => new Date(Date.now() + seconds * 1000);
}

async function started(payload: object = {}, timeLimit = 30) {
  const person = await anonymousBrowser(test);
  const quizId = await quizOf(test, { timeLimit });
  const calls = quizCalls(person);
  const { body: attempt } = await calls.start(quizId, payload);
  const ids = (await calls.questions(quizId)).body.map(({ id }) => id);
  return { person, quizId, calls, attempt, ids };
}

describe('taking a quiz', () => {
  it('[Z2] the questions of a quiz are sent only to people who have started it', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    expect(await calls.questions(quizId)).toMatchObject({ status: 403, body: { code: 'attempts.needed' } });
    const { status, body } = await calls.start(quizId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ quizId, extraTime: 'none', answers: {}, sequence: 0 });
    const minutes = (Date.parse(body.deadline ?? '') - Date.parse(body.serverNow)) / 60_000;
    expect(minutes).toBe(30);
    const questions = (await calls.questions(quizId)).body;
    expect(questions).toHaveLength(5);
    expect(Object.keys(questions[0] ?? {}).sort()).toEqual([
      'html',
      'id',
      'optionA',
      'optionB',
      'optionC',
      'optionD',
      'question',
    ]);
    const other = quizCalls(await anonymousBrowser(test));
    expect((await other.questions(quizId)).status).toBe(403);
    expect((await test.nobody.get(`/api/quizzes/${quizId}/questions`)).statusCode).toBe(401);
  });

  it('[Z2] the order of questions differs between attempts and stays the same within one', async () => {
    const quizId = await quizOf(test, { keys: Array(12).fill('A') });
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const calls = quizCalls(await anonymousBrowser(test));
        await calls.start(quizId);
        const order = (await calls.questions(quizId)).body.map(({ id }) => id);
        expect((await calls.questions(quizId)).body.map(({ id }) => id)).toEqual(order);
        return order.join();
      }),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('[Z6] answers are saved one by one, and starting again resumes them with the same deadline', async () => {
    const { calls, quizId, attempt, ids } = await started();
    expect(await calls.save(attempt.attemptId, ids[0] ?? 0, 'B', 10)).toMatchObject({
      status: 200,
      body: { answer: 'B', sequence: 10 },
    });
    await calls.save(attempt.attemptId, ids[1] ?? 0, 'C', 11);
    await calls.save(attempt.attemptId, ids[1] ?? 0, null, 12);
    pass(60);
    const { body } = await calls.start(quizId, { extraTime: '100' });
    expect(body).toMatchObject({
      attemptId: attempt.attemptId,
      deadline: attempt.deadline,
      extraTime: 'none',
      answers: { [ids[0] ?? 0]: 'B' },
      sequence: 12,
    });
    expect(Date.parse(body.serverNow) - Date.parse(attempt.serverNow)).toBeGreaterThanOrEqual(60_000);
  });

  it('[Z6] a page that resumes an attempt starts no new one when it has ended', async () => {
    const { calls, quizId, attempt, ids } = await started();
    const { attemptId } = attempt;
    await calls.save(attemptId, ids[0] ?? 0, 'B', 10);
    expect((await calls.start(quizId, { attemptId })).body).toMatchObject({ attemptId, sequence: 10 });
    pass(31 * 60);
    const late = await calls.start(quizId, { attemptId });
    expect(late).toMatchObject({ status: 409, body: { code: 'attempts.closed' } });
    expect((await calls.result(attemptId)).body.endedBy).toBe('deadline');
    const { body: next } = await calls.start(quizId);
    expect((await calls.start(quizId, { attemptId })).status).toBe(409);
    expect((await calls.start(quizId, { attemptId: next.attemptId })).status).toBe(200);
    const stranger = quizCalls(await anonymousBrowser(test));
    expect((await stranger.start(quizId, { attemptId })).body.code).toBe('attempts.not_found');
    expect((await stranger.questions(quizId)).status).toBe(403);
  });

  it('[Z6] an older answer never overwrites a newer one, whatever order they arrive in', async () => {
    const { calls, attempt, ids } = await started();
    const sequences = [5, 3, 9, 1, 7, 2, 8];
    const letterOf = (sequence: number) => (['A', 'B', 'C', 'D'] as const)[sequence % 4] ?? 'A';
    await Promise.all(
      sequences.map((sequence) => calls.save(attempt.attemptId, ids[0] ?? 0, letterOf(sequence), sequence)),
    );
    expect((await calls.save(attempt.attemptId, ids[0] ?? 0, 'A', 4)).body).toMatchObject({
      answer: letterOf(9),
      sequence: 9,
    });
    expect((await calls.save(attempt.attemptId, ids[0] ?? 0, 'D', 9)).body.answer).toBe('D');
  });

  it.each([
    ['25', 37.5],
    ['50', 45],
    ['100', 60],
    ['untimed', null],
  ])('[Z8] an attempt with extra time %s lasts %s minutes instead of 30', async (extraTime, minutes) => {
    const { attempt, calls, ids } = await started({ extraTime });
    if (minutes === null) expect(attempt.deadline).toBeNull();
    else expect((Date.parse(attempt.deadline ?? '') - Date.parse(attempt.serverNow)) / 60_000).toBe(minutes);
    pass(60 * 59);
    const { status } = await calls.save(attempt.attemptId, ids[0] ?? 0, 'A', 1);
    expect(status).toBe(minutes === null || minutes > 59 ? 200 : 409);
  });

  it('[Z8] an unknown extra time is refused', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    expect((await calls.start(quizId, { extraTime: '75' })).status).toBe(400);
  });

  it('[Z2] a person has one open attempt per quiz, even after a hundred parallel starts', async () => {
    const quizId = await quizOf(test);
    const calls = quizCalls(await anonymousBrowser(test));
    const all = await Promise.all(Array.from({ length: 100 }, () => calls.start(quizId)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.attemptId)).size).toBe(1);
  });
});

describe('the deadline', () => {
  it('[Z6] the server accepts answers until one second after the deadline and none later', async () => {
    const { calls, quizId, attempt, ids } = await started({}, 10);
    pass(10 * 60 + 0.4);
    expect((await calls.save(attempt.attemptId, ids[0] ?? 0, 'A', 1)).status).toBe(200);
    pass(10 * 60 + 1.5);
    const late = await calls.save(attempt.attemptId, ids[1] ?? 0, 'A', 2);
    expect(late).toMatchObject({ status: 409, body: { code: 'attempts.closed' } });
    const { body } = await calls.submit(quizId, { answers: await keysOf(test, quizId) });
    expect(body).toMatchObject({ endedBy: 'deadline', completedAt: attempt.deadline, timeSpent: 600 });
    expect(body.review.filter(({ answer }) => answer !== null)).toHaveLength(1);
  });

  it('[Z6] the first read after the deadline closes the attempt, and a tab that slept for an hour shows the saved answers', async () => {
    const { calls, attempt, ids } = await started({}, 10);
    await calls.save(attempt.attemptId, ids[0] ?? 0, 'A', 1);
    expect(await calls.result(attempt.attemptId)).toMatchObject({
      status: 409,
      body: { code: 'attempts.open' },
    });
    pass(3600);
    expect(await calls.result(attempt.attemptId)).toMatchObject({
      status: 200,
      body: { completed: true, endedBy: 'deadline', timeSpent: 600 },
    });
  });

  it('[Z6] the scheduled job closes expired attempts once, and no others', async () => {
    const over = await started({}, 10);
    await over.calls.save(over.attempt.attemptId, over.ids[0] ?? 0, 'A', 1);
    const going = await started({}, 30);
    const untimed = await started({ extraTime: 'untimed' });
    pass(15 * 60);
    await Promise.all([closeDueAttempts(test.ctx), closeDueAttempts(test.ctx)]);
    const stateOf = async (id: string) => (await selectRow(test, 'quiz_attempts', { id })).ended_by;
    expect(await stateOf(over.attempt.attemptId)).toBe('deadline');
    expect(await stateOf(going.attempt.attemptId)).toBeNull();
    expect(await stateOf(untimed.attempt.attemptId)).toBeNull();
  });

  it('[Z6] a taker is notified of the result when the scheduled job closes an attempt, but not when they closed it by looking', async () => {
    const [away, looked] = [await started({}, 10), await started({}, 10)];
    for (const { calls, quizId, attempt } of [away, looked])
      for (const [id, key] of Object.entries(await keysOf(test, quizId)).slice(0, 3))
        await calls.save(attempt.attemptId, id, key, 1);
    pass(15 * 60);
    await looked.calls.result(looked.attempt.attemptId);
    await Promise.all([closeDueAttempts(test.ctx), closeDueAttempts(test.ctx)]);
    expect(await noticesTo(test, away.person.id)).toEqual([
      {
        kind: 'attempt_closed',
        title: 'Time is up: you scored 60% on “Sums” (passed)',
        link: `/quiz/${away.quizId}?attempt=${away.attempt.attemptId}`,
      },
    ]);
    expect(await noticesTo(test, looked.person.id)).toEqual([]);
  });

  it('[Z6] [X11] the notification is mailed only to people who want it, at once or with the next digest', async () => {
    const modes = ['off', 'at_once', 'daily'] as const;
    const people = await Promise.all(modes.map(() => member(test)));
    for (const [at, person] of people.entries()) {
      await quizCalls(person).start(await quizOf(test, { timeLimit: 10 }));
      await person.patch('/api/account/notifications', { kind: 'quizzes', mode: modes[at] });
    }
    pass(15 * 60);
    await closeDueAttempts(test.ctx);
    const told = (table: 'mails' | 'notifications') =>
      Promise.all(
        people.map(async ({ id }) => {
          const rows = test.ctx.db.selectFrom(table).select('id').where('user_id', '=', id);
          return (await rows.where('kind', '=', 'attempt_closed').execute()).length;
        }),
      );
    expect([await told('mails'), await told('notifications')]).toEqual([
      [0, 1, 0],
      [1, 1, 1],
    ]);
    const waiting = await selectRows(
      test,
      'notifications',
      { waits_for_digest: true, kind: 'attempt_closed' },
      ['user_id'],
    );
    expect(waiting).toEqual([{ user_id: people[2]?.id }]);
    const off = { kind: 'quizzes', mode: 'off' };
    await people[2]?.inject({ method: 'PATCH', url: '/api/account/notifications', payload: off });
    await sendDigests(test.ctx);
    const digests = await selectRows(test, 'mails', { kind: 'digest' }, ['id']);
    expect(digests).toEqual([]);
  });

  it('[Z6] a start after the deadline closes the old attempt and begins a new one', async () => {
    const { calls, quizId, attempt } = await started({}, 10);
    pass(11 * 60);
    const { body } = await calls.start(quizId);
    expect(body.attemptId).not.toBe(attempt.attemptId);
    expect((await calls.result(attempt.attemptId)).body.endedBy).toBe('deadline');
  });

  it('[Z6] every answer that was confirmed as saved counts when saves and closing race at the deadline', async () => {
    const { calls, quizId, attempt } = await started({}, 10);
    const keys = Object.entries(await keysOf(test, quizId));
    pass(10 * 60 + 0.9);
    const saves = keys.map(([id, key], index) => calls.save(attempt.attemptId, id, key, index + 1));
    const closing = new Promise((resolve) => setTimeout(resolve, 5)).then(() => {
      pass(10 * 60 + 2);
      return calls.submit(quizId);
    });
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    await closing;
    const { body } = await calls.result(attempt.attemptId);
    expect(body.score).toBe(statuses.filter((status) => status === 200).length);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});

describe('refusals', () => {
  it.each([
    ['the letter E', { answer: 'E', sequence: 1 }],
    ['a small letter', { answer: 'a', sequence: 1 }],
    ['no option', { sequence: 1 }],
    ['a counter below zero', { answer: 'A', sequence: -1 }],
    ['a counter that is not a number', { answer: 'A', sequence: 'x' }],
    ['a counter above the largest safe number', { answer: 'A', sequence: 2 ** 60 }],
  ])('[Z6] an answer with %s is refused', async (_, payload) => {
    const { person, attempt, ids } = await started();
    const url = `/api/attempts/${attempt.attemptId}/answers/${ids[0]}`;
    const response = await person.put(url, payload);
    expect(response.json()).toMatchObject({ code: 'request.invalid' });
  });

  it('[Z6] questions of another quiz and attempts of someone else are refused', async () => {
    const { calls, attempt, ids } = await started();
    const strange = await started();
    for (const id of [strange.ids[0] ?? 0, 999_999_999])
      expect(await calls.save(attempt.attemptId, id, 'A', 1)).toMatchObject({
        status: 404,
        body: { code: 'attempts.not_found' },
      });
    expect((await strange.calls.save(attempt.attemptId, ids[0] ?? 0, 'A', 1)).status).toBe(404);
    expect((await strange.calls.result(attempt.attemptId)).status).toBe(404);
    const submitted = await strange.calls.submit(attempt.quizId, { attemptId: attempt.attemptId });
    expect(submitted).toMatchObject({ status: 403, body: { code: 'attempts.needed' } });
  });

  it('[Z6] saved answers are limited per attempt and minute, and other requests of the address are not affected', async () => {
    const limited = await startTestApp({
      LIMIT_ANSWERS_PER_MINUTE: '5',
      LIMIT_WRITES_PER_MINUTE: '12',
      LIMIT_SIGNUPS_PER_ADDRESS: '0',
    });
    const quizId = await quizOf(limited);
    const calls = quizCalls(await anonymousBrowser(limited));
    const { body: attempt } = await calls.start(quizId);
    const id = (await calls.questions(quizId)).body[0]?.id ?? 0;
    const saves = [];
    for (let sequence = 1; sequence <= 20; sequence += 1)
      saves.push((await calls.save(attempt.attemptId, id, 'A', sequence)).status);
    expect(saves).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect((await calls.submit(quizId)).status).toBe(200);
    // Requests for attempts of other people still count per address.
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await calls.save(`not-mine-${n}`, 1, 'A', 1)).status);
    expect(tries.slice(0, 2)).toEqual([404, 404]);
    expect(tries.at(-1)).toBe(429);
    await limited.close();
  });

  it('[Z6] a hall of people behind one address can start and submit together, and the limit applies to each person', async () => {
    const hall = await startTestApp({
      LIMIT_STARTS_PER_MINUTE: '2',
      LIMIT_WRITES_PER_MINUTE: '10',
      LIMIT_SIGNUPS_PER_ADDRESS: '0',
    });
    const quizId = await quizOf(hall);
    const takers = await Promise.all(Array.from({ length: 8 }, () => anonymousBrowser(hall)));
    const results = await Promise.all(takers.map((taker) => takeQuiz(hall, taker, quizId)));
    expect(results.map(({ passed }) => passed)).toEqual(Array(8).fill(true));
    const [first] = takers;
    const again = first && quizCalls(first);
    expect((await again?.start(quizId))?.status).toBe(200);
    expect(await again?.start(quizId)).toMatchObject({ status: 429, body: { code: 'limits.requests' } });
    await hall.close();
  });

  it('[Z2] attempts beyond the daily limit are refused', async () => {
    const limited = await startTestApp({ LIMIT_ATTEMPTS_PER_DAY: '1', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
    const calls = quizCalls(await member(limited));
    expect((await calls.start(await quizOf(limited))).status).toBe(200);
    expect((await calls.start(await quizOf(limited))).body.code).toBe('limits.requests');
    await limited.close();
  });

  it('[Z2] a quiz without questions, a retired quiz and an unknown quiz are refused', async () => {
    const calls = quizCalls(await anonymousBrowser(test));
    const values = { title: 'Empty', subject: 'Law' };
    const { id } = await insertRow(test, 'quizzes', values);
    const retired = await quizOf(test);
    await updateRow(test, 'quizzes', retired, { status: 'retired' });
    for (const quizId of [id, retired, 999_999])
      expect(await calls.start(quizId)).toMatchObject({ status: 404, body: { code: 'quizzes.not_found' } });
  });
});
