import type { FaqEntry } from '@aw/content/schemas/help';

/** The entries whose question or answer holds the words, whatever their case; all without words. */
export function findAnswers(entries: readonly FaqEntry[], q: string): FaqEntry[] {
  const words = q.trim().toLowerCase();
  return entries.filter(({ question, answer }) =>
    [question, answer].some((text) => text.toLowerCase().includes(words)),
  );
}

/** What was found, in a sentence that is also read out. */
export function answersLine(count: number, q: string): string {
  if (q === '') return `Showing ${count} answers`;
  if (count === 0) return `No answer matches "${q}"`;
  return `Found ${count} ${count === 1 ? 'answer' : 'answers'} matching "${q}"`;
}

/** Reads the words that the address searches for. */
export function readWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}
