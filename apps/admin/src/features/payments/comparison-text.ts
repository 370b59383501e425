import { formatCount } from '@aw/ui/primitives/format-count';

/** Describes the result of a comparison: '1 payment repaired. No differences left.' */
export function comparisonText({
  repaired,
  differences,
}: {
  repaired: number;
  differences: unknown[];
}): string {
  const remaining = `${differences.length === 0 ? 'No differences' : formatCount(differences.length, 'difference')} left`;
  return repaired === 0
    ? `No repairs were needed. ${remaining}.`
    : `${formatCount(repaired, 'payment')} repaired. ${remaining}.`;
}
