import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Exactly k successes in n independent trials, each with the success probability over/under. */
type Trials = { n: number; k: number; over: number; under: number };

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** Probability of one particular order of successes and failures. */
const order = ({ over, under }: Trials, successes: number, failures: number) =>
  new Fraction(over ** successes * (under - over) ** failures, under ** (successes + failures));
const exactly = (trials: Trials, k: number) => order(trials, k, trials.n - k).mul(choose(trials.n, k));
/** An impossible probability gives itself away, so the right value replaces it, which is then no option. */
const possible = (trials: Trials, value: Fraction) =>
  value.compare(1) < 0 ? value : exactly(trials, trials.k);

export const binomialProbability: Template<Trials, Fraction> = {
  subject: 'Statistics',
  topic: 'Binomial distribution',
  difficulty: 'medium',
  source: 'OpenStax, Introductory Statistics 2e, section 4.3, Binomial Distribution',
  make: ({ int, pick }) => {
    const n = int(4, 6);
    return {
      n,
      k: int(2, n - 1),
      ...pick([
        { over: 1, under: 2 },
        { over: 1, under: 3 },
        { over: 2, under: 3 },
        { over: 1, under: 4 },
        { over: 3, under: 4 },
      ]),
    };
  },
  stem: ({ n, k, over, under }) =>
    `Independent trials each succeed with probability $\\frac{${over}}{${under}}$. What is the probability of exactly $${k}$ successes in $${n}$ trials?`,
  answer: (trials) => exactly(trials, trials.k),
  mistakes: {
    'Takes one order of successes and failures and forgets that there are several.': (trials) =>
      order(trials, trials.k, trials.n - trials.k),
    'Counts the orders but forgets that the other trials have to fail.': (trials) =>
      possible(trials, order(trials, trials.k, 0).mul(choose(trials.n, trials.k))),
    'Exchanges the probabilities of success and failure.': (trials) => exactly(trials, trials.n - trials.k),
    'Gives the probability of at least so many successes.': (trials) =>
      Array.from({ length: trials.n - trials.k + 1 }, (_, more) => exactly(trials, trials.k + more)).reduce(
        (sum, probability) => sum.add(probability),
        new Fraction(0),
      ),
    'Multiplies by the number of trials instead of the number of orders.': (trials) =>
      possible(trials, order(trials, trials.k, trials.n - trials.k).mul(trials.n)),
  },
  show: (value) => `$${fraction(value)}$`,
  // Goes through all sequences of successes and failures and adds the probabilities of those with k successes.
  holds: (trials, value) => {
    const sequences = Array.from({ length: 2 ** trials.n }, (_, bits) =>
      Array.from({ length: trials.n }, (_, trial) => Math.floor(bits / 2 ** trial) % 2),
    );
    const chances = sequences
      .filter((sequence) => sequence.filter((success) => success === 1).length === trials.k)
      .map((sequence) =>
        sequence.map((success) => (success === 1 ? order(trials, 1, 0) : order(trials, 0, 1))),
      )
      .map((factors) => factors.reduce((product, factor) => product.mul(factor), new Fraction(1)));
    return chances.reduce((sum, chance) => sum.add(chance), new Fraction(0)).equals(value);
  },
  explanation: (trials) => {
    const { n, k, over, under } = trials;
    const [p, q] = [`\\frac{${over}}{${under}}`, `\\frac{${under - over}}{${under}}`];
    return [
      `One certain order of $${k}$ successes and $${n - k}$ ${n - k === 1 ? 'failure' : 'failures'} has the probability $\\left(${p}\\right)^{${k}} \\left(${q}\\right)^{${n - k}}$, and there are $\\binom{${n}}{${k}} = ${choose(n, k)}$ such orders. Together: $${choose(n, k)} \\cdot ${fraction(order(trials, k, n - k))} = ${fraction(exactly(trials, k))}$.`,
      `Without the factor $${choose(n, k)}$ the successes would have to come in one fixed order. Without the powers of $${q}$ more than $${k}$ successes would be allowed, and some sequences would count several times.`,
    ];
  },
};
