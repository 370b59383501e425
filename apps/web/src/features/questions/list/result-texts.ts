import { formatNumber } from '@aw/ui/primitives/format-count';

/** Returns '12 questions match “curve”', or 'More than 24 questions match “curve”' when there are further pages. Without words, only the number. */
export function matchCountText(shown: number, hasMore: boolean, q: string): string {
  const isOne = shown === 1 && !hasMore;
  const count = `${hasMore ? 'More than ' : ''}${formatNumber(shown)} ${isOne ? 'question' : 'questions'}`;
  return q === '' ? count : `${count} ${isOne ? 'matches' : 'match'} “${q}”`;
}

/** Returns the line under the last card, with the fields that a search covers. */
export function endOfListText(shown: number, q: string): string {
  const count = shown === 1 ? 'This is the only one.' : `All ${formatNumber(shown)} shown.`;
  return q === '' ? count : `${count} Search covers titles, details and subjects.`;
}
