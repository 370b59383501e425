import { expect, it } from 'vitest';
import { createClient } from '../client';
import { listQuestions } from '../questions/public';
import { readSearchOutcome, searchedPage } from './search-outcome';

it('[D21] the headers of a list say which words were searched for and what was typed', () => {
  const headers = new Headers({
    'Search-Query': encodeURIComponent('théorème de fermat'),
    'Search-Corrected-From': encodeURIComponent('téoreme de fermat'),
    'Search-Partial': 'true',
  });
  expect(readSearchOutcome(headers)).toEqual({
    query: 'théorème de fermat',
    correctedFrom: 'téoreme de fermat',
    isPartial: true,
  });
});

it('[D21] a list that was not searched has no outcome, and a header that was cut is ignored', () => {
  expect(readSearchOutcome(new Headers())).toBeUndefined();
  expect(readSearchOutcome(new Headers({ 'Search-Query': 'a%' }))).toBeUndefined();
  expect(readSearchOutcome(new Headers({ 'Search-Query': 'a', 'Search-Corrected-From': '%' }))).toEqual({
    query: 'a',
    isPartial: false,
  });
});

it('[D21] a page of a list carries the outcome of its search', async () => {
  const headers = { 'search-query': 'parts', 'search-corrected-from': 'prats' };
  const client = createClient({ fetch: async () => new Response('[]', { headers }) });
  const page = await searchedPage(client, listQuestions, { query: { q: 'prats' } });
  expect(page.outcome).toMatchObject({ query: 'parts', correctedFrom: 'prats' });
});
