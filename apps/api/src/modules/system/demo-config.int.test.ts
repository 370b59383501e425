import * as staff from '@aw/db/staff';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
it('[X7] the browser learns that the site is a demo only if the demo was seeded', async () => {
  const isDemo = async () => (await test.nobody.get('/api/config')).json<{ isDemo: boolean }>().isDemo;
  expect(await isDemo()).toBe(false);
  await staff.setFact(test.ctx.db, 'demo_seed', { done: true });
  expect(await isDemo()).toBe(true);
});
