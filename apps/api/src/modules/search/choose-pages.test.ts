import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choosePages, namedPages, spreadOrder } from './choose-pages';

const maxPages = 99;
const pagesOf = (count: number, bytes = 1_000) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, bytes }));
const numbers = (choice: Parameters<typeof choosePages>[0]) =>
  choosePages(choice).map(({ number }) => number);

it('[A8] a document that fits the budget is given whole, in the order of its pages', () => {
  const pages = pagesOf(6);
  expect(choosePages({ pages, named: [4], best: [6, 2], maxBytes: 6_000, maxPages })).toEqual(pages);
});

it('[A8] a longer document gets half of the budget for the pages of the question and the rest for a spread', () => {
  const chosen = numbers({
    pages: pagesOf(40),
    named: [17],
    best: [30, 5, 9, 11, 12],
    maxBytes: 8_000,
    maxPages,
  });
  expect(chosen).toEqual(expect.arrayContaining([1, 5, 9, 17, 20, 30, 40]));
  expect(chosen).toHaveLength(8);
});

it('[A8] without words of the question the whole budget is spread', () => {
  expect(numbers({ pages: pagesOf(41), named: [], best: [], maxBytes: 5_000, maxPages })).toEqual([
    1, 11, 21, 31, 41,
  ]);
});

it('[A8] one page that is longer than the budget is cut', () => {
  const [page] = choosePages({ pages: pagesOf(1, 90_000), named: [1], best: [], maxBytes: 8_000, maxPages });
  expect(page?.bytes).toBeGreaterThanOrEqual(4_000);
  expect(page?.bytes).toBeLessThanOrEqual(8_000);
});

it('[A8] the budget is kept and no page is chosen twice, for any question and document', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 120 });
  const picks = fc.array(fc.integer({ min: -2, max: 130 }), { maxLength: 30 });
  fc.assert(
    fc.property(sizes, picks, picks, fc.integer({ min: 300, max: 60_000 }), (all, named, best, maxBytes) => {
      const pages = all.map((bytes, at) => ({ number: at + 1, bytes }));
      const chosen = choosePages({ pages, named, best, maxBytes, maxPages });
      expect(chosen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes);
      expect(new Set(chosen.map(({ number }) => number)).size).toBe(chosen.length);
      expect(chosen.length).toBeLessThanOrEqual(maxPages);
    }),
  );
});

it('[A8] every page is once in the order of the spread', () => {
  for (const count of [0, 1, 2, 3, 10, 501])
    expect(spreadOrder(count).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: count }, (_, at) => at),
    );
});

it.each([
  ['What is on page 4?', [4]],
  ['Was steht auf Seite 12?', [12]],
  ['¿Qué dice la página 7?', [7]],
  ['第3页讲了什么？', [3]],
  ['ماذا في الصفحة ٥؟', [5]],
  ['Compare pages 2–4 with p9.', [2, 3, 4, 9]],
  ['Summarise pages 3-19.', [3, 19]],
  ['Make five flashcards.', []],
  ['What happened in 1648? And on page 99?', []],
])('[A8] "%s" names the pages %j of twenty', (question, pages) =>
  expect(namedPages(question, 20)).toEqual(pages),
);

it('[A8] huge numbers name no page', () => {
  const huge = '9'.repeat(400);
  expect(namedPages(`${huge} ${huge}-${huge} 9007199254740993-9007199254740995 p. 3`, 20)).toEqual([3]);
});

it('[A8] a question of nothing but numbers names twelve pages at most', () => {
  const question = Array.from({ length: 400 }, (_, at) => at + 1).join(' ');
  expect(namedPages(question, 500)).toHaveLength(12);
});
