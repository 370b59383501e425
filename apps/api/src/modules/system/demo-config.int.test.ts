import * as staff from '@aw/db/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('[X7] the browser is told that this is a demo only where the demo was seeded', async () => {
  const isDemo = async () =>
    (await test.app.inject({ url: '/api/config' })).json<{ isDemo: boolean }>().isDemo;
  expect(await isDemo()).toBe(false);
  await staff.setFact(test.ctx.db, 'demo_seed', { done: true });
  expect(await isDemo()).toBe(true);
});
