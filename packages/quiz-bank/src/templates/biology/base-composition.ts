import type { Template } from '../../template';

/** Percentage of one base in double-stranded DNA, and the base of the other pair to calculate. */
type Composition = { given: string; percent: number; asked: string };

const partners: Record<string, string> = { adenine: 'thymine', thymine: 'adenine', guanine: 'cytosine' };
const partnerOf = (base: string) => partners[base] ?? 'guanine';
const shown = (percent: number) => `$${percent}\\,\\%$`;

export const baseComposition: Template<Composition, number> = {
  subject: 'Biology',
  topic: 'Structure of DNA',
  difficulty: 'easy',
  source: 'OpenStax, Biology 2e, chapter 14, DNA Structure and Function',
  make: ({ int, pick }) => {
    const given = pick(['adenine', 'thymine', 'guanine', 'cytosine']);
    const isOfFirstPair = given === 'adenine' || given === 'thymine';
    const asked = isOfFirstPair ? pick(['guanine', 'cytosine']) : pick(['adenine', 'thymine']);
    return { given, percent: 2 * pick([int(7, 12), int(13, 18)]), asked };
  },
  stem: ({ given, percent, asked }) =>
    `In a double-stranded DNA molecule, ${shown(percent)} of the bases are ${given}. Which share of its bases is ${asked}?`,
  answer: ({ percent }) => 50 - percent,
  mistakes: [
    {
      mistake: 'Pairs the two bases with each other and so gives them equal shares.',
      option: ({ percent }) => percent,
    },
    {
      mistake: 'Takes all that is left after the base that is given for the base that is asked for.',
      option: ({ percent }) => 100 - percent,
    },
    {
      mistake: 'Finds the share of the whole other pair and forgets to halve it.',
      option: ({ percent }) => 100 - 2 * percent,
    },
    {
      mistake: 'Takes away the base that is given, but not its partner, before halving the rest.',
      option: ({ percent }) => (100 - percent) / 2,
    },
    {
      mistake: 'Takes the share that is given for that of the pair, and halves it.',
      option: ({ percent }) => percent / 2,
    },
  ],
  show: shown,
  // Lays out both strands of a hundred base pairs and counts.
  holds: ({ given, percent, asked }, value) => {
    const pairs = Array.from({ length: 100 }, (_, pair) => (pair < 2 * percent ? given : asked));
    const bases = pairs.flatMap((base) => [base, partnerOf(base)]);
    const counted = (wanted: string) => bases.filter((base) => base === wanted).length / 2;
    return counted(given) === percent && counted(asked) === value;
  },
  explanation: ({ given, percent, asked }) => {
    const [partner, both] = [partnerOf(given), 2 * percent];
    return [
      `Every ${given} is paired with one ${partner}, so these two make up $2 \\cdot ${percent}\\,\\% = ${both}\\,\\%$ of the bases. The other pair has the remaining $${100 - both}\\,\\%$, in equal parts: ${shown(50 - percent)} ${asked}.`,
      `Equal shares belong to partners, and ${asked} is no partner of ${given}. Whoever forgets the ${partner}, or forgets to halve at the end, gets too large a share.`,
    ].join('\n\n');
  },
};
