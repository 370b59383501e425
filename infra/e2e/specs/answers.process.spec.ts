import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/own-process';
import { jsonOf, openUser } from '../fixtures/person';
import { startServer } from '../server/start-server';

type Answer = { answer: string; sequence: number };
type Attempt = { attemptId: string; answers: Record<string, string>; sequence: number };
/** What one browser knows of its answer to a question. */
type Question = { id: number; confirmed?: Answer; unconfirmed?: Answer };

const settings = { DEMO_SEED: 'false', LIMIT_ANSWERS_PER_MINUTE: '0' };
const kills = 3;

/** Starts an attempt without a time limit at the first quiz, once the start of the server has brought one. */
async function startAttempt(request: APIRequestContext) {
  const listed = async (): Promise<{ id: number }[]> => jsonOf(await request.get('/api/quizzes?n=1'));
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(0);
  const [quiz] = await listed();
  const path = `/api/quizzes/${quiz?.id}/attempts`;
  const { attemptId }: Attempt = await jsonOf(await request.post(path, { data: { extraTime: 'untimed' } }));
  const questions: Question[] = await jsonOf(await request.get(`/api/quizzes/${quiz?.id}/questions`));
  return {
    questions: questions.map(({ id }): Question => ({ id })),
    /** What the server has, as a page that goes on with the attempt is told. */
    stored: async (): Promise<Attempt> => jsonOf(await request.post(path, { data: { attemptId } })),
    save: async (questionId: number, data: Answer): Promise<Answer> =>
      jsonOf(await request.put(`/api/attempts/${attemptId}/answers/${questionId}`, { data })),
  };
}

test('[Z6] a kill between a save and its answer loses no answer that was confirmed, and what is sent again never replaces a newer one', async ({
  dataDir,
  port,
  request,
}) => {
  let server = await startServer({ port, dataDir, settings });
  await openUser(request);
  const { questions, save, stored } = await startAttempt(request);
  let sequence = 0;
  const next = (): Answer => ({ answer: 'ABCD'.charAt(randomInt(4)), sequence: ++sequence });

  /** Answers a question again and again, until the server is gone. */
  const goOn = async (question: Question) => {
    for (;;) {
      const answer = next();
      question.unconfirmed = answer;
      const saved = await save(question.id, answer).catch(() => undefined);
      if (!saved) return;
      question.confirmed = answer;
      question.unconfirmed = undefined;
    }
  };

  for (let kill = 0; kill < kills; kill++) {
    for (const question of questions) question.confirmed = undefined;
    const answering = Promise.all(questions.map(goOn));
    await expect.poll(() => questions.every(({ confirmed }) => confirmed)).toBe(true);
    const moment = randomInt(500);
    await sleep(moment);
    server.signal('SIGKILL');
    await server.exited;
    await answering;

    server = await startServer({ port, dataDir, settings });
    const { answers } = await stored();
    // What was not confirmed may have been saved all the same.
    for (const { id, confirmed, unconfirmed } of questions)
      expect([confirmed?.answer, unconfirmed?.answer], `killed after ${moment} ms`).toContain(answers[id]);

    for (const [at, question] of questions.entries()) {
      const { id, confirmed, unconfirmed } = question;
      if (!confirmed || !unconfirmed) continue;
      // On another device the answer was changed meanwhile, at every second question.
      const newer = at % 2 === 0 ? next() : undefined;
      if (newer) expect(await save(id, newer)).toMatchObject(newer);
      const standing = newer ?? unconfirmed;
      expect(await save(id, unconfirmed)).toMatchObject(standing);
      expect(await save(id, confirmed)).toMatchObject(standing);
      question.confirmed = standing;
      question.unconfirmed = undefined;
    }
    const after = await stored();
    expect(after.answers).toEqual(
      Object.fromEntries(questions.map(({ id, confirmed }) => [id, confirmed?.answer])),
    );
    expect(after.sequence).toBe(sequence);
  }
  expect((await server.stop()).code, server.output()).toBe(0);
});
