import {
  type DocumentType,
  documentTypes,
  normalizeDocumentType,
} from '@aw/contracts/documents/document-types';
import {
  type SearchFilterName,
  type SearchKind,
  type SearchSort,
  searchFilterNames,
  searchKinds,
} from '@aw/contracts/search/public';
import { parseId } from '~/lib/parse-id';
import { searchedWords } from '~/lib/searched-words';
import { useAddressParams } from '~/lib/use-address-params';

export type SearchFilters = {
  schoolId: number | undefined;
  courseId: number | undefined;
  subject: string | undefined;
  documentType: DocumentType | undefined;
  language: string | undefined;
  year: number | undefined;
};

/** The search in the address of /search. */
export type ResultsSearch = SearchFilters & {
  q: string;
  kind: SearchKind;
  sort: SearchSort;
  /** True if typing errors are not corrected. */
  isExact: boolean;
};

/** Filters that each kind knows. Others change nothing of it. */
export const knownFilters: Record<SearchKind, readonly SearchFilterName[]> = {
  documents: searchFilterNames,
  questions: ['schoolId', 'courseId', 'subject', 'year'],
  courses: ['schoolId'],
  schools: [],
};

const knownSorts: Record<SearchKind, readonly SearchSort[]> = {
  documents: ['relevance', 'newest', 'most_viewed', 'highest_rated'],
  questions: ['relevance', 'newest'],
  courses: ['relevance'],
  schools: ['relevance'],
};

/** Returns the sort orders to offer. Best match needs words to match; without other orders, it is the only one. */
export function sortsOf({ kind, q }: Pick<ResultsSearch, 'kind' | 'q'>): readonly SearchSort[] {
  const sorts = knownSorts[kind];
  return q === '' && sorts.length > 1 ? sorts.filter((sort) => sort !== 'relevance') : sorts;
}

function defaultSort(search: Pick<ResultsSearch, 'kind' | 'q'>): SearchSort {
  return sortsOf(search)[0] ?? 'relevance';
}

/** Reads the search from the address. Unknown values are ignored, so that old and mistyped links still work. */
export function parseResultsSearch(params: URLSearchParams): ResultsSearch {
  const q = searchedWords(params);
  const kind = searchKinds.find((one) => one === params.get('kind')) ?? 'documents';
  const subject = (params.get('subject') ?? '').trim();
  const type = normalizeDocumentType(params.get('documentType') ?? '');
  const language = params.get('language') ?? '';
  const sort = sortsOf({ kind, q }).find((one) => one === params.get('sort'));
  return {
    q,
    kind,
    schoolId: parseId(params.get('schoolId')),
    courseId: parseId(params.get('courseId')),
    subject: subject !== '' && subject.length <= 60 ? subject : undefined,
    documentType: documentTypes.find((one) => one === type),
    language: /^[a-z]{2,3}$/.test(language) ? language : undefined,
    year: yearIn(params.get('year')),
    sort: sort ?? defaultSort({ kind, q }),
    isExact: params.get('exact') === '1',
  };
}

function yearIn(text: string | null): number | undefined {
  const year = parseId(text);
  return year !== undefined && year >= 1900 && year <= 2200 ? year : undefined;
}

/** Returns the address parameters in a fixed order and without defaults, so that equal searches have equal links. */
export function formatResultsSearch(search: ResultsSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  if (search.kind !== 'documents') params.set('kind', search.kind);
  for (const name of searchFilterNames) {
    const value = search[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (search.sort !== defaultSort(search)) params.set('sort', search.sort);
  if (search.isExact) params.set('exact', '1');
  return params;
}

/** Changes the search. An order that was not chosen, or that the kind does not know, becomes the default one. */
export function changed(search: ResultsSearch, part: Partial<ResultsSearch>): ResultsSearch {
  const next = { ...search, ...part };
  const isChosen = search.sort !== defaultSort(search) || part.sort !== undefined;
  const isKnown = sortsOf(next).includes(next.sort);
  return { ...next, sort: isChosen && isKnown ? next.sort : defaultSort(next) };
}

/** Replaces the words. New words are corrected again if they have typing errors. */
export function withWords(search: ResultsSearch, q: string): ResultsSearch {
  return changed(search, { q, isExact: false });
}

/** No filter. */
export const noFilters: SearchFilters = {
  schoolId: undefined,
  courseId: undefined,
  subject: undefined,
  documentType: undefined,
  language: undefined,
  year: undefined,
};

/** Returns the names of the active filters. */
export function activeFilters(search: SearchFilters): SearchFilterName[] {
  return searchFilterNames.filter((name) => search[name] !== undefined);
}

/** Returns the kinds that a search can find. Without words, only documents can be listed, by the filters. */
export function searchedKinds(q: string): readonly SearchKind[] {
  return q === '' ? ['documents'] : searchKinds;
}

/** Returns the search whose results are shown: that of the address, or of documents if its kind needs words. */
export function shownSearch(search: ResultsSearch): ResultsSearch {
  return searchedKinds(search.q).includes(search.kind) ? search : changed(search, { kind: 'documents' });
}

/** Returns true if there is nothing to search for: neither words nor filters. */
export function isBlankSearch(search: ResultsSearch): boolean {
  return search.q === '' && activeFilters(search).length === 0;
}

export type ChangeResults = (part: Partial<ResultsSearch>) => void;

/**
 * Returns the search in the address. Typing replaces the history entry; tabs, filters and sort orders add one. The kind
 * stays in the address while there are no words, so that the next words search it again.
 */
export function useResultsSearch() {
  const [params, setParams] = useAddressParams();
  const searchInAddress = parseResultsSearch(params);
  const search = shownSearch(searchInAddress);
  const type = (q: string) =>
    setParams(formatResultsSearch(withWords(searchInAddress, q)), { replace: true });
  const change: ChangeResults = (part) => setParams(formatResultsSearch(changed(search, part)));
  return { search, type, change };
}
