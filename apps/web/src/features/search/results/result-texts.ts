import type { SearchAnswer, SearchCount, SearchKind, SearchSort } from '@aw/contracts/search/public';
import { formatFound, formatNumber } from '@aw/ui/primitives/format-count';

export const kindNames: Record<SearchKind, string> = {
  documents: 'Documents',
  questions: 'Questions',
  courses: 'Courses',
  schools: 'Schools',
};

/** Nouns for sentences: one, and many. */
const nouns: Record<SearchKind, readonly [one: string, many: string]> = {
  documents: ['document', 'documents'],
  questions: ['question', 'questions'],
  courses: ['course', 'courses'],
  schools: ['school', 'schools'],
};

export const sortNames: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  most_viewed: 'Most viewed',
  highest_rated: 'Highest rated',
};

/** Returns the noun for a number of results. */
export function nounFor(kind: SearchKind, count: SearchCount): string {
  const [one, many] = nouns[kind];
  return count === 1 ? one : many;
}

/** Returns a count for a tab: '12', or '1,000+' if counting stopped. */
export function countFigure(count: SearchCount): string {
  return count === '1000+' ? '1,000+' : formatNumber(count);
}

/** Returns the count of a tab, if there is anything. An answer to a search without words has counted only documents. */
export function tabCount(kind: SearchKind, { counts, query }: Pick<SearchAnswer, 'counts' | 'query'>) {
  const count = counts[kind];
  return count === 0 || (query === '' && kind !== 'documents') ? undefined : countFigure(count);
}

/** Returns a count with its noun: '12 documents', '1,000+ documents'. */
export function countText(kind: SearchKind, count: SearchCount): string {
  return `${countFigure(count)} ${nounFor(kind, count)}`;
}

type Answer = Pick<SearchAnswer, 'counts' | 'query' | 'isPartial'>;

/** Returns the parts of '8 documents match “curve”' or 'No documents match “curve”'. Results with only some of the words do not match them. */
export function resultLine(kind: SearchKind, { counts, query, isPartial = false }: Answer) {
  const count = counts[kind];
  const figure = count === '1000+' ? 'More than 1,000' : formatFound(count);
  const noun = nounFor(kind, count);
  const rest = query === '' || isPartial ? noun : `${noun} ${count === 1 ? 'matches' : 'match'} “${query}”`;
  return { figure, rest };
}

/** Returns the line under the last result: nothing is left out. */
export function endLine(shown: number): string {
  return shown === 1 ? 'This is the only one.' : `All ${formatNumber(shown)} shown.`;
}

type AdviceParts = {
  q: string;
  filterCount: number;
  /** True if something is found without one of the filters. */
  isFilterKnown: boolean;
};

/** Says what to try when nothing was found. Without all of several filters, there may be something too. */
export function advice({ q, filterCount, isFilterKnown }: AdviceParts): string {
  if (q === '' && filterCount === 1) return 'There is nothing with this filter yet.';
  if (q === '') return 'There is nothing with these filters yet. Try fewer filters.';
  return filterCount > 1 || isFilterKnown
    ? 'Try fewer filters or other words.'
    : 'Check the spelling, or try other words.';
}
