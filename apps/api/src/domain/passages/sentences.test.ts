import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quotable, readable } from './sentences';

it('[A8] words that a line’s end divides are whole, and lines are joined', () => {
  expect(readable('The photo-\nsynthesis of\n  plants')).toBe('The photosynthesis of plants');
  expect(readable('well-known since 1990-\n1995')).toBe('well-known since 1990- 1995');
});

it('[A8] sentences can be quoted alone or with the next one, headings cannot', () => {
  const first = 'Rubisco fixes carbon dioxide in the stroma.';
  const second = 'It is the most frequent protein of all.';
  expect(quotable(`Leaves. ${first} ${second}`)).toEqual([
    first,
    second,
    `Leaves. ${first}`,
    `${first} ${second}`,
  ]);
});

it('[A8] headings, questions and places to fill in are no quotations, and do not run into what follows', () => {
  const page = [
    'ENGL 1 · Assignment',
    'Name: ______________________________ Date: ______________',
    'Part 1. Comma, semicolon or colon?',
    'A semicolon joins two complete sentences whose connection is plain without a joining word. If',
    'either side cannot stand alone, it is wrong.',
  ];
  const rule = 'A semicolon joins two complete sentences whose connection is plain without a joining word.';
  const wrong = 'If either side cannot stand alone, it is wrong.';
  expect(quotable(page.join('\n'))).toEqual([rule, wrong, `${rule} ${wrong}`]);
});

it('[A8] a list without sentences is cut where it pauses', () => {
  const items = Array.from({ length: 20 }, (_, at) => `item ${at} of a long list of things to learn;`);
  expect(quotable(items.join(' '))).toContain(items[3]);
});

it('[A8] whatever a text is, quotations are its words and not too long', () => {
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
