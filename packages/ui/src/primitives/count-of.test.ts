import { expect, it } from 'vitest';
import { countOf, figure } from './count-of';

it('[M1] numbers have thousands separators and their noun', () => {
  expect(figure(12480)).toBe('12,480');
  expect(countOf(1, 'document')).toBe('1 document');
  expect(countOf(12480, 'document')).toBe('12,480 documents');
  expect(countOf(0, 'open appeal')).toBe('0 open appeals');
});
