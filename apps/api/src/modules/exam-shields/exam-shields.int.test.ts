import type { ExamShield } from '@aw/contracts/exam-shields/public';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser, type Member, member, newcomer } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { educator, examForm, examText, inHours, protect, tasksOf } from '../../testing/exam-shields';
import { updateRow } from '../../testing/rows';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { rowsOfEveryTable } from '../../testing/whole-database';
import { deleteOldExams } from './delete-old-exams';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_EXAM_SHIELDS_PER_DAY: '0' });
const amina = beforeTests(() => educator(test));
const listOf = async (person: Member) => (await person.get('/api/exam-shields')).json<ExamShield[]>();
const end = async (person: Member, id: number) => {
  const response = await person.delete(`/api/exam-shields/${id}`);
  return { status: response.statusCode, body: response.json<ExamShield & { code?: string }>() };
};
const laterBy = (hours: number) => ({ db: test.ctx.db, now: () => inHours(hours) });
const countOf = async (table: 'exam_tasks' | 'exam_shingles' | 'exam_shields') =>
  (await test.ctx.db.selectFrom(table).selectAll().execute()).length;

describe('an exam that is protected', () => {
  it('[Q14] a protected exam is listed with its times and counts, and no word of its tasks is sent or stored', async () => {
    const payload = examForm();
    const response = await amina.post('/api/exam-shields', payload);
    expect(response.statusCode).toBe(201);
    const fingerprintCount = payload.tasks.flat().length;
    expect(await listOf(amina)).toMatchObject([
      { label: 'Biology 101', state: 'active', endedAt: null, taskCount: 2, fingerprintCount },
    ]);
    expect(fingerprintCount).toBeGreaterThan(20);
    const everything = [...(await rowsOfEveryTable(test.ctx.db)).values()].flat().join('\n').toLowerCase();
    const sent = JSON.stringify(payload).toLowerCase();
    const words = examText.toLowerCase().match(/[a-z]{8,}/g) ?? [];
    expect(words.length).toBeGreaterThan(15);
    for (const word of words) {
      expect(everything).not.toContain(word);
      expect(sent).not.toContain(word);
    }
  });

  it('[Q14] only the owner can end an exam early, and repeating it has no effect', async () => {
    const { body } = await protect(amina);
    expect(await end(await educator(test), body.id)).toMatchObject({
      status: 404,
      body: { code: 'exams.not_found' },
    });
    const ended = await end(amina, body.id);
    expect(ended).toMatchObject({ status: 200, body: { state: 'ended', endedAt: expect.any(String) } });
    expect((await end(amina, body.id)).body.endedAt).toBe(ended.body.endedAt);
    const planned = await protect(amina, {
      startsAt: inHours(5).toISOString(),
      endsAt: inHours(6).toISOString(),
    });
    expect(planned.body.state).toBe('planned');
    expect((await end(amina, planned.body.id)).body.state).toBe('ended');
    expect(await listOf(await educator(test))).toEqual([]);
  });

  it('[Q14] an exam loses its fingerprints a day after its end, and is deleted after 30 days', async () => {
    await protect(amina);
    await deleteOldExams(laterBy(24));
    expect(await countOf('exam_tasks')).toBeGreaterThan(0);
    await deleteOldExams(laterBy(25));
    expect([await countOf('exam_tasks'), await countOf('exam_shingles')]).toEqual([0, 0]);
    expect((await listOf(amina)).at(0)).toMatchObject({ label: 'Biology 101', taskCount: 2 });
    await deleteOldExams(laterBy(29 * 24));
    expect(await countOf('exam_shields')).toBeGreaterThan(0);
    await deleteOldExams(laterBy(31 * 24));
    expect(await countOf('exam_shields')).toBe(0);
  });
});

describe('exams that cannot be protected', () => {
  it('[Q14] only educators with a confirmed address can protect an exam, and the refusal says what is missing', async () => {
    const student = await protect(await member(test));
    expect(student).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    expect(student.body.message).toContain('Only educators');
    const fresh = await newcomer(test);
    await updateRow(test, 'users', fresh.id, { audience: 'educator' });
    expect(await protect(fresh)).toMatchObject({ status: 403, body: { code: 'exams.unconfirmed' } });
    const anonymous = await anonymousBrowser(test);
    expect(await protect(anonymous)).toMatchObject({ status: 403, body: { code: 'accounts.needed' } });
  });

  it.each([
    ['ends before it begins', { startsAt: inHours(2).toISOString(), endsAt: inHours(1).toISOString() }],
    ['is over', { startsAt: inHours(-2).toISOString(), endsAt: inHours(-1).toISOString() }],
    ['lasts eight days', { endsAt: inHours(8 * 24).toISOString() }],
    [
      'is 61 days ahead',
      { startsAt: inHours(61 * 24).toISOString(), endsAt: inHours(61 * 24 + 1).toISOString() },
    ],
    ['has no name', { label: ' ' }],
    ['has no tasks', { tasks: [] }],
    ['has a task of too few words', { tasks: [tasksOf(examText)[0]?.slice(0, 3)] }],
    ['has a task of one fingerprint again and again', { tasks: [Array(20).fill('00112233445566aa')] }],
    ['has text for fingerprints', { tasks: [['describe the osmotic pressure', 'b', 'c', 'd']] }],
    ['has 201 tasks', { tasks: Array(201).fill(tasksOf(examText)[0]) }],
  ])('[Q14] an exam that %s is refused', async (_, change) => {
    const before = await countOf('exam_shields');
    expect(await protect(amina, change)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await countOf('exam_shields')).toBe(before);
  });

  it('[Q14] an exam of 20,000 fingerprints is stored within two seconds, and a larger one is refused', async () => {
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, i) => (i + from).toString(16).padStart(16, 'f'));
    const tasks = Array.from({ length: 200 }, (_, i) => many(100, i * 100));
    expect(await protect(amina, { tasks: [...tasks.slice(1), many(101, 30_000)] })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('20,000') },
    });
    expect(await protect(amina, { tasks })).toMatchObject({
      status: 201,
      body: { taskCount: 200, fingerprintCount: 20_000 },
    });
    const body = JSON.stringify({ ...examForm({ tasks }), label: 'x'.repeat(500_000) });
    const headers = { 'content-type': 'application/json' };
    const refused = await amina.inject({ method: 'POST', url: '/api/exam-shields', headers, payload: body });
    expect(refused.json()).toMatchObject({ code: 'request.too_large' });
  });

  it('[Q14] a twenty-first open exam is refused, also when all are sent at once', async () => {
    const person = await educator(test);
    const answers = await Promise.all(Array.from({ length: 22 }, () => protect(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual([
      'exams.too_many',
      'exams.too_many',
    ]);
    await end(person, (await listOf(person))[0]?.id ?? 0);
    expect((await protect(person)).status).toBe(201);
  });
});

it('[Q14] exams per person and day are limited', async () => {
  const limited = await startTestApp({ LIMIT_EXAM_SHIELDS_PER_DAY: '1', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
  const person = await educator(limited);
  expect((await protect(person)).status).toBe(201);
  expect(await protect(person)).toMatchObject({ status: 429, body: { code: 'limits.requests' } });
  await limited.close();
});
