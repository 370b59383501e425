import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns';

it('[P2] two tasks run at once, the others in the order in which they came, also after one has failed', async () => {
  const turn = takeTurns(2);
  const started: number[] = [];
  let [running, most] = [0, 0];
  const tasks = [0, 1, 2, 3, 4, 5].map((task) =>
    turn(async () => {
      started.push(task);
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
      if (task === 1) throw new Error('This one fails.');
      return task;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([started, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
  expect(await turn(async () => 'later')).toBe('later');
});
