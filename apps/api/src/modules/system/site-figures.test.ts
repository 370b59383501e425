import type { SiteFigures } from '@aw/contracts/system/public';
import { expect, it } from 'vitest';
import { createSiteFigures } from './site-figures';

const figuresOf = (documents: number): SiteFigures => ({
  documents,
  schools: 0,
  courses: 0,
  questions: 0,
  answers: 0,
});

/** Creates figures of a library with a clock that the test controls. Each count takes `tookMs`. */
function library(tookMs: number) {
  const state = { documents: 0, nowMs: 0, counts: 0, isAway: false };
  const count = async () => {
    state.counts++;
    if (state.isAway) throw new Error('The database is away.');
    state.nowMs += tookMs;
    return figuresOf(state.documents);
  };
  const read = createSiteFigures(count, () => state.nowMs);
  return { state, read: async () => (await read()).documents };
}

it('[X13] figures of a small library that is being filled are never more than two seconds old', async () => {
  const { state, read } = library(5);
  expect(await read()).toBe(0);
  for (const documents of [3, 20, 40]) {
    state.documents = documents;
    state.nowMs += 2_001;
    expect(await read()).toBe(documents);
  }
});

it('[X13] counting a large library takes at most a hundredth of the time, and no visitor waits for it', async () => {
  const { state, read } = library(300);
  expect(await read()).toBe(0);
  state.documents = 7;
  for (let second = 0; second < 29; second++) {
    state.nowMs += 1_000;
    expect(await read()).toBe(0);
  }
  expect(state.counts).toBe(1);
  state.nowMs += 2_000;
  expect(await read()).toBe(0);
  expect(await read()).toBe(7);
  expect(state.counts).toBe(2);
});

it('[X13] figures that are five minutes old are no longer returned', async () => {
  const { state, read } = library(2_000);
  await read();
  state.documents = 7;
  state.nowMs += 5 * 60_000 + 1;
  expect(await read()).toBe(7);
});

it('[X13] after a failed count the previous figures stay, and the next visitor counts again', async () => {
  const { state, read } = library(5);
  await read();
  state.isAway = true;
  state.documents = 7;
  state.nowMs += 10_000;
  expect(await read()).toBe(0);
  state.isAway = false;
  expect(await read()).toBe(7);
});
