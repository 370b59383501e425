import { formatFound, formatNumber } from '@aw/ui/primitives/format-count';

type Counts = { total: number; isCapped: boolean };

/** Returns the parts of '8 documents match “curve”' or 'No documents match “curve”'. A capped count starts with 'More than'. */
export function resultLine({ total, isCapped }: Counts, q: string): { figure: string; rest: string } {
  const isOne = total === 1 && !isCapped;
  const count = isCapped ? `More than ${formatNumber(total)}` : formatFound(total);
  const noun = isOne ? 'document' : 'documents';
  return { figure: count, rest: q === '' ? noun : `${noun} ${isOne ? 'matches' : 'match'} “${q}”` };
}

/** Returns the line under the last card: nothing is left out, and where the search looked. */
export function endLine(shown: number, q: string): string {
  const count = shown === 1 ? 'This is the only one.' : `All ${formatNumber(shown)} shown.`;
  return q === ''
    ? count
    : `${count} We search titles, descriptions, subjects and pages. On locked pages, we find whole words only.`;
}
