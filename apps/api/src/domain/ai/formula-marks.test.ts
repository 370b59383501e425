import { expect, it } from 'vitest';
import { withDollarFormulas } from './formula-marks';

it.each([
  ['Energy is \\[ E = mc^2 \\]', 'Energy is \n\n$$\nE = mc^2\n$$\n\n'],
  ['Since \\( a > b \\), so it is.', 'Since $a > b$, so it is.'],
  ['- an item: \\[x\\]', '- an item: $x$'],
])('[A2] TeX’s own delimiters become dollars: %j', (given, expected) => {
  expect(withDollarFormulas(given)).toBe(expected);
});

it.each([
  '`\\(x\\)` and\n```\n\\[x\\]\n```',
  '$$\\begin{matrix} a \\\\[2pt] b \\end{matrix}$$',
  'An array \\[ without an end',
  'Costs $5 and $10.',
])('[A2] code, row spacing and what is no formula stay as they are: %j', (text) => {
  expect(withDollarFormulas(text)).toBe(text);
});

it('[A2] a text of nothing but opening delimiters is read through', () => {
  const text = '\\['.repeat(50_000);
  expect(withDollarFormulas(text)).toBe(text);
});
