import { ApiError } from '@aw/contracts/api-error';
import type { Letter } from '@aw/contracts/quizzes/attempts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { createAnswerSheet, stateOf } from './answer-sheet';
import { type LocalAttemptStore, localAttemptStore, type SequencedAnswer } from './local-attempt';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const storage = () => localAttemptStore('one', memoryStorage());

/** Simulates a server that keeps the answer with the highest sequence, over a connection that can be cut. */
function server() {
  const saved = new Map<string, SequencedAnswer>();
  const state = { failure: undefined as ApiError | undefined, loses: false, calls: 0 };
  const send = async (id: string, answer: SequencedAnswer): Promise<SequencedAnswer> => {
    state.calls += 1;
    if (state.failure) throw state.failure;
    const current = saved.get(id);
    if (!current || current.sequence <= answer.sequence) saved.set(id, answer);
    if (state.loses) throw new ApiError(0, 'cut');
    return saved.get(id) ?? answer;
  };
  return { saved, state, send };
}

const cut = new ApiError(0, 'No connection.');
const open = { answers: {}, sequence: 0 };

function page(peer: ReturnType<typeof server>, store: LocalAttemptStore, at = 1_000) {
  return createAnswerSheet({ attempt: open, store, now: () => at, send: peer.send });
}

describe('the answers of an open attempt', () => {
  it('[Z6] are sent at once and kept in the browser until the server has confirmed them', async () => {
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

  it('[Z6] wait while there is no connection and are sent when it is back', async () => {
    const [peer, store] = [server(), storage()];
    const sheet = page(peer, store);
    peer.state.failure = cut;
    sheet.choose(1, 'A');
    sheet.choose(2, 'C');
    await vi.advanceTimersByTimeAsync(500);
    expect(sheet.get()).toMatchObject({ isCutOff: true, answers: { 1: 'A', 2: 'C' } });
    expect(sheet.get().unsavedIds.size).toBe(2);
    peer.state.failure = undefined;
    sheet.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([...peer.saved.keys()]).toEqual(['1', '2']);
    expect(sheet.get()).toMatchObject({ isCutOff: false });
    expect(sheet.get().unsavedIds.size).toBe(0);
  });

  it('[Z6] are not lost when the tab is closed, because the next page sends them', async () => {
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

  it('[Z6] are sent again when a confirmation was lost, and a later choice wins', async () => {
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

  it('[Z6] show a later choice of another device instead of overwriting it', async () => {
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

  it('[Z6] are not sent after the deadline, and the page knows that the attempt is closed', async () => {
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

  it('[Z6] wait as long as an overloaded server asks for', async () => {
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

  it('[Z6] arrive with the last choice of each question, in any order of cuts, reloads and choices', async () => {
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
        expect(sheet.get().unsavedIds.size).toBe(0);
        sheet.stop();
      }),
      { numRuns: 100 },
    );
  });
});
