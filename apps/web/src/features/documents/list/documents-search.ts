import {
  type DocumentType,
  documentTypes,
  normalizeDocumentType,
} from '@aw/contracts/documents/document-types';
import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';
import { parseId } from '~/lib/parse-id';
import { useAddressParams } from '~/lib/use-address-params';

/** The search in the address of /documents. */
export type DocumentsSearch = {
  q: string;
  schoolId: number | undefined;
  courseId: number | undefined;
  subjects: string[];
  documentTypes: DocumentType[];
  sort: DocumentSort;
};

const maxQueryLength = 200;

/** Sorting by best match needs search words; without them, the newest come first. */
function defaultSort(q: string): DocumentSort {
  return q === '' ? 'newest' : 'relevance';
}

/** Reads the search from the address. Unknown values are ignored, so that old and mistyped links still work. */
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

/** Returns the address parameters in a fixed order and without defaults, so that equal searches have equal links. */
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

/** Replaces the search words. A sort order that was not chosen becomes the default for the new words. */
export function withQuery(search: DocumentsSearch, q: string): DocumentsSearch {
  const isChosen = search.sort !== defaultSort(search.q);
  return { ...search, q, sort: isChosen ? search.sort : defaultSort(q) };
}

/** Returns true if there are neither search words nor filters. */
export function isUnfiltered(search: DocumentsSearch): boolean {
  return search.q === '' && countFilters(search) === 0;
}

/** Returns the number of active filters, without the search words. */
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

/** Adds a value to a list of filters, or removes it if it is already there. */
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

export type ChangeSearch = (part: Partial<DocumentsSearch>) => void;

/** Returns the search in the address. Typing replaces the history entry; filters and sort orders add one. */
export function useDocumentsSearch() {
  const [params, setParams] = useAddressParams();
  const search = parseDocumentsSearch(params);
  const type = (q: string) => setParams(formatDocumentsSearch(withQuery(search, q)), { replace: true });
  const change: ChangeSearch = (part) => setParams(formatDocumentsSearch({ ...search, ...part }));
  return { search, type, change };
}
