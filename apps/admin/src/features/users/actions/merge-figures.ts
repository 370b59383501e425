import type { Belongings } from '@aw/contracts/users/public';

type FigureRow = { label: string; from: number; into: number };

const labels: readonly [keyof Belongings, string][] = [
  ['uploads', 'Uploads'],
  ['credits', 'Credits'],
  ['rewardPoints', 'Points'],
  ['unlocks', 'Unlocked documents'],
  ['questions', 'Questions'],
  ['orders', 'Orders'],
  ['other', 'Views, ratings, other'],
];

/** Data of both people, figure by figure. */
export function mergeFigures(from: Belongings, into: Belongings): FigureRow[] {
  return labels.map(([key, label]) => ({ label, from: from[key], into: into[key] }));
}
