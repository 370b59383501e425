import type { MatchingPart } from './comparisons';

const maxParts = 8;

/** Names the pages of a document that match pages of another one: 'pages 3–9 match pages 1–7, page 12 matches page 2'. */
export function matchingPartsText(parts: readonly MatchingPart[]): string {
  const named = parts
    .slice(0, maxParts)
    .map(
      ({ from, to, otherFrom, otherTo }) =>
        `${pagesText(from, to)} ${from === to ? 'matches' : 'match'} ${pagesText(otherFrom, otherTo)}`,
    );
  const left = parts.length - named.length;
  return left > 0 ? `${named.join(', ')} and ${left} more` : named.join(', ');
}

const pagesText = (from: number, to: number) => (from === to ? `page ${from}` : `pages ${from}–${to}`);
