import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOpenai } from '@aw/dev/openai';
import type { APIRequestContext } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expect, test } from '../fixtures/own-process';
import { jsonOf, openUser } from '../fixtures/person';
import { startServer } from '../server/start-server';

type Answer = { answer: string; sequence: number };
type Attempt = { attemptId: string; answers: Record<string, string>; sequence: number };
/** A browser's answers to one question: the last one that the server confirmed, and one without a confirmation yet. */
type Question = { id: number; confirmed?: Answer; unconfirmed?: Answer };
type Message = { id: number; role: string; status: string; text: string };

/** An answer without repeated words that is too long to be finished before the kill. */
const written = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ');

test('[R2] [Z6] [A4] a kill right after uploads were accepted, between saves of quiz answers and during an answer of the chat loses nothing that was confirmed and counts nothing twice', async ({
  dataDir,
  port,
  request,
}) => {
  const openai = await startOpenai({ msPerToken: 10 });
  const settings = { DEMO_SEED: 'false', LIMIT_ANSWERS_PER_MINUTE: '0', ...openai.settings };
  let server = await startServer({ port, dataDir, settings });
  try {
    const user = await openUser(request);
    const { questions, save, stored } = await startAttempt(request);
    await openai.controls.reply(written);
    const readings = [{ at: Date.now(), text: '' }];
    const readBy = (moment: number) => readings.findLast(({ at }) => at <= moment)?.text ?? '';
    const reading = readAnswer(server.origin, await cookieOf(request), (text) => {
      readings.push({ at: Date.now(), text });
    }).catch(() => {});
    await expect.poll(() => readBy(Date.now()).length, { timeout: 40_000 }).toBeGreaterThan(500);

    let sequence = 0;
    const next = (): Answer => ({ answer: 'ABCD'.charAt(randomInt(4)), sequence: ++sequence });
    const answering = Promise.all(questions.map((question) => answerOn(question, next, save)));
    await expect.poll(() => questions.every(({ confirmed }) => confirmed)).toBe(true);
    let moment = randomInt(500);
    await sleep(moment);
    const ids: number[] = [];
    for (const word of Array.from({ length: 5 }, uniqueWord)) {
      ids.push((await user.upload(await pdfFile(`${word}.pdf`, [word, word]), { title: word })).id);
    }
    // Text is saved at least once per second.
    const savedText = readBy(Date.now() - 1_500);
    server.signal('SIGKILL');
    await server.exited;
    await answering;
    await reading;
    expect(savedText).not.toBe('');
    expect(readBy(Date.now()).length).toBeLessThan(written.length);

    server = await startServer({ port, dataDir, settings });
    await test.step('the interrupted answer of the chat keeps its text, and can be requested again', async () => {
      const [chat] = await jsonOf<{ id: string }[]>(request.get('/api/ai/conversations'));
      const read = async (): Promise<Message | undefined> =>
        (await jsonOf<{ messages: Message[] }>(request.get(`/api/ai/conversations/${chat?.id}`))).messages[1];
      const { id = 0 } = (await read()) ?? {};
      // Reading its stream ends it, once its process has been silent for a while.
      const events = await request.get(`/api/ai/messages/${id}/events`, { timeout: 40_000 });
      expect(await events.text()).toContain('ai.interrupted');
      const message = await read();
      expect(message).toMatchObject({ role: 'assistant', status: 'interrupted' });
      expect(message?.text.startsWith(savedText)).toBe(true);
      expect(written.startsWith(message?.text ?? '-')).toBe(true);
      expect((await openai.controls.state()).open).toBe(0);
      await openai.controls.reply('All of it.');
      const again = await request.post('/api/ai/chat', {
        data: { message: 'Tell me all of it.', conversationId: chat?.id, parentId: null },
      });
      expect(await again.json()).toMatchObject({ response: 'All of it.' });
    });

    const expectAnswersKept = async () => {
      const { answers } = await stored();
      // The server may have saved an answer without being able to confirm it.
      for (const { id, confirmed, unconfirmed } of questions)
        expect([confirmed?.answer, unconfirmed?.answer], `killed after ${moment} ms`).toContain(answers[id]);
      for (const [at, question] of questions.entries()) {
        const { id, confirmed, unconfirmed } = question;
        if (!confirmed || !unconfirmed) continue;
        // Meanwhile the answers to every second question were changed on another device.
        const newer = at % 2 === 0 ? next() : undefined;
        if (newer) expect(await save(id, newer)).toMatchObject(newer);
        const storedAnswer = newer ?? unconfirmed;
        expect(await save(id, unconfirmed)).toMatchObject(storedAnswer);
        expect(await save(id, confirmed)).toMatchObject(storedAnswer);
        question.confirmed = storedAnswer;
      }
      const after = await stored();
      expect(after.answers).toEqual(
        Object.fromEntries(questions.map(({ id, confirmed }) => [id, confirmed?.answer])),
      );
      expect(after.sequence).toBe(sequence);
    };
    await test.step(
      'no confirmed answer of the quiz is lost, and a repeated answer never replaces a newer one',
      expectAnswersKept,
    );

    await test.step('all uploads are published and counted once', async () => {
      for (const id of ids) expect((await user.decided(id)).status).toBe('published');
      expect(await user.uploadCount()).toBe(5);
      const uploads = await jsonOf<{ id: number }[]>(request.get(`/api/documents?uploaderId=${user.id}`));
      expect(uploads.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
      expect(await jsonOf<unknown[]>(request.get(`/api/user/${user.id}/rewards`))).toHaveLength(1);
    });

    await test.step('a second kill loses no answers from before or after the first kill', async () => {
      const more = Promise.all(questions.map((question) => answerOn(question, next, save)));
      moment = randomInt(500);
      await sleep(moment);
      server.signal('SIGKILL');
      await server.exited;
      await more;
      server = await startServer({ port, dataDir, settings });
      await expectAnswersKept();
    });
  } finally {
    expect((await server.stop()).code, server.output()).toBe(0);
    await openai.close();
  }
});

/** Waits until the server has loaded quizzes, and starts an attempt at the first one without a time limit. */
async function startAttempt(request: APIRequestContext) {
  const listed = async (): Promise<{ id: number }[]> => jsonOf(request.get('/api/quizzes?n=1'));
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(0);
  const [quiz] = await listed();
  const path = `/api/quizzes/${quiz?.id}/attempts`;
  const { attemptId }: Attempt = await jsonOf(request.post(path, { data: { extraTime: 'untimed' } }));
  const questions: Question[] = await jsonOf(request.get(`/api/quizzes/${quiz?.id}/questions`));
  return {
    questions: questions.map(({ id }): Question => ({ id })),
    /** Returns the stored answers, like for a page that continues the attempt. */
    stored: async (): Promise<Attempt> => jsonOf(request.post(path, { data: { attemptId } })),
    save: async (questionId: number, data: Answer): Promise<Answer> =>
      jsonOf(request.put(`/api/attempts/${attemptId}/answers/${questionId}`, { data })),
  };
}

/** Answers a question repeatedly until the server has ended. */
async function answerOn(
  question: Question,
  next: () => Answer,
  save: (questionId: number, answer: Answer) => Promise<Answer>,
): Promise<void> {
  for (;;) {
    const answer = next();
    question.unconfirmed = answer;
    const saved = await save(question.id, answer).catch(() => undefined);
    if (!saved) return;
    question.confirmed = answer;
    question.unconfirmed = undefined;
  }
}

/** Reads the event stream of an answer until it ends. Passes all text so far to `onText`. */
async function readAnswer(origin: string, cookie: string, onText: (text: string) => void): Promise<void> {
  const response = await fetch(`${origin}/api/ai/chat`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ message: 'Tell me all of it.' }),
  });
  const decoder = new TextDecoder();
  let received = '';
  for await (const bytes of response.body ?? []) {
    received += decoder.decode(bytes, { stream: true });
    const deltas = received.matchAll(/^event: delta\ndata: (.*)$/gm);
    onText([...deltas].map(([, data = '{}']) => JSON.parse(data).text).join(''));
  }
}

async function cookieOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
