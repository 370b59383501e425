import type { DocumentSort } from '@aw/contracts/documents/public';
import { subjects } from '@aw/contracts/documents/subjects';

/** Search in the address of /study-guides. */
export type GuidesSearch = { q: string; subject: string; sort: DocumentSort };

/** Labels of the orders, keyed by the server's values. */
const sortNames: Record<DocumentSort, string> = {
  relevance: 'Relevance',
  newest: 'Newest first',
  most_viewed: 'Most popular',
  highest_rated: 'Highest rated',
};

/** Values in the address, keyed by the server's values. */
const sortValues: Record<DocumentSort, string> = {
  relevance: 'relevance',
  newest: 'newest',
  most_viewed: 'popular',
  highest_rated: 'rated',
};

const sorts: DocumentSort[] = ['relevance', 'newest', 'most_viewed', 'highest_rated'];

/** Options of the sort select. */
export const sortOptions = sorts.map((value) => ({ value, label: sortNames[value] }));

/** Reads the address. Unknown subjects and orders are ignored. */
export function parseGuidesSearch(params: URLSearchParams): GuidesSearch {
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    subject: subjects.find((subject) => subject === params.get('subject')) ?? '',
    sort: sorts.find((sort) => sortValues[sort] === params.get('sort')) ?? 'relevance',
  };
}

/** Writes the address, without defaults. */
export function formatGuidesSearch({ q, subject, sort }: GuidesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (subject) params.set('subject', subject);
  if (sort !== 'relevance') params.set('sort', sortValues[sort]);
  return params;
}

export const popularSubjects = [
  'Mathematics',
  'Statistics',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'Economics',
  'Psychology',
  'English',
  'History',
  'Law',
  'Nursing',
] as const satisfies (typeof subjects)[number][];
