import { expect, it } from 'vitest';
import { textOf } from './candidates';
import { quoteAround } from './quote-around';
import { type Unit, unitsOfPage } from './text-units';

/** Quotes the unit with some words, and what is around it. */
function quote(page: string, words: string, isTaken: (unit: Unit) => boolean = () => false): string {
  const units = unitsOfPage(page, '');
  const at = units.findIndex(({ text }) => text.includes(words));
  return textOf(units, quoteAround(units, [at, at], isTaken));
}

it('[A8] a quotation has the sentences around it, up to 400 characters and without repetitions', () => {
  const sentence = (word: string) =>
    `The ${word} sentence of these has the length of ${'a few words '.repeat(6)}at least.`;
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(sentence);
  const page = `${first} ${second}\n${third} ${fourth}`;
  expect(quote(page, 'The second')).toBe(`${first} ${second} ${third}`);
  expect(quote(page, 'The second', ({ text }) => text === third)).toBe(`${first} ${second}`);
});

const before = 'For small angles its period depends neither on the mass nor on the amplitude:';
const after = 'A graph of the square of the period against the length is therefore a straight line.';

it('[A8] a quotation includes the formula that it announces, and ends after it', () => {
  expect(quote(`${before}\nT = 2π\nL\ng\n${after}`, 'For small')).toBe(`${before} T = 2π L g ${after}`);
  const sentence = 'Its future value is the present value carried forward.';
  expect(quote(`${sentence}\nFV = C ·\nr`, 'Its future')).toBe(`${sentence} FV = C · r`);
});

it('[A8] a quotation does not grow by a sentence whose formula does not fit, or that is cut off', () => {
  const long = `${'A sentence of medium length stands here. '.repeat(9)}`.trim();
  const formula = `T = ${'x + y + '.repeat(30)}z`;
  expect(quote(`${long}\n${before}\n${formula}`, 'A sentence')).not.toContain(before);
  expect(quote(`${after} The other half of this sentence is on the next page and`, 'A graph')).toBe(after);
});

it('[A8] a quotation does not go beyond its heading', () => {
  const page = `${after}\nThe quotient Q\nQ is the same expression with the concentrations of this moment.`;
  expect(quote(page, 'A graph')).toBe(after);
});
