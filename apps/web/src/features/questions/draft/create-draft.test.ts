import { ApiError } from '@aw/contracts/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, type DraftState, type StoredDraft } from './create-draft';
import type { LocalCopy } from './local-copy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates a browser and a server with one draft, and the text in the form. */
function setUp(start: { stored?: StoredDraft<string>; localCopy?: LocalCopy<string>; typed?: string } = {}) {
  const world = {
    stored: start.stored ?? null,
    localCopy: start.localCopy,
    form: start.typed ?? '',
    state: { status: 'clean' } as DraftState,
    saves: [] as string[],
    failure: undefined as Error | undefined,
  };
  const draft = createDraft<string>({
    load: async () => {
      if (world.failure) throw world.failure;
      return world.stored;
    },
    save: async (values) => {
      if (world.failure) throw world.failure;
      world.saves.push(values);
      world.stored = { values, savedAt: `moment ${world.saves.length}` };
      return world.stored.savedAt;
    },
    local: {
      read: () => world.localCopy,
      save: (copy) => {
        world.localCopy = copy;
        return true;
      },
      remove: () => {
        world.localCopy = undefined;
      },
    },
    isEmpty: (values) => values === '',
    onChange: (state) => {
      world.state = state;
    },
    show: (values) => {
      world.form = values;
    },
  });
  const type = (values: string) => {
    world.form = values;
    draft.edit(values);
  };
  return { world, draft, type };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offline = new ApiError(0, 'No connection.');

describe('a draft', () => {
  it('[Q10] is stored in the browser at once and on the server a second after typing stops', async () => {
    const { world, draft, type } = setUp();
    await draft.open('');
    type('a');
    expect(world.localCopy).toEqual({ values: 'a', basedOn: null });
    await pass(600);
    type('ab');
    await pass(900);
    expect([world.saves, world.state.status]).toEqual([[], 'waiting']);
    await pass(200);
    expect(world.saves).toEqual(['ab']);
    expect(world.state).toEqual({ status: 'saved', at: 'moment 1' });
    expect(world.localCopy).toBeUndefined();
  });

  it('[Q10] is restored after a reload, with text that never reached the server', async () => {
    const reloaded = setUp({ stored: { values: 'on the server', savedAt: 'x' } });
    await reloaded.draft.open('');
    expect([reloaded.world.form, reloaded.world.state]).toEqual([
      'on the server',
      { status: 'saved', at: 'x' },
    ]);

    const crashed = setUp({
      stored: { values: 'older', savedAt: 'x' },
      localCopy: { values: 'older and more', basedOn: 'x' },
    });
    await crashed.draft.open('');
    expect(crashed.world.form).toBe('older and more');
    await pass(0);
    expect(crashed.world.saves).toEqual(['older and more']);
  });

  it('[Q10] does not overwrite a newer draft of another tab or device until the person chooses', async () => {
    for (const choice of ['keepMine', 'takeOther'] as const) {
      const { world, draft, type } = setUp({ stored: { values: 'mine', savedAt: 'x' } });
      await draft.open('');
      world.stored = { values: 'from the phone', savedAt: 'later' };
      type('mine, longer');
      await pass(5000);
      expect([world.saves, world.state]).toEqual([[], { status: 'conflict', savedAt: 'later' }]);
      type('mine, longest');
      await pass(5000);
      expect(world.saves).toEqual([]);
      draft[choice]();
      await pass(0);
      expect([world.form, world.saves]).toEqual(
        choice === 'keepMine' ? ['mine, longest', ['mine, longest']] : ['from the phone', []],
      );
    }
  });

  it('[Q10] that never reached the server is shown, and a newer one of another device is offered', async () => {
    const { world, draft } = setUp({
      stored: { values: 'from the phone', savedAt: 'later' },
      localCopy: { values: 'typed before the crash', basedOn: 'x' },
    });
    await draft.open('');
    await pass(5000);
    expect(world.form).toBe('typed before the crash');
    expect([world.saves, world.state.status]).toEqual([[], 'conflict']);
  });

  it('[Q10] keeps text that was typed before it was loaded', async () => {
    const { world, draft } = setUp({
      stored: { values: 'on the server', savedAt: 'x' },
      typed: 'typed at once',
    });
    await draft.open('typed at once');
    expect([world.form, world.state.status]).toEqual(['typed at once', 'conflict']);
  });

  it('[Q10] reports why saving failed, and is saved again automatically or on request', async () => {
    const { world, draft, type } = setUp();
    await draft.open('');
    world.failure = offline;
    type('a');
    await pass(1000);
    expect(world.state).toEqual({ status: 'failed', reason: 'No connection.' });
    expect(world.localCopy?.values).toBe('a');
    world.failure = undefined;
    await pass(5000);
    expect(world.saves).toEqual(['a']);

    world.failure = new ApiError(422, 'Too long.', { code: 'request.invalid', message: 'Too long.' });
    type('b');
    await pass(60_000);
    expect(world.state).toEqual({ status: 'failed', reason: 'Too long.' });
    world.failure = undefined;
    draft.retry();
    await pass(0);
    expect(world.saves).toEqual(['a', 'b']);
  });

  it('[Q10] follows changes of another tab while nothing is unsaved here', async () => {
    const { world, draft, type } = setUp({ stored: { values: 'one', savedAt: 'x' } });
    await draft.open('');
    world.stored = { values: 'two', savedAt: 'y' };
    await draft.refresh();
    expect(world.form).toBe('two');
    type('two and more');
    world.stored = { values: 'three', savedAt: 'z' };
    await draft.refresh();
    expect(world.form).toBe('two and more');
  });

  it('[Q2] is not saved while its question is being posted, and is gone afterwards', async () => {
    const { world, draft, type } = setUp();
    await draft.open('');
    type('a');
    const resume = await draft.pause();
    await pass(5000);
    expect(world.saves).toEqual([]);
    resume();
    await pass(0);
    expect(world.saves).toEqual(['a']);
    type('ab');
    await draft.pause();
    draft.clear();
    await pass(5000);
    expect([world.saves, world.localCopy, world.state]).toEqual([['a'], undefined, { status: 'clean' }]);
  });
});
