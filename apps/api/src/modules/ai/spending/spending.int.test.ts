import * as ai from '@aw/db/ai';
import { afterEach, expect, it } from 'vitest';
import { chatCalls } from '../../../testing/chats';
import { type OpenaiApp, startOpenaiApp } from '../../../testing/openai';
import { selectRow, selectRows } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';

let test: OpenaiApp;
afterEach(() => test.close());

const today = () => new Date().toISOString().slice(0, 10);
const spent = () => test.ctx.db.selectFrom('model_spending').selectAll().executeTakeFirst();

it('[A6] parallel calls never exceed the daily cap, and reserved amounts are settled by use', async () => {
  test = await startOpenaiApp({
    AI_DAILY_CAP_USD: '0.1',
    AI_ANONYMOUS_SHARE_PERCENT: '100',
    LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '0',
  });
  const cap = 100_000;
  await test.openai.controls.fault({ kind: 'slow', ms: 5 });
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(test.app)));
  const asking = Promise.all(
    people.map((user) => chatCalls(test, user).ask({ message: 'What is a limit?' })),
  );
  let most = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const { spent: paid, reserved } = await ai.getSpending(test.ctx.db, today());
      most = Math.max(most, paid + reserved);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const answers = await asking;
  isDone = true;
  await watching;
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const sources = answers.map(({ body }) => body?.source);
  expect(sources).toContain('model');
  expect(sources).toContain('library');
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(cap);
  const { calls } = await test.openai.controls.state();
  expect(calls).toBe(sources.filter((source) => source === 'model').length);
  const costs = await selectRows(test, 'chat_messages', {}, ['cost_microusd']);
  const sum = costs.reduce((total, row) => total + Number(row.cost_microusd), 0);
  expect(await spent()).toMatchObject({ reserved_microusd: 0, spent_microusd: sum });
  expect(sum).toBeGreaterThan(0);
  const capped = answers.find(({ body }) => body?.source === 'library');
  expect(capped?.body?.response).toContain(
    'Answering from the study library — the AI model is busy with other answers',
  );
});

it('[A6] when the daily cap is spent, the page learns that the library answers', async () => {
  test = await startOpenaiApp({ AI_DAILY_CAP_USD: '0.001' });
  const user = await signedIn(test.app);
  expect((await user.get('/api/ai/quota')).json()).toMatchObject({
    source: 'library',
    model: null,
    notice: 'Answering from the study library — the AI model has reached its limit for today.',
  });
  await chatCalls(test, user).ask({ message: 'What is a limit?' });
  expect((await test.openai.controls.state()).calls).toBe(0);
});

it('[A6] an answer of the library costs nothing if people choose it', async () => {
  test = await startOpenaiApp();
  const { body } = await chatCalls(test, await signedIn(test.app)).ask({ message: 'x', useLibrary: true });
  expect(body).toMatchObject({ source: 'library' });
  expect(body?.response).toContain('Answering from the study library, as you chose.');
  expect(await spent()).toBeUndefined();
});

it('[A6] an answer without reported tokens costs the estimate for its prompt and text', async () => {
  test = await startOpenaiApp();
  await test.openai.controls.fault({ kind: 'cut', moment: 'last', calls: 1 });
  await test.openai.controls.reply('Some words.');
  await chatCalls(test, await signedIn(test.app)).ask({ message: 'x' });
  const row = await selectRow(test, 'chat_messages', { role: 'assistant' }, ['status', 'cost_microusd']);
  expect(row.status).toBe('interrupted');
  // Some hundred tokens of instructions and three of text; the longest answer alone would cost 30,000.
  expect(Number(row.cost_microusd)).toBeGreaterThan(500);
  expect(Number(row.cost_microusd)).toBeLessThan(5_000);
  expect(await spent()).toMatchObject({ reserved_microusd: 0, spent_microusd: Number(row.cost_microusd) });
});
