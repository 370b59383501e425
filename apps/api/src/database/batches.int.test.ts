import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { handleInBatches } from './batches';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const names = ['batch-1', 'batch-2', 'batch-3', 'batch-4', 'batch-5'];

const listStored = () =>
  test.ctx.db.selectFrom('app_facts').select('name').where('name', 'in', names).orderBy('name').execute();

/** Stores the names in batches of two, and fails after storing the one that is given. */
const storeAll = (failAt?: string) =>
  handleInBatches(test.ctx, 2, async ({ db }, last?: string) => {
    const start = last === undefined ? 0 : names.indexOf(last) + 1;
    const batch = names.slice(start, start + 2);
    for (const name of batch) {
      await db
        .insertInto('app_facts')
        .values({ name, value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (name === failAt) throw new Error('The batch failed.');
    }
    return batch;
  });

it('an error undoes its batch, keeps earlier ones, and a second run handles the rest', async () => {
  await expect(storeAll('batch-3')).rejects.toThrow('The batch failed.');
  expect(await listStored()).toEqual([{ name: 'batch-1' }, { name: 'batch-2' }]);
  await storeAll();
  expect(await listStored()).toEqual(names.map((name) => ({ name })));
});
