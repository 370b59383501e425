import type { Certificate } from '@aw/contracts/certificates/public';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser, member } from '../../testing/account';
import type { Caller } from '../../testing/calls';
import { quizOf, takeQuiz } from '../../testing/quizzes';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });

const read = async (id: string, caller: Caller = test.nobody) => {
  const response = await caller.get(`/api/certificates/${id}`);
  return { status: response.statusCode, body: response.json<Certificate & { code?: string }>() };
};
const change = async (id: string, payload: object, { inject }: Caller) => {
  const response = await inject({ method: 'PATCH', url: `/api/certificates/${id}`, payload });
  return { status: response.statusCode, body: response.json<Certificate & { code?: string }>() };
};
const idOf = (result: { certificate: { certificateId: string } | null }) =>
  result.certificate?.certificateId ?? '';

describe('a certificate', () => {
  it('[Z5] a certificate is issued for a pass with the figures of its attempt, and not below', async () => {
    const quizId = await quizOf(test, { title: 'Limits' });
    const person = await member(test);
    expect((await takeQuiz(test, person, quizId, 2)).certificate).toBeNull();
    const result = await takeQuiz(test, person, quizId, 4);
    expect(result).toMatchObject({ passed: true, percentage: 80, attemptNumber: 2 });
    expect(idOf(result)).toMatch(/^AW(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(await read(idOf(result), person)).toMatchObject({
      status: 200,
      body: {
        studentName: 'Noor Haddad',
        quizTitle: 'Limits',
        score: 4,
        totalQuestions: 5,
        percentage: 80,
        completedAt: result.completedAt,
        attemptNumber: 2,
        template: 'modern',
        isPublic: false,
        status: 'valid',
        isOwn: true,
      },
    });
  });

  it('[Z5] a certificate is private until its owner shares it, and again when they stop sharing', async () => {
    const person = await member(test);
    const id = idOf(await takeQuiz(test, person, await quizOf(test)));
    const strangers = [test.nobody, await member(test), await anonymousBrowser(test)];
    const seen = () => Promise.all(strangers.map(async (one) => (await read(id, one)).status));
    expect(await seen()).toEqual([404, 404, 404]);
    expect(await change(id, { isPublic: true }, person)).toMatchObject({ body: { isPublic: true } });
    expect(await seen()).toEqual([200, 200, 200]);
    expect((await read(id)).body.isOwn).toBe(false);
    await change(id, { isPublic: false }, person);
    expect(await seen()).toEqual([404, 404, 404]);
  });

  it('[Z5] a certificate of a person without a name says so, and only its owner can change its name and template', async () => {
    const person = await anonymousBrowser(test);
    const id = idOf(await takeQuiz(test, person, await quizOf(test)));
    expect((await read(id, person)).body.studentName).toBe('Anonymous User');
    await change(id, { isPublic: true }, person);
    const other = await member(test);
    const forged = await change(id, { studentName: 'Somebody Else' }, other);
    expect(forged).toMatchObject({ status: 404, body: { code: 'certificates.not_found' } });
    const changed = await change(id, { studentName: '  نور حداد ', template: 'classic' }, person);
    expect(changed.body).toMatchObject({ studentName: 'نور حداد', template: 'classic', isPublic: true });
    for (const payload of [{ studentName: ' ' }, { studentName: 'x'.repeat(201) }, { template: 'golden' }])
      expect((await change(id, payload, person)).body.code).toBe('request.invalid');
  });

  it('[Z5] a better pass replaces the certificate of a quiz with the same visibility, and the old one says so', async () => {
    const quizId = await quizOf(test);
    const person = await member(test);
    const first = idOf(await takeQuiz(test, person, quizId, 3));
    await change(first, { isPublic: true, studentName: 'N. Haddad', template: 'minimal' }, person);
    expect(idOf(await takeQuiz(test, person, quizId, 3))).toBe(first);
    const better = idOf(await takeQuiz(test, person, quizId));
    expect(better).not.toBe(first);
    expect((await read(better)).body).toMatchObject({
      percentage: 100,
      attemptNumber: 3,
      status: 'valid',
      studentName: 'N. Haddad',
      template: 'minimal',
    });
    expect((await read(first)).body).toMatchObject({ percentage: 60, status: 'replaced' });
    expect(idOf(await takeQuiz(test, person, quizId, 0))).toBe(better);
    const own = (await person.get('/api/certificates')).json<Certificate[]>();
    expect(own.map(({ certificateId }) => certificateId)).toEqual([better]);
  });

  it('[Z8] a certificate does not mention extra time', async () => {
    const quizId = await quizOf(test);
    const person = await member(test);
    const payload = { extraTime: '100' };
    await person.post(`/api/quizzes/${quizId}/attempts`, payload);
    const id = idOf(await takeQuiz(test, person, quizId));
    expect(JSON.stringify((await read(id, person)).body)).not.toMatch(/extra|100"/i);
  });

  it('[Z5] an unknown certificate and a malformed id are 404', async () => {
    expect((await read('AW-0000-0000-0000-0000')).status).toBe(404);
    expect((await read('short')).status).toBe(400);
    expect((await read(`${'x'.repeat(60)}%27`)).status).toBe(400);
  });
});
