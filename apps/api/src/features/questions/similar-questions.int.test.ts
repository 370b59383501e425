import type { SimilarQuestion } from '@aw/contracts/questions/public';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visibleQuestion } from '../../testing/questions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { newUser } from '../../testing/user-rows';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const similar = async (title: string) =>
  (await test.app.inject({ url: `/api/questions/similar?title=${encodeURIComponent(title)}` })).json<
    SimilarQuestion[]
  >();

it('[Q8] the question that somebody is typing is found by other words in another order, and none that is held', async () => {
  const asker = await newUser(test);
  const id = await visibleQuestion(test, asker, { title: 'Why is the derivative of ln x equal to 1/x?' });
  const held = await visibleQuestion(test, asker, { title: 'Why is the derivative of ln x not 1/x?' });
  await test.ctx.db.updateTable('questions').set({ status: 'held' }).where('id', '=', held).execute();
  await visibleQuestion(test, asker, { title: 'Which glass for the titration?' });
  expect((await similar('The derivative of ln x: why 1/x?')).map((one) => one.id)).toEqual([id]);
  expect(await similar('Why')).toEqual([]);
  expect(await similar('%_%_%_%_%_%')).toEqual([]);
});
