import { countOf } from '@aw/ui/primitives/count-of';

/** Describes the result of a comparison: '1 payment repaired. No differences left.' */
export function comparisonText({
  repaired,
  differences,
}: {
  repaired: number;
  differences: unknown[];
}): string {
  const remaining = `${differences.length === 0 ? 'No differences' : countOf(differences.length, 'difference')} left`;
  return repaired === 0
    ? `No repairs were needed. ${remaining}.`
    : `${countOf(repaired, 'payment')} repaired. ${remaining}.`;
}
