import { describe, expect, it } from 'vitest';
import { pageHit } from './page-hit';

const page = (number: number, text: string, isVisible = true) => ({ number, text, isVisible });

/** Returns a test for words that begin with one of some others. */
const begins =
  (...starts: string[]) =>
  (word: string) =>
    starts.some((start) => word.startsWith(start));

describe('the page of a hit', () => {
  const title = 'Enzyme kinetics';
  const header = 'Enzyme kinetics · BIO 201';

  it('[D1] a repeated header is not a hit if the title matches', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit(title, pages, begins('enzyme'))).toBeUndefined();
    expect(pageHit(title, [page(1, 'Enzyme kinetics\nSubstrate binds.')], begins('enzyme'))).toBeUndefined();
    expect(
      pageHit(title, [page(1, 'Enzyme kinetics. Substrate binds.')], begins('enzyme', 'kin')),
    ).toBeUndefined();
  });

  it('[D1] the hit is the first page with the words in its own text, with their sentence', () => {
    const pages = [
      page(1, `${header} · 1\nSubstrate binds.`),
      page(2, `${header} · 2\nAn enzyme lowers the barrier. It is not used up.`),
    ];
    expect(pageHit(title, pages, begins('enzyme'))).toEqual({
      page: 2,
      snippet: 'An enzyme lowers the barrier.',
      marks: [[3, 6]],
    });
  });

  it('[D1] the hit is the first page if only headers contain the words and the title does not', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit('Lecture four', pages, begins('kinetics'))).toEqual({
      page: 1,
      snippet: expect.stringContaining('Enzyme kinetics'),
      marks: [[7, 8]],
    });
  });

  it('[D7] a hit on a locked page has no text', () => {
    expect(pageHit('Lecture four', [page(5, 'An enzyme.', false)], begins('enzyme'))).toEqual({
      page: 5,
      snippet: null,
    });
    expect(pageHit('Lecture four', [], begins('enzyme'))).toBeUndefined();
  });
});
