import type { FaqEntry } from '@aw/content/schemas/help';
import { formatCount } from '@aw/ui/primitives/format-count';
import { hasWords, helpWords } from './find-articles';

/** Returns the entries that contain every word in question or answer, in any case; all of them for an empty search. */
export function findAnswers(entries: readonly FaqEntry[], q: string): FaqEntry[] {
  if (q.trim() === '') return [...entries];
  const words = helpWords(q);
  return words.length === 0
    ? []
    : entries.filter(({ question, answer }) => hasWords(`${question} ${answer}`, words));
}

/** Returns the number of results as a sentence, which screen readers announce. */
export function answersLine(count: number, q: string): string {
  if (q === '') return `Showing ${formatCount(count, 'answer')}`;
  if (count === 0) return `No answer matches "${q}"`;
  return `Found ${formatCount(count, 'answer')} matching "${q}"`;
}

/** Returns the search words in the address, cut to 200 characters. */
export function readWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}
