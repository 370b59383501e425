import { ApiError } from '@aw/contracts/api-error';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { SearchOutcome } from '@aw/contracts/search/search-outcome';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { renderStatic, sampleCard, seedFailure, statesIn } from '~/testing/render-static';
import { documentCountsQuery, documentsQuery, foundBy } from './documents-queries';
import { DocumentsResults } from './documents-results';
import { type DocumentsSearch, emptySearch, withQuery } from './documents-search';

const counts = { isCapped: false, documentTypes: { study_guide: 1 }, subjects: { Economics: 1 } };
type Loaded = { outcome?: SearchOutcome; nextCursor?: string; isCounted?: boolean };
const loaded =
  (items: DocumentCard[], search: DocumentsSearch, { outcome, nextCursor, isCounted = true }: Loaded = {}) =>
  (cache: QueryClient) => {
    const page = { items, nextCursor, outcome, foundBy: foundBy(search) };
    cache.setQueryData(documentsQuery(search).queryKey, { pages: [page], pageParams: [undefined] });
    if (!isCounted) return;
    const total = { ...counts, total: items.length, foundBy: foundBy(search) };
    cache.setQueryData(documentCountsQuery(search).queryKey, total);
  };
const failed = (error: ApiError) => (cache: QueryClient) =>
  seedFailure(cache, documentsQuery(emptySearch).queryKey, error);

function render(search: DocumentsSearch, seed?: (cache: QueryClient) => void): string {
  return renderStatic(<DocumentsResults search={search} change={() => {}} />, {
    address: '/documents',
    seed,
  });
}

describe('the documents page', () => {
  it('[D1, X4] the documents page shows only six placeholders while it loads', () => {
    const html = render(emptySearch);
    expect(statesIn(html)).toEqual(['loading']);
    expect(html.match(/<li><div aria-hidden="true"/g)).toHaveLength(6);
    expect(html).not.toContain('No documents yet');
  });

  it('[D1] the documents page asks for a login when the list requires one, with a link', () => {
    const html = render(
      emptySearch,
      failed(new ApiError(401, 'Authentication required', { code: 'auth.required' })),
    );
    expect(statesIn(html)).toEqual(['auth-required']);
    expect(html).toContain('Login Required');
    expect(html).toContain('Please log in to access study documents and upload materials.');
    expect(html).toMatch(/href="\/login\?next=%2Fdocuments"[^>]*>Go to Login/);
  });

  it('[X4] the documents page says that the list did not load and offers a retry', () => {
    const html = render(emptySearch, failed(new ApiError(503, 'busy')));
    expect(statesIn(html)).toEqual(['error']);
    expect(html).toContain('The documents did not load');
    expect(html).toContain('Try again');
  });

  it('[D7, X4] people who searched too often are told when they can search again, without a request id', () => {
    const reason = 'Searching is paused. Nothing was lost; please search again in 45 seconds.';
    const html = render(
      emptySearch,
      failed(new ApiError(429, 'too many', { message: reason, requestId: 'req-1' })),
    );
    expect(statesIn(html)).toEqual(['error']);
    expect(html).toContain('Please wait a moment');
    expect(html).toContain(reason);
    expect(html).not.toContain('req-1');
  });

  it('[D1] the empty library says so and links to the upload page', () => {
    const html = render(emptySearch, loaded([], emptySearch));
    expect(statesIn(html)).toEqual(['empty']);
    expect(html).toContain('No documents yet');
    expect(html).toContain('href="/upload"');
  });

  it('[D1] a search that finds nothing can be cleared and does not claim an empty library', () => {
    const search = withQuery(emptySearch, 'zzz');
    const html = render(search, loaded([], search));
    expect(statesIn(html)).toEqual(['empty']);
    expect(html).not.toContain('No documents yet');
    expect(html).toContain('Clear Search');
  });

  it('[D1] the list highlights the word, counts the hits and links to the page of a hit', () => {
    const search = withQuery(emptySearch, 'curve');
    const hit = { page: 3, snippet: 'where the curve turns' };
    const html = render(search, loaded([{ ...sampleCard, hit }], search));
    expect(statesIn(html)).toEqual(['list']);
    expect(html).toContain('<mark>curve</mark>');
    expect(html).toContain('p. 3');
    expect(html).toContain('href="/documents/12?page=3&amp;q=curve"');
    expect(html).toContain('<b>1</b> document matches “curve”');
  });

  it('[X17] until the documents are counted, the page shows the number of those it has', () => {
    const search = withQuery(emptySearch, 'curve');
    const own = (nextCursor?: string) =>
      render(search, loaded([sampleCard], search, { nextCursor, isCounted: false }));
    expect(own()).toContain('<b>1</b> document matches “curve”');
    expect(own('next')).toContain('<b>More than 1</b> documents match “curve”');
  });

  it('[D21] a corrected search says which words it used, marks them, and links to the typed ones', () => {
    const search = withQuery(emptySearch, 'demnad');
    const outcome = { query: 'demand', correctedFrom: 'demnad' };
    const html = render(search, loaded([sampleCard], search, { outcome }));
    expect(html).toContain('Showing results for <b dir="auto">demand</b>.');
    expect(html).toContain('href="/search?q=demnad&amp;exact=1"');
    expect(html).toContain('<mark>demand</mark>');
    expect(html).toContain('document matches “demand”');
  });

  it('[D21] results with only some of the words say so and do not claim to match', () => {
    const search = withQuery(emptySearch, 'demand quizlet');
    const outcome = { query: 'demand quizlet', isPartial: true };
    const html = render(search, loaded([sampleCard], search, { outcome }));
    expect(html).toContain('No document has all of these words. These have some of them.');
    expect(html).not.toContain('matches “');
  });
});
