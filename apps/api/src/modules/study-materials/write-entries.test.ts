import { expect, it } from 'vitest';
import { promptsOf } from './write-entries';

const pages = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: 'A document',
    page: { documentId: 1, number: at + 1 },
    text: 'x'.repeat(length),
  }));

it('[A14] a short document is read in one prompt, in its order', () => {
  const texts = pages(5, 1_000);
  expect(promptsOf(texts)).toEqual([texts]);
  expect(promptsOf([])).toEqual([]);
});

it('[A14] a long document is read in at most six prompts, with pages from its beginning to its end', () => {
  const texts = pages(400, 3_000);
  const prompts = promptsOf(texts);
  const numbers = prompts.flat().map(({ page }) => page?.number ?? 0);
  expect(prompts.length).toBeLessThanOrEqual(6);
  expect([numbers[0], numbers.at(-1)]).toEqual([1, 400]);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers.length).toBe(48);
  const gaps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(20);
});
