import type { FaqEntry } from '@aw/content/schemas/help';
import { countOf } from '@aw/ui/primitives/count-of';
import { hasWords, helpWords } from './find-articles';

/** The entries that have every word in question or answer, whatever the case; all where nothing is searched for. */
export function findAnswers(entries: readonly FaqEntry[], q: string): FaqEntry[] {
  if (q.trim() === '') return [...entries];
  const words = helpWords(q);
  return words.length === 0
    ? []
    : entries.filter(({ question, answer }) => hasWords(`${question} ${answer}`, words));
}

/** What was found, in a sentence that is also read out. */
export function answersLine(count: number, q: string): string {
  if (q === '') return `Showing ${countOf(count, 'answer')}`;
  if (count === 0) return `No answer matches "${q}"`;
  return `Found ${countOf(count, 'answer')} matching "${q}"`;
}

/** Reads the words that the address searches for. */
export function readWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}
