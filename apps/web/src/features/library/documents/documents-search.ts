import {
  type DocumentType,
  documentTypes,
  normalizeDocumentType,
} from '@aw/contracts/documents/document-types';
import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';
import { parseId } from '~/lib/parse-id';

/** What the address of /documents says is looked for. */
export type DocumentsSearch = {
  q: string;
  schoolId: number | undefined;
  courseId: number | undefined;
  subjects: string[];
  documentTypes: DocumentType[];
  sort: DocumentSort;
};

const maxQueryLength = 200;

/** Best match needs something to match; without a search the newest come first. */
function defaultSort(q: string): DocumentSort {
  return q === '' ? 'newest' : 'relevance';
}

/** Reads the address; what no filter knows is left out, so that an old or mistyped link still works. */
export function parseDocumentsSearch(params: URLSearchParams): DocumentsSearch {
  const q = (params.get('q') ?? '').trim().slice(0, maxQueryLength);
  const sort = documentSorts.find((one) => one === params.get('sort'));
  return {
    q,
    schoolId: parseId(params.get('schoolId')),
    courseId: parseId(params.get('courseId')),
    subjects: unique(
      params
        .getAll('subject')
        .map((one) => one.trim())
        .filter((one) => one.length > 0 && one.length <= 60),
    ),
    documentTypes: unique(params.getAll('documentType').flatMap(toDocumentType)),
    sort: sort === 'relevance' && q === '' ? 'newest' : (sort ?? defaultSort(q)),
  };
}

/** Writes the address in one order of names and values, without defaults, so that equal searches have equal links. */
export function formatDocumentsSearch(search: DocumentsSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  if (search.schoolId) params.set('schoolId', String(search.schoolId));
  if (search.courseId) params.set('courseId', String(search.courseId));
  for (const subject of search.subjects) params.append('subject', subject);
  for (const type of documentTypes) {
    if (search.documentTypes.includes(type)) params.append('documentType', type);
  }
  if (search.sort !== defaultSort(search.q)) params.set('sort', search.sort);
  return params;
}

/** The same filters with another word; an order that nobody chose follows the word. */
export function withQuery(search: DocumentsSearch, q: string): DocumentsSearch {
  const isChosen = search.sort !== defaultSort(search.q);
  return { ...search, q, sort: isChosen ? search.sort : defaultSort(q) };
}

/** True when nothing narrows the library: neither a search nor a filter. */
export function isUnfiltered(search: DocumentsSearch): boolean {
  return search.q === '' && countFilters(search) === 0;
}

/** How many filters are on, the search word not counted. */
export function countFilters(search: DocumentsSearch): number {
  const places = [search.schoolId, search.courseId].filter((id) => id !== undefined);
  return places.length + search.subjects.length + search.documentTypes.length;
}

/** The whole library, newest first. */
export const emptySearch: DocumentsSearch = {
  q: '',
  schoolId: undefined,
  courseId: undefined,
  subjects: [],
  documentTypes: [],
  sort: 'newest',
};

/** Adds a value to a list of filters, or takes it out when it is there. */
export function toggle<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

function toDocumentType(value: string): DocumentType[] {
  const type = documentTypes.find((one) => one === normalizeDocumentType(value));
  return type ? [type] : [];
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
