import { expect, it } from 'vitest';
import { formatCount, formatNumber } from './format-count';

it('[M1] numbers have thousands separators and their noun', () => {
  expect(formatNumber(12480)).toBe('12,480');
  expect(formatCount(1, 'document')).toBe('1 document');
  expect(formatCount(12480, 'document')).toBe('12,480 documents');
  expect(formatCount(0, 'open appeal')).toBe('0 open appeals');
});
