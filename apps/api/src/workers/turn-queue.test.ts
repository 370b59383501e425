import { expect, it } from 'vitest';
import { openTurnQueue, type TurnQueue, TurnRefusedError } from './turn-queue';

const roomy = { concurrency: 1, maxWaiting: 100, maxWaitMs: 60_000 };

/** Returns tasks that record their start. The first one blocks the queue until the test resolves it. */
function tasksOf(queue: TurnQueue) {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const add = (name: string, group: string, signal?: AbortSignal) =>
    queue.run(
      async () => {
        begun.push(name);
        if (begun.length === 1) await gate.promise;
        return name;
      },
      signal ? { group, signal } : { group },
    );
  return { begun, add, letGo: () => gate.resolve() };
}

it('[R8] the first task of each group runs before the second task of any group', async () => {
  const { begun, add, letGo } = tasksOf(openTurnQueue(roomy));
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name, name.charAt(0)));
  letGo();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('[R8] a group without waiting tasks starts again at the front', async () => {
  const queue = openTurnQueue(roomy);
  const { begun, add, letGo } = tasksOf(queue);
  letGo();
  for (const name of ['a1', 'a2', 'a3']) await add(name, 'a');
  const blocker = Promise.withResolvers<void>();
  const running = queue.run(() => blocker.promise, { group: 'b' });
  const waiting = [add('b2', 'b'), add('a4', 'a')];
  blocker.resolve();
  await Promise.all([running, ...waiting]);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b2']);
});

it('[R8] a full queue accepts a new group by dropping the last task of the largest group, and refuses others', async () => {
  const queue = openTurnQueue({ ...roomy, maxWaiting: 4 });
  const { begun, add, letGo } = tasksOf(queue);
  const crowd = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add(name, 'a'));
  const outcomes = Promise.allSettled(crowd);
  await expect(add('a6', 'a')).rejects.toThrow(TurnRefusedError);
  const honest = [add('b1', 'b'), add('c1', 'c')];
  expect(queue.waiting()).toBe(4);
  letGo();
  expect(await Promise.all(honest)).toEqual(['b1', 'c1']);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('[R8] a waiting task is removed when its caller leaves, and a running one continues', async () => {
  const queue = openTurnQueue(roomy);
  const { begun, add, letGo } = tasksOf(queue);
  const leaving = new AbortController();
  const running = add('a1', 'a', leaving.signal);
  const left = expect(add('a2', 'a', leaving.signal)).rejects.toThrow('The client has gone.');
  const stays = add('b1', 'b');
  expect(queue.waiting()).toBe(2);
  leaving.abort(new Error('The client has gone.'));
  await left;
  expect(queue.waiting()).toBe(1);
  await expect(add('a3', 'a', leaving.signal)).rejects.toThrow('The client has gone.');
  letGo();
  expect(await Promise.all([running, stays])).toEqual(['a1', 'b1']);
  expect(begun).toEqual(['a1', 'b1']);
});

it('[R8] a task that waits too long is refused and no longer counts for its group', async () => {
  const queue = openTurnQueue({ ...roomy, maxWaitMs: 20 });
  const { begun, add, letGo } = tasksOf(queue);
  const running = add('a1', 'a');
  await expect(add('a2', 'a')).rejects.toThrow(TurnRefusedError);
  expect(queue.waiting()).toBe(0);
  letGo();
  await running;
  expect(await add('a3', 'a')).toBe('a3');
  expect(begun).toEqual(['a1', 'a3']);
});

it('[R8] a closed queue refuses waiting and new tasks', async () => {
  const queue = openTurnQueue(roomy);
  const { add, letGo } = tasksOf(queue);
  const running = add('a1', 'a');
  const waiting = expect(add('a2', 'a')).rejects.toThrow(TurnRefusedError);
  queue.close();
  await waiting;
  await expect(add('a3', 'a')).rejects.toThrow(TurnRefusedError);
  letGo();
  expect(await running).toBe('a1');
});
