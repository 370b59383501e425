import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';
import type { FilterOption } from '@aw/ui/patterns/filter-rail';

type Counts = Record<string, number>;

/** Returns the six document types in order. Without counts, the options have no figures. */
export function typeOptions(counts: Counts | undefined): FilterOption[] {
  return documentTypes.map((type) => ({
    value: type,
    label: documentTypeNames[type],
    count: counts && (counts[type] ?? 0),
  }));
}

/** Returns the subjects with documents, those with most first, then chosen subjects without documents. */
export function subjectOptions(counts: Counts | undefined, chosen: readonly string[]): FilterOption[] {
  const filled = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const missing = chosen.filter((subject) => !filled.some(([name]) => name === subject));
  return [
    ...filled
      .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
      .map(([subject, count]) => ({ value: subject, label: subject, count })),
    ...missing.map((subject) => ({ value: subject, label: subject, count: counts && 0 })),
  ];
}

const sortNames: Record<DocumentSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  most_viewed: 'Most viewed',
  highest_rated: 'Highest rated',
};

/** Returns the sort orders to offer; 'Best match' only if there are search words. */
export function sortOptions(q: string): { value: DocumentSort; label: string }[] {
  const sorts = documentSorts.filter((sort) => q !== '' || sort !== 'relevance');
  return sorts.map((sort) => ({ value: sort, label: sortNames[sort] }));
}
