import { ApiError } from '@aw/contracts/api-error';
import type { Letter } from '@aw/contracts/quizzes/attempts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerSheet, stateOf } from './answer-sheet';
import { type CountedAnswer, type KeptStore, keptStore } from './kept-answers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser's storage that outlives pages. */
function storage(): KeptStore {
  const texts = new Map<string, string>();
  return keptStore('one', () => ({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }));
}

/** A server that keeps the answer with the highest counter, over a connection that can be cut. */
function server() {
  const saved = new Map<string, CountedAnswer>();
  const state = { failure: undefined as ApiError | undefined, loses: false, calls: 0 };
  const send = async (id: string, counted: CountedAnswer): Promise<CountedAnswer> => {
    state.calls += 1;
    if (state.failure) throw state.failure;
    const known = saved.get(id);
    if (!known || known.sequence <= counted.sequence) saved.set(id, counted);
    if (state.loses) throw new ApiError(0, 'cut');
    return saved.get(id) ?? counted;
  };
  return { saved, state, send };
}

const cut = new ApiError(0, 'No connection.');
const open = { answers: {}, sequence: 0 };

function page(peer: ReturnType<typeof server>, store: KeptStore, at = 1_000) {
  return createAnswerSheet({ attempt: open, store, now: () => at, send: peer.send });
}

describe('the answers of an attempt under way', () => {
  it('[Z6] each goes to the server at once, and is kept in the browser until it has it', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    sheet.choose(7, 'B');
    expect(stateOf(sheet.get(), 7)).toBe('kept');
    expect(store.read().answers).toEqual({ 7: { answer: 'B', sequence: 1_000 } });
    await vi.runAllTimersAsync();
    expect(peer.saved.get('7')).toEqual({ answer: 'B', sequence: 1_000 });
    expect(stateOf(sheet.get(), 7)).toBe('saved');
    expect(store.read().answers).toEqual({});
  });

  it('[Z6] offline they wait, the page says so, and they are sent when the connection is back', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.state.failure = cut;
    sheet.choose(1, 'A');
    sheet.choose(2, 'C');
    await vi.advanceTimersByTimeAsync(500);
    expect(sheet.get()).toMatchObject({ isCutOff: true, answers: { 1: 'A', 2: 'C' } });
    expect(sheet.get().kept.size).toBe(2);
    peer.state.failure = undefined;
    sheet.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([...peer.saved.keys()]).toEqual(['1', '2']);
    expect(sheet.get()).toMatchObject({ isCutOff: false });
    expect(sheet.get().kept.size).toBe(0);
  });

  it('[Z6] a tab that is closed loses none: the next page sends what the browser kept', async () => {
    const [peer, store] = [server(), storage()];
    const first = page(peer, store);
    peer.state.failure = cut;
    first.choose(1, 'A');
    first.flag(2);
    await vi.advanceTimersByTimeAsync(100);
    first.stop();
    peer.state.failure = undefined;
    const second = page(peer, store, 2_000);
    expect(second.get().answers).toEqual({ 1: 'A' });
    expect([...second.get().flagged]).toEqual([2]);
    await vi.advanceTimersByTimeAsync(0);
    expect(peer.saved.get('1')).toEqual({ answer: 'A', sequence: 1_000 });
  });

  it('[Z6] an answer whose confirmation was lost is sent again, and what was chosen meanwhile stays', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.state.loses = true;
    sheet.choose(1, 'A');
    await vi.advanceTimersByTimeAsync(0);
    sheet.choose(1, 'D');
    peer.state.loses = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(peer.saved.get('1')).toEqual({ answer: 'D', sequence: 1_001 });
    expect(stateOf(sheet.get(), 1)).toBe('saved');
  });

  it('[Z6] what another device chose later is shown, not overwritten', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.saved.set('1', { answer: 'C', sequence: 9_000 });
    sheet.choose(1, 'A');
    await vi.runAllTimersAsync();
    expect(sheet.get().answers).toEqual({ 1: 'C' });
    sheet.choose(1, 'B');
    await vi.runAllTimersAsync();
    expect(peer.saved.get('1')).toEqual({ answer: 'B', sequence: 9_001 });
  });

  it('[Z6] after the deadline nothing is sent any more, and the page knows', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.state.failure = new ApiError(409, 'closed', { code: 'attempts.closed' });
    sheet.choose(1, 'A');
    await vi.runAllTimersAsync();
    expect(sheet.get().isClosed).toBe(true);
    const { calls } = peer.state;
    sheet.choose(2, 'A');
    sheet.retry();
    await vi.runAllTimersAsync();
    expect(peer.state.calls).toBe(calls);
  });

  it('[Z6] waits as long as the server asks for when it has too many', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.state.failure = new ApiError(429, 'many', { code: 'limits.requests' }, 30);
    sheet.choose(1, 'A');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(peer.state.calls).toBe(1);
    peer.state.failure = undefined;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(stateOf(sheet.get(), 1)).toBe('saved');
  });

  it('[Z6] whatever is cut, reloaded and chosen in whatever order, the last choice of each question arrives', async () => {
    const step = fc.oneof(
      fc.record({
        choose: fc.integer({ min: 1, max: 4 }),
        letter: fc.constantFrom<Letter>('A', 'B', 'C', 'D'),
      }),
      fc.constantFrom('cut' as const, 'lose' as const, 'mend' as const, 'reload' as const, 'wait' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const [peer, store] = [server(), storage()];
        let sheet = page(peer, store);
        const chosen = new Map<string, Letter>();
        for (const one of steps) {
          if (typeof one === 'object') {
            sheet.choose(one.choose, one.letter);
            chosen.set(String(one.choose), one.letter);
          } else if (one === 'reload') {
            sheet.stop();
            const answers = Object.fromEntries(
              [...peer.saved].map(([id, { answer }]) => [id, answer ?? 'A']),
            );
            const sequence = Math.max(0, ...[...peer.saved.values()].map((saved) => saved.sequence));
            sheet = createAnswerSheet({
              attempt: { answers, sequence },
              store,
              now: () => 1_000,
              send: peer.send,
            });
          } else if (one === 'wait') await vi.advanceTimersByTimeAsync(1_000);
          peer.state.failure = one === 'cut' ? cut : one === 'mend' ? undefined : peer.state.failure;
          peer.state.loses = one === 'lose' ? true : one === 'mend' ? false : peer.state.loses;
        }
        peer.state.failure = undefined;
        peer.state.loses = false;
        await vi.advanceTimersByTimeAsync(60_000);
        expect(Object.fromEntries([...peer.saved].map(([id, { answer }]) => [id, answer]))).toEqual(
          Object.fromEntries(chosen),
        );
        expect(sheet.get().kept.size).toBe(0);
        sheet.stop();
      }),
      { numRuns: 100 },
    );
  });
});
