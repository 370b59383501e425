import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inContext, partsOf, quotable, readable, withoutStrayMarks } from './sentences';

const quotations = (text: string) => quotable(text).map((one) => one.text);

it('[A8] words that are divided at the end of a line are joined, and so are lines', () => {
  expect(readable('The photo-\nsynthesis of\n  plants')).toBe('The photosynthesis of plants');
  expect(readable('well-known since 1990-\n1995')).toBe('well-known since 1990- 1995');
});

it('[A8] sentences can be quoted alone or with the next one, headings cannot', () => {
  const first = 'Rubisco fixes carbon dioxide in the stroma.';
  const second = 'It is the most frequent protein of all.';
  expect(quotations(`Leaves. ${first} ${second}`)).toEqual([
    first,
    second,
    `Leaves. ${first}`,
    `${first} ${second}`,
  ]);
});

it('[A8] headings, questions and gaps are not quoted, and do not run into the next sentence', () => {
  const page = [
    'ENGL 1 · Assignment',
    'Name: ______________________________ Date: ______________',
    'Part 1. Comma, semicolon or colon?',
    'A semicolon joins two complete sentences whose connection is plain without a joining word. If',
    'either side cannot stand alone, it is wrong.',
  ];
  const rule = 'A semicolon joins two complete sentences whose connection is plain without a joining word.';
  const wrong = 'If either side cannot stand alone, it is wrong.';
  expect(quotations(page.join('\n'))).toEqual([rule, wrong, `${rule} ${wrong}`]);
});

it('[A8] an exercise with points is not quoted', () => {
  for (const task of ['Calculate the loss and explain it. [5]', 'Name the critical path of all. (25)'])
    expect(quotations(task)).toEqual([]);
  expect(quotations('One point for each of them. (1 point each)')).toEqual([]);
  const source = 'Goods in a window are an invitation (Fisher v Bell [1961] 1 QB 394).';
  expect(quotations(source)).toEqual([source]);
});

it('[A8] a quotation has the sentences around it, up to 400 characters and without repetitions', () => {
  const sentence = (word: string) =>
    `The ${word} sentence of these has the length of ${'a few words '.repeat(6)}at least.`;
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(sentence);
  const page = `A heading\n${first} ${second}\n${third} ${fourth}`;
  const none = () => false;
  expect(inContext(page, `${second}`, none)).toBe(`${first} ${second} ${third}`);
  expect(inContext(page, `${second}`, (one) => one === third)).toBe(`${first} ${second}`);
  expect(inContext(page, 'words of another page', none)).toBe('words of another page');
});

it('[A8] a quotation’s parts are its sentences, without the numbers before them', () => {
  const [first, second] = ['A semicolon joins two sentences.', 'A comma alone is not enough for that.'];
  expect(partsOf(`1. ${first} 2. ${second}`)).toEqual([first, second]);
});

it('[A8] marks of emphasis that close after the last sign of a sentence stay with it', () => {
  const [warning, rule] = [
    '**One warning for all of you.**',
    'The constant may be *different on each side!*',
  ];
  const next = 'The branches are not connected.';
  const page = `${warning} ${rule} ${next}`;
  expect(quotations(page)).toEqual([warning, rule, next, `${warning} ${rule}`, `${rule} ${next}`]);
  expect(inContext(page, rule, () => false)).toBe(page);
  expect(quotations('**Is this a question that somebody asks?**')).toEqual([]);
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

it('[A8] a list without sentences is cut at punctuation', () => {
  const items = Array.from({ length: 20 }, (_, at) => `item ${at} of a long list of things to learn;`);
  expect(quotations(items.join(' '))).toContain(items[3]);
});

it('[A8] quotations of any text consist of its words and are not too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const whole = readable(text);
      for (const quote of quotations(text)) {
        expect(quote.length).toBeLessThanOrEqual(400);
        for (const word of quote.split(' ')) expect(whole).toContain(word);
      }
    }),
  );
});
