import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Half-life in days, number of half-lives that pass, and initial mass in mg. */
type Decay = { halfLife: number; passed: number; start: number };

const after = ({ start }: Decay, halvings: number) => new Fraction(start, 2 ** halvings);

export const halfLife: Template<Decay, Fraction> = {
  subject: 'Chemistry',
  topic: 'Radioactive decay',
  difficulty: 'easy',
  source: 'OpenStax, Chemistry 2e, section 21.3, Radioactive Decay',
  make: ({ int, pick }) => {
    const passed = int(3, 5);
    return { halfLife: pick([3, 5, 6, 8, 12, 14, 15]), passed, start: 2 ** passed * pick([1, 2, 3, 5, 10]) };
  },
  stem: ({ halfLife, passed, start }) =>
    `A radioactive isotope has a half-life of ${halfLife} days. Which mass of it is left of $${start}\\ \\mathrm{mg}$ after ${halfLife * passed} days?`,
  answer: (decay) => after(decay, decay.passed),
  mistakes: {
    'Divides the mass by the number of half-lives.': ({ start, passed }) => new Fraction(start, passed),
    'Gives the mass that has decayed instead of the one that is left.': (decay) =>
      after(decay, decay.passed).neg().add(decay.start),
    'Halves the mass once too seldom, as if the first half-life did not count.': (decay) =>
      after(decay, decay.passed - 1),
    'Divides the mass by twice the number of half-lives instead of halving it again and again.': (decay) =>
      new Fraction(decay.start, 2 * decay.passed),
    'Halves the mass once too often.': (decay) => after(decay, decay.passed + 1),
  },
  show: (value) => `$${Number(value.valueOf().toFixed(1))}\\ \\mathrm{mg}$`,
  // Goes back in time: the mass doubles with every half-life.
  holds: ({ halfLife, passed, start }, value) => {
    let mass = value;
    for (let day = halfLife * passed; day > 0; day -= halfLife) mass = mass.mul(2);
    return mass.equals(start);
  },
  explanation: (decay) => {
    const { halfLife, passed, start } = decay;
    return [
      `${halfLife * passed} days are ${passed} half-lives of ${halfLife} days, and in each of them half of what was there decays: $${start}\\ \\mathrm{mg} \\cdot \\left(\\frac{1}{2}\\right)^{${passed}} = ${after(decay, passed).toString()}\\ \\mathrm{mg}$.`,
      'The decay is exponential: equal times take away equal shares and not equal masses. A division by the number of half-lives, or by twice that number, would therefore be wrong.',
    ];
  },
};
