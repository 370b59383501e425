import { expect, it } from 'vitest';
import { endLine, resultLine } from './result-line';

const line = (total: number, q: string, isCapped = false) => {
  const { figure, rest } = resultLine({ total, isCapped }, q);
  return `${figure} ${rest}`;
};

it('[D1] the result line says how many documents match the word', () => {
  expect(line(8, 'curve')).toBe('8 documents match “curve”');
  expect(line(1, 'curve')).toBe('1 document matches “curve”');
  expect(line(0, 'curve')).toBe('No documents match “curve”');
});

it('[D1] the result line of an empty search only counts, with thousands separators', () => {
  expect(line(12_480, '')).toBe('12,480 documents');
  expect(line(1, '')).toBe('1 document');
});

it('[D1] a count that stopped at its cap says more than 1,000', () => {
  expect(line(1000, 'a', true)).toBe('More than 1,000 documents match “a”');
});

it('[D1] the line below the list says that all results are shown, and where the search looked', () => {
  expect(endLine(8, 'curve')).toBe(
    'All 8 shown. We search titles, descriptions, subjects and pages. On locked pages, we find whole words only.',
  );
  expect(endLine(1, '')).toBe('This is the only one.');
});
