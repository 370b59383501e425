import { countOf } from '../../format/figures';

/** Describes the result of a comparison: '1 payment repaired. No differences left.' */
export function comparedText({
  repaired,
  differences,
}: {
  repaired: number;
  differences: unknown[];
}): string {
  const found = `${differences.length === 0 ? 'No differences' : countOf(differences.length, 'difference')} left`;
  return repaired === 0
    ? `No repairs were needed. ${found}.`
    : `${countOf(repaired, 'payment')} repaired. ${found}.`;
}
