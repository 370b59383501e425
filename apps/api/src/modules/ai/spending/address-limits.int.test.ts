import * as ai from '@aw/db/ai';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { member, newcomer } from '../../../testing/account';
import { chatCalls } from '../../../testing/chats';
import { generationCalls } from '../../../testing/generations';
import { type OpenaiApp, startOpenaiApp } from '../../../testing/openai';
import { insertRow } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';
import { giveUpOnQuiz } from '../../quizzes/generation/make-quiz';
import { allowanceOf } from './allowance';

let test: OpenaiApp;
/** Whether a test looks at the day's spending; one that failed must not go on with a closed database. */
let isWatching = false;
afterEach(async () => {
  isWatching = false;
  await test.close();
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(test.app)));
const today = () => new Date().toISOString().slice(0, 10);

it('[A6] eight parallel sessions of one address cannot exceed its limit, and accounts there can continue', async () => {
  test = await startOpenaiApp({
    LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: '10',
    LIMIT_AI_MESSAGES_PER_DAY: '3',
  });
  const sessions = await people(8);
  const answers = await Promise.all(
    sessions.flatMap((person) => [1, 2].map(() => chatCalls(test, person).ask({ message: 'x' }))),
  );
  const sent = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(sent.length + refused.length).toBe(16);
  expect(sent.length).toBeLessThanOrEqual(10);
  // A person who was refused while others were being counted may ask again, up to the limit.
  for (const person of sessions.slice(0, 10 - sent.length)) {
    expect((await chatCalls(test, person).ask({ message: 'x' })).status).toBe(200);
  }
  const [late] = await people(1);
  if (!late) throw new Error('Nobody is signed in.');
  const { status, body } = await chatCalls(test, late).ask({ message: 'x' });
  expect([status, body?.code]).toEqual([429, 'ai.limit']);
  expect(body?.message).toMatch(/at your network address have used.*send it in (24 hours|23 hours)/);
  expect((await late.get('/api/ai/quota')).json()).toMatchObject({
    messages: { limit: 50, left: 0, resetsAt: expect.any(String) },
  });
  // Signing up costs nothing until an address is confirmed.
  expect((await chatCalls(test, await newcomer(test)).ask({ message: 'x' })).status).toBe(429);
  const account = await member(test);
  expect((await chatCalls(test, account).ask({ message: 'x' })).status).toBe(200);
  expect((await test.openai.controls.state()).calls).toBe(11);
});

it('[A6] a failed message does not count towards the limit of its address', async () => {
  test = await startOpenaiApp({ LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: '1' });
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('Nobody is signed in.');
  await test.openai.controls.fault({ kind: 'broken' });
  expect((await chatCalls(test, one).ask({ message: 'x' })).status).toBe(502);
  await test.openai.controls.reset();
  expect((await chatCalls(test, other).ask({ message: 'x' })).status).toBe(200);
  expect((await chatCalls(test, one).ask({ message: 'x' })).status).toBe(429);
});

it('[A6] a message that one limit refuses does not count towards the other', async () => {
  test = await startOpenaiApp({
    LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '1',
    LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: '2',
  });
  const [one, second, third] = await people(3);
  if (!one || !second || !third) throw new Error('Nobody is signed in.');
  const statusesOf = async (person: typeof one, count: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1)
      statuses.push((await chatCalls(test, person).ask({ message: 'x' })).status);
    return statuses;
  };
  expect(await statusesOf(one, 4)).toEqual([200, 429, 429, 429]);
  expect(await statusesOf(second, 1)).toEqual([200]);
  expect(await statusesOf(third, 2)).toEqual([429, 429]);
  expect(await allowanceOf({ ...test.ctx, network: undefined }, 'messages', third.id)).toMatchObject({
    left: 1,
  });
});

it('[A6] people without an account together never spend more than their share of the daily cap, and accounts have the rest', async () => {
  // An answer of at most 2,000 tokens sets about 0.04 USD aside: one of them fits into the share at a time.
  test = await startOpenaiApp({ AI_DAILY_CAP_USD: '0.1', AI_ANONYMOUS_SHARE_PERCENT: '50' });
  await test.openai.controls.fault({ kind: 'slow', ms: 5 });
  const sessions = await people(8);
  let most = 0;
  isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const { anonymousSpent, anonymousReserved } = await ai.getSpending(test.ctx.db, today());
      most = Math.max(most, anonymousSpent + anonymousReserved);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const answers = await Promise.all(
    sessions.flatMap((person) =>
      [1, 2].map(() => chatCalls(test, person).ask({ message: 'What is a limit?' })),
    ),
  );
  const account = await member(test);
  const ofAccount = await chatCalls(test, account).ask({ message: 'What is a limit?' });
  isWatching = false;
  await watching;
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect(answers.map(({ body }) => body?.source)).toContain('library');
  expect(ofAccount.body?.source).toBe('model');
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(50_000);
  expect(await ai.getSpending(test.ctx.db, today())).toMatchObject({ reserved: 0, anonymousReserved: 0 });
});

it('[A6] when the share is spent, people without a confirmed account see why the library answers, and accounts get the model', async () => {
  test = await startOpenaiApp({ AI_DAILY_CAP_USD: '1' });
  const day = { day: today(), spent_microusd: 500_000, anonymous_spent_microusd: 500_000 };
  await insertRow(test, 'model_spending', day);
  const [person] = await people(1);
  if (!person) throw new Error('Nobody is signed in.');
  const why = 'the AI model has reached today’s limit for people without a confirmed account';
  expect((await person.get('/api/ai/quota')).json()).toMatchObject({
    source: 'library',
    notice: expect.stringContaining(why),
    messages: { left: 50 },
  });
  expect((await chatCalls(test, person).ask({ message: 'x' })).body?.response).toContain(why);
  // The library's answer was not counted as a message.
  expect((await person.get('/api/ai/quota')).json()).toMatchObject({ messages: { left: 50 } });
  const sourceFor = async (who: Awaited<ReturnType<typeof newcomer>>) =>
    (await who.get('/api/ai/quota')).json<{ source: string }>().source;
  expect(await sourceFor(await newcomer(test))).toBe('library');
  expect(await sourceFor(await member(test))).toBe('model');
});

it('[A6] answers of the library have separate limits per person and day, and per address and minute', async () => {
  test = await startOpenaiApp({
    LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '1',
    LIMIT_AI_LIBRARY_PER_DAY: '3',
    LIMIT_AI_LIBRARY_PER_MINUTE_PER_ADDRESS: '5',
  });
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('Nobody is signed in.');
  const ask = async (person: typeof one) =>
    (await chatCalls(test, person).ask({ message: 'x', useLibrary: true })) as {
      status: number;
      body?: { message?: string };
    };
  for (let message = 0; message < 3; message += 1) expect((await ask(one)).status).toBe(200);
  const ofDay = await ask(one);
  expect(ofDay.status).toBe(429);
  expect(ofDay.body?.message).toMatch(/today’s answers from the study library/);
  expect((await ask(other)).status).toBe(200);
  const ofMinute = await ask(other);
  expect(ofMinute.status).toBe(429);
  expect(ofMinute.body?.message).toMatch(/too many questions from your network address/);
  // No message was used up.
  expect((await chatCalls(test, one).ask({ message: 'x' })).body?.source).toBe('model');
});

it('[A6] [Z12] people of one address share its quizzes per day, and a failed quiz gives its one back', async () => {
  test = await startOpenaiApp({ LIMIT_AI_QUIZZES_PER_DAY_PER_ADDRESS: '1' });
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('Nobody is signed in.');
  const request = async (person: typeof one) =>
    (
      await generationCalls(test, person).post({
        subject: 'Rocket science',
        questionCount: 10,
        isAwaited: false,
      })
    ).status;
  expect([await request(one), await request(other)]).toEqual([202, 429]);
  const { rows } = await sql<{ data: { generationId: string; place: string } }>`
    select data from jobs.job where name = 'make-quiz'`.execute(test.ctx.db);
  for (const { data } of rows) await giveUpOnQuiz(test.ctx, data.generationId, data.place);
  expect(await request(other)).toBe(202);
});
