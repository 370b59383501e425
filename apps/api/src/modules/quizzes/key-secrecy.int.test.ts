import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { endpoints } from '../../testing/endpoints';
import { keysOf, quizCalls, quizOf, secretMark, takeQuiz } from '../../testing/quizzes';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_READS_PER_MINUTE: '0',
});
it('[Z3] no response before submission contains a key or an explanation', async () => {
  const quizId = await quizOf(test);
  const person = await member(test);
  const calls = quizCalls(person);
  const { body: attempt } = await calls.start(quizId);
  const questionId = Number(Object.keys(await keysOf(test, quizId))[0]);
  const params: Record<string, string | number> = {
    id: quizId,
    userId: person.id,
    attemptId: attempt.attemptId,
    questionId,
    fileId: 1,
  };
  const seen: string[] = [];
  for (const [name, endpoint] of endpoints) {
    if (endpoint.scope === 'staff' || endpoint.produces === 'text/event-stream') continue;
    if (['submitQuiz', 'signOut', 'requestErasure'].includes(name)) continue;
    const url = endpoint.path.replace(/:(\w+)/g, (_, part: string) => String(params[part] ?? 1));
    const answers = endpoint.path.includes('/answers/:questionId') ? { answer: 'A', sequence: 1 } : {};
    const payload = endpoint.method === 'GET' ? {} : { payload: answers };
    const response = await person.inject({ method: endpoint.method, url, ...payload });
    seen.push(`${endpoint.method} ${url} ${response.body}`);
  }
  expect(seen.length).toBeGreaterThan(100);
  expect(seen.some((text) => text.includes('"optionA"'))).toBe(true);
  for (const text of seen) {
    expect(text).not.toContain(secretMark);
    expect(text).not.toMatch(/correct_?answer|"explanation|"isCorrect/i);
  }
  const { body } = await calls.submit(quizId, { attemptId: attempt.attemptId });
  expect(JSON.stringify(body)).toContain(secretMark);
});

it('[Z3] neither another person nor staff without the permission can read a result', async () => {
  const quizId = await quizOf(test);
  const result = await takeQuiz(test, await member(test), quizId);
  const other = await member(test);
  const answer = await other.get(`/api/attempts/${result.attemptId}`);
  expect([answer.statusCode, answer.body.includes(secretMark)]).toEqual([404, false]);
  const support = await signedInStaff(test, 'support');
  const asStaff = await support.get(`/api/attempts/${result.attemptId}`);
  expect([asStaff.statusCode, asStaff.body.includes(secretMark)]).toEqual([401, false]);
});
