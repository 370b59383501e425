import type { Template } from '../../template';

/** Numbers of carbon, hydrogen and oxygen atoms. */
type Atoms = readonly [number, number, number];
/** Compound, and the analysed amount of its formula unit in millimoles. */
type Sample = { atoms: Atoms; millimoles: number };

const compounds: [Atoms, ...Atoms[]] = [
  [1, 2, 1],
  [1, 4, 1],
  [2, 4, 1],
  [2, 6, 1],
  [3, 6, 1],
  [3, 8, 1],
  [4, 8, 1],
  [3, 4, 3],
  [2, 3, 2],
  [3, 4, 2],
];
const atomicMasses: Atoms = [12, 1, 16];

const divisor = (one: number, two: number): number => (two === 0 ? one : divisor(two, one % two));
const common = ([c, h, o]: Atoms) => divisor(divisor(c, h), o);
const lowest = (atoms: Atoms): Atoms => {
  const by = common(atoms);
  return [atoms[0] / by, atoms[1] / by, atoms[2] / by];
};
const weights = ([c, h, o]: Atoms): Atoms => [c * atomicMasses[0], h * atomicMasses[1], o * atomicMasses[2]];
const grams = ({ atoms, millimoles }: Sample) =>
  weights(atoms).map((mass) => String((mass * millimoles) / 1000));
const count = (atoms: number) => (atoms === 1 ? '' : String(atoms));

export const empiricalFormula: Template<Sample, Atoms> = {
  subject: 'Chemistry',
  topic: 'Empirical formulas',
  difficulty: 'medium',
  source: 'OpenStax, Chemistry 2e, section 3.2, Determining Empirical and Molecular Formulas',
  make: ({ pick }) => ({ atoms: pick(compounds), millimoles: pick([50, 100, 150, 200, 250, 300, 400]) }),
  stem: (sample) => {
    const [c, h, o] = grams(sample);
    return `A sample of a compound contains $${c}\\ \\mathrm{g}$ of carbon, $${h}\\ \\mathrm{g}$ of hydrogen and $${o}\\ \\mathrm{g}$ of oxygen, and nothing else. What is its empirical formula? Take the molar masses of the atoms as $12$, $1$ and $16\\ \\mathrm{g/mol}$.`;
  },
  answer: ({ atoms }) => atoms,
  mistakes: {
    'Takes the ratio of the masses for that of the atoms.': ({ atoms }) => lowest(weights(atoms)),
    'Exchanges the numbers of carbon and oxygen atoms.': ({ atoms: [c, h, o] }) => [o, h, c],
    'Divides by the molar masses of the molecules of hydrogen and oxygen instead of the atoms.': ({
      atoms: [c, h, o],
    }) => lowest([2 * c, h, o]),
    'Divides by 2 g/mol for hydrogen, the molar mass of its molecule.': ({ atoms: [c, h, o] }) =>
      lowest([2 * c, h, 2 * o]),
    'Gives a multiple, though an empirical formula has the smallest whole numbers.': ({
      atoms: [c, h, o],
    }) => [2 * c, 2 * h, 2 * o],
  },
  show: ([c, h, o]) => `$\\ce{C${count(c)}H${count(h)}O${count(o)}}$`,
  // The masses have the same ratios as in the sample, and no smaller formula has them.
  holds: ({ atoms }, value) => {
    const [c, h, o] = weights(value);
    const [carbon, hydrogen, oxygen] = weights(atoms);
    return c * hydrogen === carbon * h && h * oxygen === hydrogen * o && common(value) === 1;
  },
  explanation: (sample) => {
    const [c, h, o] = grams(sample);
    const [x, y, z] = sample.atoms;
    const moles = sample.atoms.map((atoms) => String((atoms * sample.millimoles) / 1000));
    return [
      `The amounts of substance are $${c} \\div 12 = ${moles[0]}\\ \\mathrm{mol}$ of carbon, $${h} \\div 1 = ${moles[1]}\\ \\mathrm{mol}$ of hydrogen and $${o} \\div 16 = ${moles[2]}\\ \\mathrm{mol}$ of oxygen. Their ratio in smallest whole numbers is $${x} : ${y} : ${z}$.`,
      'A formula counts atoms, so each mass has to be divided by the molar mass of the atom first, also for elements whose molecules have two atoms. A multiple of the ratio may be the molecular formula, but it is not the empirical one.',
    ];
  },
};
