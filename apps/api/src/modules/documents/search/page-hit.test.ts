import { describe, expect, it } from 'vitest';
import { pageHit, pageSnippet } from './page-hit';

const page = (number: number, text: string, isVisible = true) => ({ number, text, isVisible });

describe('the snippet of a page', () => {
  it('[D1] shows the sentence in which the word stands', () => {
    expect(pageSnippet('First one.  The zymurgy\nis here. Last one.', 'ZYMURGY')).toBe(
      'The zymurgy is here.',
    );
  });

  it('[D1] is cut around the word in a long sentence, and says so', () => {
    const snippet = pageSnippet(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, 'needle');
    expect(snippet.length).toBeLessThanOrEqual(202);
    expect(snippet).toMatch(/^….*needle.*…$/);
  });

  it('[D1] begins where a word begins, not within another one, and takes quotes for what they are', () => {
    expect(pageSnippet('The start is slow. Then art begins.', 'art')).toBe('Then art begins.');
    expect(pageSnippet('Supply moves. The supply curve shifts.', '"supply curve"')).toBe(
      'The supply curve shifts.',
    );
  });
});

describe('the page of a hit', () => {
  const title = 'Enzyme kinetics';
  const header = 'Enzyme kinetics · BIO 201';

  it('[D1] is not the header that runs through a document whose title matches', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit(title, pages, 'enzyme')).toBeUndefined();
    expect(pageHit(title, [page(1, 'Enzyme kinetics\nSubstrate binds.')], 'enzyme')).toBeUndefined();
    expect(pageHit(title, [page(1, 'Enzyme kinetics. Substrate binds.')], 'Enzyme kin')).toBeUndefined();
  });

  it('[D1] is the first page that says the words in its own text, with that sentence', () => {
    const pages = [
      page(1, `${header} · 1\nSubstrate binds.`),
      page(2, `${header} · 2\nAn enzyme lowers the barrier. It is not used up.`),
    ];
    expect(pageHit(title, pages, 'enzyme')).toEqual({ page: 2, snippet: 'An enzyme lowers the barrier.' });
  });

  it('[D1] is the first page where only headers have the words and the title has not', () => {
    const pages = [1, 2].map((number) => page(number, `${header} · ${number}\nSubstrate binds.`));
    expect(pageHit('Lecture four', pages, 'kinetics')).toEqual({
      page: 1,
      snippet: expect.stringContaining('Enzyme kinetics'),
    });
  });

  it('[D7] has no text when the page is locked', () => {
    expect(pageHit('Lecture four', [page(5, 'An enzyme.', false)], 'enzyme')).toEqual({
      page: 5,
      snippet: null,
    });
    expect(pageHit('Lecture four', [], 'enzyme')).toBeUndefined();
  });
});
