import { expect, it } from 'vitest';
import { formatFileSize, formatSizeLimit } from './file-size';

it.each([
  [0, '0.00MB'],
  [2_831_155, '2.70MB'],
  [10 * 1024 * 1024, '10.00MB'],
  [1_500 * 1024 * 1024, '1,500.00MB'],
  [1, '0.01MB'],
  [3_300, '0.01MB'],
  [10_485, '0.01MB'],
  [10_486, '0.01MB'],
  [-1, '0.00MB'],
])('[D3] %i bytes read "%s"', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

it('[D3] a limit has a decimal only if it needs one', () => {
  expect([10, 2.5].map((megabytes) => formatSizeLimit(megabytes * 1024 * 1024))).toEqual(['10MB', '2.5MB']);
});
