import { expect, it } from 'vitest';
import { formatAny, formatCount, formatFound, formatNumber } from './format-count';

it('[M1] numbers have thousands separators and their noun', () => {
  expect(formatNumber(12480)).toBe('12,480');
  expect(formatCount(1, 'document')).toBe('1 document');
  expect(formatCount(12480, 'document')).toBe('12,480 documents');
  expect(formatCount(0, 'open appeal')).toBe('0 open appeals');
});

it('[X4] a count of things to read or find is not shown as 0', () => {
  expect(formatAny(0, 'document')).toBeUndefined();
  expect(formatAny(1, 'document')).toBe('1 document');
  expect(formatAny(2, 'quiz', 'quizzes')).toBe('2 quizzes');
  expect([0, 1, 12480].map(formatFound)).toEqual(['No', '1', '12,480']);
});
