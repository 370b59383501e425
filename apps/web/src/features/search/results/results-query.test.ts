import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { resultsQuery } from './results-query';
import { parseResultsSearch } from './results-search';

afterEach(() => vi.unstubAllGlobals());

const empty = { results: [], counts: { documents: 0, questions: 0, courses: 0, schools: 0 }, query: '' };

/** Returns the addresses that a search asks the server for, page by page. */
async function requests(query: string, pages = 1): Promise<URL[]> {
  const urls: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    urls.push(new URL(input instanceof Request ? input.url : input, 'http://localhost'));
    const link = '</api/search?cursor=second>; rel="next"';
    return Response.json(empty, { headers: urls.length < pages ? { link } : {} });
  });
  const search = parseResultsSearch(new URLSearchParams(query));
  await new QueryClient().fetchInfiniteQuery({ ...resultsQuery(search), pages });
  return urls;
}

it('[X17] the words, the kind, the filters and the order of the address are sent to the server', async () => {
  const [url] = await requests(
    'q=curve&kind=questions&schoolId=4&courseId=9&subject=Law&year=2025&sort=newest&exact=1',
  );
  expect(url?.pathname).toBe('/api/search');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    q: 'curve',
    kind: 'questions',
    schoolId: '4',
    courseId: '9',
    subject: 'Law',
    year: '2025',
    sort: 'newest',
    exact: '1',
    limit: '24',
  });
});

it('[X17] typing errors are corrected unless the address says otherwise, and more results follow the cursor', async () => {
  const [first, second] = await requests('q=curve', 2);
  expect(first?.searchParams.has('exact')).toBe(false);
  expect([first, second].map((url) => url?.searchParams.get('cursor'))).toEqual([null, 'second']);
});
