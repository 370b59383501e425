import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Masses of two isotopes in u, and how many of a hundred atoms are the lighter one. */
type Isotopes = { light: number; heavy: number; percent: number };

const mean = ({ light, heavy }: Isotopes, percent: number) =>
  new Fraction(percent * light + (100 - percent) * heavy, 100);

export const meanAtomicMass: Template<Isotopes, Fraction> = {
  subject: 'Chemistry',
  topic: 'Atomic mass',
  difficulty: 'easy',
  source: 'OpenStax, Chemistry 2e, section 2.3, Atomic Structure and Symbolism',
  make: ({ int, pick }) => {
    const light = int(10, 90);
    return {
      light,
      heavy: light + pick([2, 3, 4]),
      percent: pick([15, 20, 25, 30, 35, 60, 65, 70, 75, 80, 85]),
    };
  },
  stem: ({ light, heavy, percent }) =>
    `A sample of an element consists of two isotopes: $${percent}\\,\\%$ of its atoms have a mass of $${light}\\ \\mathrm{u}$, all others one of $${heavy}\\ \\mathrm{u}$. What is the mean mass of its atoms?`,
  answer: (isotopes) => mean(isotopes, isotopes.percent),
  mistakes: {
    'Takes the plain mean of both masses and ignores how frequent they are.': (isotopes) =>
      mean(isotopes, 50),
    'Gives each isotope the share of the other one.': (isotopes) => mean(isotopes, 100 - isotopes.percent),
    'Takes the mass of the more frequent isotope for the mean.': ({ light, heavy, percent }) =>
      new Fraction(percent > 50 ? light : heavy),
    'Takes the mass of the rarer isotope for the mean.': ({ light, heavy, percent }) =>
      new Fraction(percent > 50 ? heavy : light),
  },
  show: (value) => `$${value.toString()}\\ \\mathrm{u}$`,
  // Weighs a hundred atoms one by one.
  holds: ({ light, heavy, percent }, value) => {
    let weighed = 0;
    for (let atom = 1; atom <= 100; atom += 1) weighed += atom <= percent ? light : heavy;
    return value.mul(100).equals(weighed);
  },
  explanation: (isotopes) => {
    const { light, heavy, percent } = isotopes;
    const share = (part: number) => String(part / 100);
    return [
      `Each mass counts with the share of its atoms: $${share(percent)} \\cdot ${light}\\ \\mathrm{u} + ${share(100 - percent)} \\cdot ${heavy}\\ \\mathrm{u} = ${mean(isotopes, percent).toString()}\\ \\mathrm{u}$.`,
      `The mean lies nearer to the more frequent isotope, here the one of $${percent > 50 ? light : heavy}\\ \\mathrm{u}$, but not on it. The plain mean would need equal shares, and exchanged shares put it on the wrong side of the middle.`,
    ];
  },
};
