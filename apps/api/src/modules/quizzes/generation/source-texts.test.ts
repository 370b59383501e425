import { expect, it } from 'vitest';
import { windowOf } from './source-texts';

const pages = Array.from({ length: 100 }, (_, at) => ({
  title: 'A document',
  page: { documentId: 1, number: at + 1 },
  text: 'x'.repeat(3_000),
}));

it('[A14] [Z12] the prompts of a quiz are spread over a long document, and further ones start between them', () => {
  const startOf = (tries: number) => windowOf(pages, { tries, planned: 4 })[0]?.page?.number;
  expect([0, 1, 2, 3, 4, 5].map(startOf)).toEqual([1, 26, 51, 76, 13, 38]);
});

it('[A14] a prompt has all of a short document, and a page that alone is too long', () => {
  expect(windowOf(pages.slice(0, 2), { tries: 1, planned: 2 }).map(({ page }) => page?.number)).toEqual([
    2, 1,
  ]);
  const long = pages.slice(0, 1).map((page) => ({ ...page, text: 'x'.repeat(9_000) }));
  expect(windowOf(long, { tries: 0, planned: 1 })).toEqual(long);
  expect(windowOf([], { tries: 0, planned: 1 })).toEqual([]);
});
