import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isQuotable } from './quote-around';
import { readable } from './sentences';
import { unitsOfMarkdown, unitsOfPage } from './text-units';

const quotable = (text: string, title = '') =>
  unitsOfPage(text, title)
    .filter((unit) => isQuotable([unit]))
    .map((unit) => unit.text);
const kindsOf = (text: string, title = '') =>
  unitsOfPage(text, title).map(({ kind, text: line }) => [kind, line]);

const rule = 'A semicolon joins two complete sentences whose connection is plain without a joining word.';

it('[A8] headings, questions and gaps are not quoted, and do not run into the next sentence', () => {
  const page = [
    'ENGL 1 · Assignment',
    'Name: ______________________________ Date: ______________',
    'Part 1. Comma, semicolon or colon?',
    'A semicolon joins two complete sentences whose connection is plain without a joining word. If',
    'either side cannot stand alone, it is wrong.',
  ];
  expect(quotable(page.join('\n'))).toEqual([rule, 'If either side cannot stand alone, it is wrong.']);
});

it('[A8] an exercise with points is not quoted, and a point to check is, although it is a question', () => {
  for (const task of ['Calculate the loss and explain it. [5]', 'Name the critical path of all. (25)'])
    expect(quotable(task)).toEqual([]);
  expect(quotable('One point for each of them. (1 point each)')).toEqual([]);
  const source = 'Goods in a window are an invitation (Fisher v Bell [1961] 1 QB 394).';
  expect(quotable(source)).toEqual([source]);
  const point = '• Substantial: is it worth an offer of its own?';
  expect(quotable(point)).toEqual([point]);
});

it('[A8] a sentence knows its heading, and an exercise that it is one', () => {
  const page = [
    '6. A method for any sonnet',
    '1. Read it aloud twice before you mark anything.',
    '2. Write one sentence for each quatrain and one for the couplet.',
    'Test yourself',
    '1. Which line of the sonnet is the darkest one, and how do you know it?',
  ];
  const units = unitsOfPage(page.join('\n'), '').filter(({ kind }) => kind !== 'heading');
  expect(units.map(({ heading, isItem, isTask }) => [heading, isItem, isTask])).toEqual([
    ['6. A method for any sonnet', true, false],
    ['6. A method for any sonnet', true, false],
    ['Test yourself', true, true],
  ]);
});

it('[A8] symbols after a sentence are a formula, and rows of numbers a table with its head', () => {
  const page = [
    'For small angles the motion is simple harmonic, and its period depends neither on the mass nor on the',
    'amplitude:',
    'T = 2π',
    'L',
    'g',
    'A graph of the square of the period against the length is therefore a straight line.',
    'Prefix Addresses Usable hosts',
    '/24 256 254',
    '/25 128 126',
  ];
  expect(kindsOf(page.join('\n'))).toEqual([
    ['sentence', `${page[0]} amplitude:`],
    ['formula', 'T = 2π L g'],
    ['sentence', page[5]],
    ['table', 'Prefix Addresses Usable hosts /24 256 254 /25 128 126'],
  ]);
});

it('[A8] page numbers and the title that runs along the pages are left out', () => {
  const page = `BIOL 230 · Class Notes\nThe lag phase\n${rule}\nThe growth curve 2 / 3`;
  expect(kindsOf(page, 'The growth curve')).toEqual([
    ['heading', 'The lag phase'],
    ['sentence', rule],
  ]);
});

it('[A8] a label stays with the sentence that it names', () => {
  const lag = 'Lag. Cells are busy but do not divide yet.';
  expect(quotable(`${lag} They repair damage and make new enzymes.`)).toEqual([
    lag,
    'They repair damage and make new enzymes.',
  ]);
});

it('[A8] Markdown is divided into paragraphs, items and formulas', () => {
  const text = `## Two rules\n${rule}\n\n$$\\frac{1}{x}.$$\n\n- One point. It matters a lot.\n- Another.`;
  expect(
    unitsOfMarkdown(`## Two rules\n\n${text.slice(13)}`).map(({ kind, isItem }) => [kind, isItem]),
  ).toEqual([
    ['heading', false],
    ['sentence', false],
    ['formula', false],
    ['sentence', true],
    ['sentence', true],
  ]);
});

it('[A8] a list without sentences is cut at punctuation', () => {
  const items = Array.from({ length: 20 }, (_, at) => `item ${at} of a long list of things to learn;`);
  expect(quotable(items.join(' '))).toContain(items[3]);
});

it('[A8] quotations of any text consist of its words and are not too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const whole = readable(text);
      for (const quote of quotable(text)) {
        expect(quote.length).toBeLessThanOrEqual(400);
        for (const word of quote.split(' ')) expect(whole).toContain(word);
      }
    }),
  );
});
