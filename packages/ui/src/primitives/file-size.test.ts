import { expect, it } from 'vitest';
import { formatFileSize } from './file-size';

it.each([
  [0, '0.00 MB'],
  [2_831_155, '2.70 MB'],
  [10 * 1024 * 1024, '10.00 MB'],
  [1_500 * 1024 * 1024, '1,500.00 MB'],
  [1, '0.01 MB'],
  [3_300, '0.01 MB'],
  [10_485, '0.01 MB'],
  [10_486, '0.01 MB'],
  [-1, '0.00 MB'],
])('[D3] %i bytes read "%s"', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
