import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { guidesQuery } from './guides-queries';
import { sortOptions } from './guides-search';

afterEach(() => vi.unstubAllGlobals());

/** Returns the query parameters that a search sends to the server. */
async function requestParams(search: Parameters<typeof guidesQuery>[0]): Promise<URLSearchParams> {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    urls.push(input instanceof Request ? input.url : String(input));
    return Response.json([]);
  });
  await new QueryClient().fetchInfiniteQuery(guidesQuery(search));
  return new URL(urls[0] ?? '', 'http://localhost').searchParams;
}

it('[D8] a search sends its order, words and subject to the server', async () => {
  const sorts = [];
  for (const { value: sort } of sortOptions) {
    const params = await requestParams({ q: ' osmosis ', subject: 'Biology', sort });
    expect([params.get('studyGuides'), params.get('q'), params.get('subject')]).toEqual([
      'true',
      'osmosis',
      'Biology',
    ]);
    sorts.push(params.get('sort'));
  }
  expect(sorts).toEqual(['relevance', 'newest', 'most_viewed', 'highest_rated']);
});

it('[D8] a search without words sorts by newest instead of relevance', async () => {
  const sorts = [];
  for (const { value: sort } of sortOptions)
    sorts.push((await requestParams({ q: '', subject: '', sort })).get('sort'));
  expect(sorts).toEqual(['newest', 'newest', 'most_viewed', 'highest_rated']);
});
