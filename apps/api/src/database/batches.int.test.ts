import { setTimeout as sleep } from 'node:timers/promises';
import * as system from '@aw/db/system';
import { expect, it } from 'vitest';
import { dayMs } from '../config/durations';
import { useTestApp } from '../testing/test-app';
import { handleInBatches, resumeInBatches } from './batches';

const test = useTestApp();

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

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `resumed-${id}` }));

/** Stores the rows in batches of two that continue after each other. `onRow` is called before each row. */
const resumeAll = (onRow?: (id: number) => unknown) =>
  resumeInBatches(test.ctx, { name: 'resumed', size: 2 }, async ({ db }, afterId) => {
    const batch = rows.filter(({ id }) => id > afterId).slice(0, 2);
    for (const { id, name } of batch) {
      await onRow?.(id);
      // A row that is stored twice fails.
      await db.insertInto('app_facts').values({ name, value: '1' }).execute();
    }
    return batch;
  });

it('each row is handled once, whether a run fails, overlaps with another one or is repeated', async () => {
  const failed = resumeAll((id) => {
    if (id === 4) throw new Error('The batch failed.');
  });
  await expect(failed).rejects.toThrow('The batch failed.');
  const second = Promise.withResolvers<void>();
  const running = resumeAll(() => second.promise);
  await sleep(50);
  const overlapping = resumeAll();
  await sleep(200);
  second.resolve();
  await Promise.all([running, overlapping]);
  await resumeAll();
  const stored = await test.ctx.db
    .selectFrom('app_facts')
    .select('name')
    .where('name', 'like', 'resumed%')
    .orderBy('name')
    .execute();
  expect(stored).toEqual(rows.map(({ name }) => ({ name })));
});

it('the progress of a run is forgotten three months later', async () => {
  const progress = () => test.ctx.db.transaction().execute((db) => system.lockProgress(db, 'resumed'));
  await system.deleteOldProgress(test.ctx.db, new Date(Date.now() - dayMs));
  expect(await progress()).toBe(5);
  await system.deleteOldProgress(test.ctx.db, new Date(Date.now() + dayMs));
  expect(await progress()).toBe(0);
});
