import { ApiError } from '@aw/contracts/api-error';
import type { SearchAnswer, SearchResult } from '@aw/contracts/search/public';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { renderStatic, sampleCard, seedFailure, statesIn } from '~/testing/render-static';
import { resultsQuery } from './results-query';
import { parseResultsSearch, type ResultsSearch } from './results-search';
import { SearchResultsArea } from './search-results';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const parse = (query: string) => parseResultsSearch(new URLSearchParams(query));
const document: SearchResult = { ...sampleCard, kind: 'document' };

function answerTo(query: string, part: Partial<SearchAnswer> = {}): SearchAnswer {
  return { results: [], counts: { documents: 0, questions: 0, courses: 0, schools: 0 }, query, ...part };
}

const loaded = (search: ResultsSearch, answer: SearchAnswer) => (cache: QueryClient) => {
  const page = { answer, kind: search.kind, nextCursor: undefined };
  cache.setQueryData(resultsQuery(search).queryKey, { pages: [page], pageParams: [undefined] });
};
const failed = (search: ResultsSearch, error: ApiError) => (cache: QueryClient) =>
  seedFailure(cache, resultsQuery(search).queryKey, error);

function render(search: ResultsSearch, seed?: (cache: QueryClient) => void): string {
  const area = (
    <SearchResultsArea search={search} change={() => {}} savedSearch={<p>Email me when there is one</p>} />
  );
  return renderStatic(area, { address: `/search?q=${search.q}`, seed });
}

describe('the results page', () => {
  it('[X17] without words the page says what it searches, and asks the server nothing', () => {
    const html = render(parse(''));
    expect(html).toContain('data-state="start"');
    expect(html).toContain('What are you looking for?');
  });

  it('[X17] without words, only the documents of the filters are counted, so no other tab is offered', () => {
    const search = parse('year=2025');
    const counts = { documents: 1, questions: 0, courses: 0, schools: 0 };
    const html = render(search, loaded(search, answerTo('', { results: [document], counts })));
    expect(statesIn(html)).toEqual(['list']);
    expect(html.match(/role="tab"/g)).toHaveLength(1);
    expect(html).toMatch(/Documents<span[^>]*>1</);
    expect(html).toContain('aria-label="Remove 2025"');
  });

  it('[X17, X4] the results page shows six placeholders and the tabs while it loads', () => {
    const html = render(parse('q=curve'));
    expect(statesIn(html)).toEqual(['loading']);
    expect(html.match(/<li><div aria-hidden="true"/g)).toHaveLength(6);
    expect(html).toContain('Documents</button>');
    expect(html).not.toContain('1,000+');
  });

  it('[X17] without a session the page asks for a login and returns to the same search', () => {
    const search = parse('q=curve');
    const error = new ApiError(401, 'Authentication required', { code: 'auth.required' });
    const html = render(search, failed(search, error));
    expect(statesIn(html)).toEqual(['auth-required']);
    expect(html).toMatch(/href="\/login\?next=%2Fsearch%3Fq%3Dcurve"[^>]*>Go to Login/);
  });

  it('[X17, D7] people who searched too often are told when they can search again', () => {
    const reason = 'Search is paused. You can search again in 45 seconds.';
    const search = parse('q=curve');
    const error = new ApiError(429, 'too many', { code: 'limits.searches', message: reason });
    const html = render(search, failed(search, error));
    expect(statesIn(html)).toEqual(['error']);
    expect(html).toContain('Please wait a moment');
    expect(html).toContain(reason);
  });

  it('[X17] each kind has its tab with a count, and the results have marks, pages and links', () => {
    const search = parse('q=curve');
    const hit = { page: 3, snippet: 'it curves <i>here</i>', marks: [[3, 6]] as [number, number][] };
    const counts = { documents: '1000+' as const, questions: 12, courses: 1, schools: 0 };
    const html = render(
      search,
      loaded(search, answerTo('curve', { results: [{ ...document, hit }], counts })),
    );
    expect(statesIn(html)).toEqual(['list']);
    expect(html).toMatch(
      /Documents<span[^>]*>1,000\+<.*Questions<span[^>]*>12<.*Courses<span[^>]*>1<.*Schools</,
    );
    expect(html).toContain('<b>More than 1,000</b> documents match “curve”');
    expect(html).toContain('it <mark>curves</mark> &lt;i&gt;here&lt;/i&gt;');
    expect(html).toContain('href="/documents/12?page=3&amp;q=curve"');
  });

  it('[D21] a corrected search links to the same search with the typed words, and partial results say so', () => {
    const search = parse('q=fotosynthesis&kind=questions&year=2025');
    const answer = answerTo('photosynthesis', {
      correctedFrom: 'fotosynthesis',
      isPartial: true,
      results: [
        {
          kind: 'question',
          id: 5,
          title: 'What is photosynthesis?',
          content: 'Why?',
          subject: null,
          schoolId: null,
          courseId: null,
          isAnswered: false,
          isVerified: false,
          answerCount: 0,
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      counts: { documents: 0, questions: 1, courses: 0, schools: 0 },
    });
    const html = render(search, loaded(search, answer));
    expect(html).toContain('Showing results for <b dir="auto">photosynthesis</b>.');
    expect(html).toContain('href="/search?q=fotosynthesis&amp;kind=questions&amp;year=2025&amp;exact=1"');
    expect(html).toContain('No question has all of these words. These have some of them.');
    expect(html).toContain('What is <mark>photosynthesis</mark>?');
  });

  it('[X18] when nothing is found, each filter that would help can be left out, and all ways on carry the words', () => {
    const search = parse('q=phys+101&documentType=exam&year=2020&schoolId=4');
    const answer = answerTo('phys 101', {
      without: [
        { filter: 'documentType', count: 12 },
        { filter: 'year', count: '1000+' },
        { filter: 'schoolId', count: 0 },
      ],
      counts: { documents: 0, questions: 3, courses: 0, schools: 0 },
    });
    const html = render(search, loaded(search, answer));
    expect(statesIn(html)).toEqual(['empty']);
    expect(html).toContain('Without Past Exam: 12 documents');
    expect(html).toContain('Without 2020: 1,000+ documents');
    expect(html.match(/Without /g)).toHaveLength(2);
    expect(html).toContain('Show 3 questions');
    expect(html).toContain('href="/ask?q=phys+101"');
    expect(html).toContain('href="/ai-chat?q=phys+101"');
    expect(html).toContain('href="/upload?q=phys+101&amp;schoolId=4"');
    expect(html).toContain('Email me when there is one');
  });

  it('[X17] a kind shows only the filters that it knows, and every active filter can be removed', () => {
    const html = render(parse('q=phys&kind=courses&year=2020'));
    expect(html).toMatch(/<label[^>]*>School/);
    expect(html).not.toMatch(/<label[^>]*>Language/);
    expect(html).toContain('aria-label="Remove 2020"');
  });

  it('[X17] a course that is chosen without its school has the name that its documents give it', () => {
    const search = parse('q=curve&courseId=9');
    const counts = { documents: 1, questions: 0, courses: 0, schools: 0 };
    const html = render(search, loaded(search, answerTo('curve', { results: [document], counts })));
    expect(html).toContain('aria-label="Remove ECON 201"');
  });

  it('[X17] a course without documents and name never shows its number', () => {
    const search = parse('courseId=58');
    const seed = loaded(search, answerTo('', { without: [{ filter: 'courseId', count: 40 }] }));
    const html = render(search, seed);
    expect(html).toContain('Without One course: 40 documents');
    expect(html).toContain('There is nothing with this filter yet.');
    expect(html).not.toContain('Clear all filters');
  });
});
