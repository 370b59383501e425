import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor';
import { containing } from './like';

it('[D1] a cursor gives back what it was made of and refuses everything else', () => {
  expect(decodeCursor(encodeCursor([3, 42]), 2)).toEqual([3, 42]);
  for (const text of [
    '',
    'x',
    encodeCursor([1]),
    encodeCursor([1.5, 2]),
    Buffer.from('[1,"2"]').toString('base64url'),
  ]) {
    expect(decodeCursor(text, 2)).toBeUndefined();
  }
});

it('[D1] a search pattern takes wildcards literally', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
