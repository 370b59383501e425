import { describe, expect, it } from 'vitest';
import { pageHit, pageSnippet } from './page-hit';

const page = (number: number, text: string, isVisible = true) => ({ number, text, isVisible });

describe('the snippet of a page', () => {
  it('[D1] a snippet is the sentence with the word', () => {
    expect(pageSnippet('First one.  The zymurgy\nis here. Last one.', 'ZYMURGY')).toBe(
      'The zymurgy is here.',
    );
  });

  it('[D1] a snippet of a long sentence is cut around the word and marked with an ellipsis', () => {
    const snippet = pageSnippet(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, 'needle');
    expect(snippet.length).toBeLessThanOrEqual(202);
    expect(snippet).toMatch(/^….*needle.*…$/);
  });

  it('[D1] a snippet starts at the beginning of a word, and quotes in a search are no part of it', () => {
    expect(pageSnippet('The start is slow. Then art begins.', 'art')).toBe('Then art begins.');
    expect(pageSnippet('Supply moves. The supply curve shifts.', '"supply curve"')).toBe(
      'The supply curve shifts.',
    );
  });
});

describe('the page of a hit', () => {
  const title = 'Enzyme kinetics';
  const header = 'Enzyme kinetics · BIO 201';

  it('[D1] a repeated header is not a hit if the title matches', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit(title, pages, 'enzyme')).toBeUndefined();
    expect(pageHit(title, [page(1, 'Enzyme kinetics\nSubstrate binds.')], 'enzyme')).toBeUndefined();
    expect(pageHit(title, [page(1, 'Enzyme kinetics. Substrate binds.')], 'Enzyme kin')).toBeUndefined();
  });

  it('[D1] the hit is the first page with the words in its own text, with their sentence', () => {
    const pages = [
      page(1, `${header} · 1\nSubstrate binds.`),
      page(2, `${header} · 2\nAn enzyme lowers the barrier. It is not used up.`),
    ];
    expect(pageHit(title, pages, 'enzyme')).toEqual({ page: 2, snippet: 'An enzyme lowers the barrier.' });
  });

  it('[D1] the hit is the first page if only headers contain the words and the title does not', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit('Lecture four', pages, 'kinetics')).toEqual({
      page: 1,
      snippet: expect.stringContaining('Enzyme kinetics'),
    });
  });

  it('[D7] a hit on a locked page has no text', () => {
    expect(pageHit('Lecture four', [page(5, 'An enzyme.', false)], 'enzyme')).toEqual({
      page: 5,
      snippet: null,
    });
    expect(pageHit('Lecture four', [], 'enzyme')).toBeUndefined();
  });
});
