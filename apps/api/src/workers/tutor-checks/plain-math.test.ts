import { expect, it } from 'vitest';
import { numbersIn, plainMath } from './plain-math';

it.each([
  ['2x² − 3·x', '2x^(2) - 3*x'],
  ['$\\frac{1}{2}$', '((1)/(2))'],
  ['\\sqrt{x+1} \\cdot 2', 'sqrt(x+1) * 2'],
  ['1,250 and 1,5', '1250 and 1.5'],
  ['٣٫٥', '3.5'],
  ['½ and 2½', '(0+1/2) and (2+1/2)'],
  ['3 x 4', '3 * 4'],
  ['25% of 80', '25% * 80'],
])('[A10] the formula %s is read as %s', (text, plain) => {
  expect(plainMath(text).replace(/\s+/g, ' ').trim()).toBe(plain);
});

it('[A10] numbers are found in any digits', () => {
  expect(numbersIn('8, ٨, ８, ८, 8️⃣ and 1.5e')).toEqual([8, 8, 8, 8, 8, 1.5]);
});
