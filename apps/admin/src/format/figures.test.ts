import { expect, it } from 'vitest';
import { countOf, figure, shortId } from './figures';

it('[M1] numbers have thousands separators and their noun', () => {
  expect(figure(12480)).toBe('12,480');
  expect(countOf(1, 'document')).toBe('1 document');
  expect(countOf(12480, 'document')).toBe('12,480 documents');
  expect(countOf(0, 'open appeal')).toBe('0 open appeals');
});

it('[M1] an uploader is shown by the first 12 characters of the id', () => {
  expect(shortId('anon_k3j9x2m1q8_1763640000000')).toBe('anon_k3j9x2m');
});
