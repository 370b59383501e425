import type { Template } from '../../template';

/** Percentage of one base in double-stranded DNA, and the base of the other pair to calculate. */
type Composition = { base: string; percent: number; wanted: string };

const partners: Record<string, string> = { adenine: 'thymine', thymine: 'adenine', guanine: 'cytosine' };
const partnerOf = (base: string) => partners[base] ?? 'guanine';
const shown = (percent: number) => `$${percent}\\,\\%$`;

export const baseComposition: Template<Composition, number> = {
  subject: 'Biology',
  topic: 'Structure of DNA',
  difficulty: 'easy',
  source: 'OpenStax, Biology 2e, chapter 14, DNA Structure and Function',
  make: ({ int, pick }) => {
    const base = pick(['adenine', 'thymine', 'guanine', 'cytosine']);
    const isOfFirstPair = base === 'adenine' || base === 'thymine';
    const wanted = isOfFirstPair ? pick(['guanine', 'cytosine']) : pick(['adenine', 'thymine']);
    return { base, percent: 2 * pick([int(7, 12), int(13, 18)]), wanted };
  },
  stem: ({ base, percent, wanted }) =>
    `In a double-stranded DNA molecule, ${shown(percent)} of the bases are ${base}. Which share of its bases is ${wanted}?`,
  answer: ({ percent }) => 50 - percent,
  mistakes: {
    'Pairs the two bases with each other and so gives them equal shares.': ({ percent }) => percent,
    'Takes all that is left after the base that is given for the base that is asked for.': ({ percent }) =>
      100 - percent,
    'Finds the share of the whole other pair and forgets to halve it.': ({ percent }) => 100 - 2 * percent,
    'Takes away the base that is given, but not its partner, before halving the rest.': ({ percent }) =>
      (100 - percent) / 2,
    'Takes the share that is given for that of the pair, and halves it.': ({ percent }) => percent / 2,
  },
  show: shown,
  // Lays out both strands of a hundred base pairs and counts.
  holds: ({ base, percent, wanted }, value) => {
    const pairs = Array.from({ length: 100 }, (_, pair) => (pair < 2 * percent ? base : wanted));
    const bases = pairs.flatMap((base) => [base, partnerOf(base)]);
    const counted = (wanted: string) => bases.filter((base) => base === wanted).length / 2;
    return counted(base) === percent && counted(wanted) === value;
  },
  explanation: ({ base, percent, wanted }) => {
    const [partner, both] = [partnerOf(base), 2 * percent];
    return [
      `Every ${base} is paired with one ${partner}, so these two make up $2 \\cdot ${percent}\\,\\% = ${both}\\,\\%$ of the bases. The other pair has the remaining $${100 - both}\\,\\%$, in equal parts: ${shown(50 - percent)} ${wanted}.`,
      `Equal shares belong to partners, and ${wanted} is no partner of ${base}. Whoever forgets the ${partner}, or forgets to halve at the end, gets too large a share.`,
    ];
  },
};
