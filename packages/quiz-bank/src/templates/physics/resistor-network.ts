import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Resistances in ohms: one in series with a parallel pair. */
type Network = { series: number; pair: readonly [number, number] };

const pairs: [[number, number], ...[number, number][]] = [
  [3, 6],
  [4, 12],
  [5, 20],
  [6, 12],
  [6, 30],
  [10, 15],
  [12, 24],
  [20, 30],
];

const parallel = (one: number, two: number) => new Fraction(one * two, one + two);

export const resistorNetwork: Template<Network, Fraction> = {
  subject: 'Physics',
  topic: 'Electric circuits',
  difficulty: 'easy',
  source: 'OpenStax, University Physics Volume 2, section 10.2, Resistors in Series and Parallel',
  make: ({ int, pick }) => ({ series: int(2, 20), pair: pick(pairs) }),
  stem: ({ series, pair: [one, two] }) =>
    `A resistor of $${series}\\ \\Omega$ is in series with two resistors of $${one}\\ \\Omega$ and $${two}\\ \\Omega$ that are in parallel with each other. What is the total resistance?`,
  answer: ({ series, pair }) => parallel(...pair).add(series),
  mistakes: {
    'Adds all three resistances, as if all were in series.': ({ series, pair: [one, two] }) =>
      new Fraction(series + one + two),
    'Takes all three resistors for parallel.': ({ series, pair }) =>
      new Fraction(1).div(
        parallel(...pair)
          .inverse()
          .add(new Fraction(1, series)),
      ),
    'Takes the mean of the two parallel resistances.': ({ series, pair: [one, two] }) =>
      new Fraction(one + two, 2).add(series),
    'Adds the single resistor to the first of the pair and takes this sum for parallel to the second.': ({
      series,
      pair: [one, two],
    }) => parallel(series + one, two),
    'Leaves out the resistor in series.': ({ pair }) => parallel(...pair),
  },
  show: (value) => `$${Number(value.valueOf().toFixed(1))}\\ \\Omega$`,
  // Applies a voltage to the pair that makes both currents whole, and divides the total voltage by the current.
  holds: ({ series, pair: [one, two] }, value) => {
    const acrossPair = one * two;
    const current = acrossPair / one + acrossPair / two;
    return value.mul(current).equals(acrossPair + current * series);
  },
  explanation: ({ series, pair: [one, two] }) => {
    const both = parallel(one, two).toString();
    return [
      `The parallel pair has $\\frac{${one} \\cdot ${two}}{${one} + ${two}}\\ \\Omega = ${both}\\ \\Omega$. The third resistor is in series with it, so the total is $${series}\\ \\Omega + ${both}\\ \\Omega = ${parallel(one, two).add(series).toString()}\\ \\Omega$.`,
      'A second path lets more current pass at the same voltage, so a parallel pair has less resistance than either of its resistors; neither their sum nor their mean can be right. The whole current passes through the single resistor, which is why it is added in full.',
    ];
  },
};
