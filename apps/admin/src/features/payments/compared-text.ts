import { countOf, figure } from '../../format/figures';

/** What a comparison with the provider found: '1 payment repaired, 0 differences.' */
export function comparedText({
  repaired,
  differences,
}: {
  repaired: number;
  differences: unknown[];
}): string {
  const found = countOf(differences.length, 'difference');
  if (repaired === 0) return `Nothing needed repair; ${found}.`;
  return `${figure(repaired)} ${repaired === 1 ? 'was' : 'were'} repaired, ${found}.`;
}
