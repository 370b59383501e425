import { expect, it } from 'vitest';
import { pageSnippet } from './page-snippet';

it('[D1] a page hit shows the sentence in which the word stands', () => {
  expect(pageSnippet('First one.  The zymurgy\nis here. Last one.', 'ZYMURGY')).toBe('The zymurgy is here.');
});

it('[D1] a long sentence is cut around the word and says so', () => {
  const snippet = pageSnippet(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, 'needle');
  expect(snippet.length).toBeLessThanOrEqual(202);
  expect(snippet).toMatch(/^….*needle.*…$/);
});
