import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';

const names: Record<DocumentSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  most_viewed: 'Most viewed',
  highest_rated: 'Highest rated',
};

/** Returns the sort orders to offer; 'Best match' only if there are search words. */
export function sortOptions(q: string): { value: DocumentSort; label: string }[] {
  const sorts = documentSorts.filter((sort) => q !== '' || sort !== 'relevance');
  return sorts.map((sort) => ({ value: sort, label: names[sort] }));
}
