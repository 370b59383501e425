import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';

const names: Record<DocumentSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  most_viewed: 'Most viewed',
  highest_rated: 'Highest rated',
};

/** The orders that are offered: 'Best match' only where a word can be matched. */
export function sortOptions(q: string): { value: DocumentSort; label: string }[] {
  const offered = documentSorts.filter((sort) => q !== '' || sort !== 'relevance');
  return offered.map((sort) => ({ value: sort, label: names[sort] }));
}
