import { afterAll, expect, it } from 'vitest';
import { openWordMeanings } from './word-meanings';

const meanings = openWordMeanings({ onError: () => {}, maxWaitMs: 60_000, deadlineMs: 60_000 });
const lost = openWordMeanings({ onError: () => {}, script: '/there/is/no/such/worker' });
afterAll(() => Promise.all([meanings.close(), lost.close()]));

it('[A8] words are looked up in a thread, and those beyond the first 64 are not', async () => {
  const found = await meanings.lookUp([...Array.from({ length: 64 }, () => 'pendulum'), 'pendulum']);
  expect(found.map(({ isKnown }) => isKnown)).toEqual([...Array.from({ length: 64 }, () => true), false]);
  expect(await meanings.lookUp([])).toEqual([]);
});

it('[A8] without its thread no word is known', async () => {
  expect(await lost.lookUp(['pendulum'])).toMatchObject([{ isKnown: false, others: [] }]);
});
