import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const cut = new Error('No connection.');
const refusal = new Error('Too long.');

/** Simulates a server that answers after `delayMs` and fails with the errors in `failures` first. */
function setUp({ delayMs = 0 } = {}) {
  const world = {
    sent: [] as string[],
    saved: [] as string[],
    failures: [] as Error[],
    reported: [] as unknown[],
    isHeld: false,
  };
  const autosave = createAutosave<string, string>({
    save: async (values) => {
      world.sent.push(values);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const failure = world.failures.shift();
      if (failure) throw failure;
      return values === 'held' ? undefined : `saved ${values}`;
    },
    onSaved: (saved) => world.saved.push(saved),
    onFailure: (error) => world.reported.push(error),
    isTemporary: (error) => error === cut,
    isHeld: () => world.isHeld,
    pauseMs: 1000,
  });
  return { world, autosave };
}

it('[O13] [Q10] values are saved once typing stops, and those typed during a call after it', async () => {
  const { world, autosave } = setUp({ delayMs: 3000 });
  autosave.edit('a');
  await pass(900);
  autosave.edit('ab');
  await pass(999);
  expect([world.sent, autosave.unsaved()]).toEqual([[], 'ab']);
  await pass(1);
  autosave.edit('abc');
  await pass(2000);
  expect(world.sent).toEqual(['ab']);
  await pass(4000);
  expect([world.sent, world.saved]).toEqual([['ab', 'abc'], ['saved abc']]);
  expect([autosave.unsaved(), autosave.isIdle()]).toEqual([undefined, true]);
});

it('[O13] [Q10] a temporary failure is retried after a while or on request, a refusal only on request', async () => {
  const { world, autosave } = setUp();
  world.failures = [cut, cut, refusal];
  autosave.edit('a');
  await pass(1001);
  await pass(5001);
  expect(world.reported).toEqual([cut, cut]);
  autosave.retry();
  await pass(60_000);
  expect([world.sent.length, world.reported.at(-1)]).toEqual([3, refusal]);
  autosave.retry();
  await pass(1);
  expect([world.sent.length, world.saved]).toEqual([4, ['saved a']]);
});

it('[O4] concurrent callers share one call, and learn its failure', async () => {
  const { world, autosave } = setUp({ delayMs: 100 });
  world.failures = [refusal];
  autosave.edit('a');
  const results = Promise.allSettled([autosave.flush(), autosave.flush()]);
  await pass(200);
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(world.sent).toEqual(['a']);
});

it('[Q10] nothing is saved while saving is held, and values held back by a call stay unsaved', async () => {
  const { world, autosave } = setUp();
  world.isHeld = true;
  autosave.edit('a');
  autosave.retry();
  await pass(5000);
  expect(world.sent).toEqual([]);
  world.isHeld = false;
  autosave.edit('held');
  await pass(5000);
  expect([world.sent, world.saved, autosave.unsaved()]).toEqual([['held'], [], 'held']);
});

it('[Q10] restored values are saved at once, or after a failed call like any retry', async () => {
  const { world, autosave } = setUp();
  autosave.restore('a');
  await pass(1);
  expect(world.saved).toEqual(['saved a']);
  autosave.restore('b', cut);
  expect(world.reported).toEqual([cut]);
  await pass(4000);
  expect(world.sent).toEqual(['a']);
  await pass(1001);
  expect(world.saved).toEqual(['saved a', 'saved b']);
});

it('[Q2] discarded values are not saved, neither later nor after a running call', async () => {
  const { world, autosave } = setUp({ delayMs: 100 });
  autosave.edit('a');
  autosave.discard();
  await pass(5000);
  expect(world.sent).toEqual([]);
  autosave.edit('b');
  await pass(1050);
  autosave.discard();
  const settled = autosave.settle();
  await pass(5000);
  await settled;
  expect([world.sent, world.saved]).toEqual([['b'], []]);
});
