import { expect, it } from 'vitest';
import { cursorAfter } from './depths';

const from = { id: 99, uploaded_at: new Date('2025-08-31T01:00:00.000Z') };
const to = { id: 4, uploaded_at: new Date('2024-02-01T02:00:00.000Z') };
const encoded = (keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');

it('[P2] the cursor of a deep page has the keys of its row, for all sort keys of the list', () => {
  const { uploaded_at: last } = from;
  const { uploaded_at: deep } = to;
  expect(cursorAfter(encoded([0, 99]), from, to)).toBe(encoded([0, 4]));
  expect(cursorAfter(encoded([last.getTime(), 99]), from, to)).toBe(encoded([deep.getTime(), 4]));
  expect(cursorAfter(encoded([last.toISOString(), 99]), from, to)).toBe(encoded([deep.toISOString(), 4]));
  expect(() => cursorAfter(encoded(['newest', 'x']), from, to)).toThrow('not among the keys');
});
