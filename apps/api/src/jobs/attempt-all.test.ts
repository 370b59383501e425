import { expect, it } from 'vitest';
import { attemptAll } from './attempt-all';

it('a step that fails or throws does not stop the others, and all errors are thrown at the end', async () => {
  const done: string[] = [];
  const failed = attemptAll(
    async ({ attempt }) => {
      await attempt(() => Promise.reject(new Error('first')));
      await attempt(() => {
        throw new Error('second');
      });
      await attempt(async () => done.push('third'));
    },
    (failures) => `${failures} steps failed.`,
  );
  await expect(failed).rejects.toMatchObject({
    message: '2 steps failed.',
    errors: [new Error('first'), new Error('second')],
  });
  expect(done).toEqual(['third']);
});

it('steps that all succeed throw nothing', async () => {
  await attemptAll(
    async ({ attempt }) => attempt(async () => 1),
    () => '',
  );
});
