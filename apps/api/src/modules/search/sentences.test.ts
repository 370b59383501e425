import { expect, it } from 'vitest';
import { readable, sentencesOf, withoutStrayMarks } from './sentences';

it('[A8] words that are divided at the end of a line are joined, and so are lines', () => {
  expect(readable('The photo-\nsynthesis of\n  plants')).toBe('The photosynthesis of plants');
  expect(readable('well-known since 1990-\n1995')).toBe('well-known since 1990- 1995');
});

it('[A8] marks of emphasis that close after the last sign of a sentence stay with it', () => {
  const [warning, rule] = [
    '**One warning for all of you.**',
    'The constant may be *different on each side!*',
  ];
  const next = 'The branches are not connected.';
  expect(sentencesOf(`${warning} ${rule} ${next}`)).toEqual([warning, rule, next]);
});

it('[A8] no sentence of Markdown ends inside a formula or code', () => {
  const formula = 'The slope is $$\\frac{1}{x}. \\quad X > 0$$ on both sides.';
  const code = 'Then `print a. Print b` is run.';
  expect(sentencesOf(`${formula} ${code}`, { isMarkdown: true })).toEqual([formula, code]);
  expect(sentencesOf('It costs $5. The other costs $6.', { isMarkdown: true })).toHaveLength(2);
});

it.each([
  ['**One warning. The constant differs.', 'One warning. The constant differs.'],
  ['The constant differs. Really.** And more.', 'The constant differs. Really. And more.'],
  ['**One warning. ** The constant differs.', 'One warning. The constant differs.'],
  ['The *curve falls, and **so does the other**.', 'The curve falls, and **so does the other**.'],
  ['_First of all, the __outer__ one (**see below**).', 'First of all, the __outer__ one (**see below**).'],
])('[A8] a quotation of Markdown has no marks of emphasis without their partner: %s', (quote, shown) => {
  expect(withoutStrayMarks(quote)).toBe(shown);
});

it.each([
  '**One warning.** The *constant* differs, and _so_ does __this__.',
  'The area is 2 * 3 * 4, or 2*3*4, in snake_case_words.',
  'Formulas such as $x_1 * y^*$ and $$a_{1}^*$$, and `int *p = *q`, are left alone.',
  'An escaped \\*star and \\_line stay.',
])('[A8] other marks of a quotation stay as they are: %s', (quote) => {
  expect(withoutStrayMarks(quote)).toBe(quote);
});
