import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { guidesQuery } from './guides-queries';
import { sortOptions } from './guides-search';

afterEach(() => vi.unstubAllGlobals());

/** What a search of the page asks the server. */
async function askedFor(search: Parameters<typeof guidesQuery>[0]): Promise<URLSearchParams> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Response.json([]);
  });
  await new QueryClient().fetchInfiniteQuery(guidesQuery(search));
  return new URL(asked[0] ?? '', 'http://localhost').searchParams;
}

it('[D8] each of the four orders is asked of the server, with word and subject', async () => {
  const asked = [];
  for (const { value: sort } of sortOptions) {
    const params = await askedFor({ q: ' osmosis ', subject: 'Biology', sort });
    expect([params.get('studyGuides'), params.get('q'), params.get('subject')]).toEqual([
      'true',
      'osmosis',
      'Biology',
    ]);
    asked.push(params.get('sort'));
  }
  expect(asked).toEqual(['relevance', 'newest', 'most_viewed', 'highest_rated']);
});

it('[D8] without a word the newest stand in for the most relevant, and no other order changes', async () => {
  const asked = [];
  for (const { value: sort } of sortOptions)
    asked.push((await askedFor({ q: '', subject: '', sort })).get('sort'));
  expect(asked).toEqual(['newest', 'newest', 'most_viewed', 'highest_rated']);
});
