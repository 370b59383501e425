import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Exponents of the concentrations of A and B in a rate law. */
type Orders = { a: number; b: number };
/** Concentrations in hundredths of mol/L, the first rate in mmol/(L·s), and the coefficients of the equation. */
type Kinetics = { orders: Orders; start: { a: number; b: number; rate: number }; coefficients: Orders };

const runs = ({ orders, start: { a, b, rate } }: Kinetics) => [
  { a, b, rate },
  { a: 2 * a, b, rate: rate * 2 ** orders.a },
  { a: 2 * a, b: 2 * b, rate: rate * 2 ** (orders.a + orders.b) },
];
const coefficient = (value: number) => (value === 1 ? '' : String(value));
const power = (name: string, order: number) =>
  order === 0 ? '' : `[\\ce{${name}}]${order === 1 ? '' : `^${order}`}`;

export const initialRates: Template<Kinetics, Orders> = {
  subject: 'Chemistry',
  topic: 'Rate laws',
  difficulty: 'hard',
  source: 'OpenStax, Chemistry 2e, section 12.3, Rate Laws',
  make: ({ int, pick }) => ({
    orders: pick([
      { a: 0, b: 1 },
      { a: 0, b: 2 },
      { a: 1, b: 0 },
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 0 },
      { a: 2, b: 1 },
    ]),
    start: { a: pick([10, 15, 20, 30]), b: pick([10, 20, 25, 40]), rate: int(1, 6) },
    coefficients: pick([
      { a: 2, b: 1 },
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { a: 2, b: 3 },
    ]),
  }),
  stem: (kinetics) => {
    const { coefficients } = kinetics;
    const measured = runs(kinetics).map(
      ({ a, b, rate }) =>
        `$${rate}\\ \\mathrm{mmol/(L\\,s)}$ for $[\\ce{A}] = ${a / 100}\\ \\mathrm{mol/L}$ and $[\\ce{B}] = ${b / 100}\\ \\mathrm{mol/L}$`,
    );
    const equation = `\\ce{${coefficient(coefficients.a)}A + ${coefficient(coefficients.b)}B -> C}`;
    return `The initial rate $r$ of the reaction $${equation}$ is measured three times at one temperature. It is ${measured.join('; ')}. Which rate law agrees with this?`;
  },
  answer: ({ orders }) => orders,
  mistakes: {
    'Takes the coefficients of the equation for the orders of the reaction.': ({ coefficients }) =>
      coefficients,
    'Exchanges the orders of the two reactants.': ({ orders: { a, b } }) => ({ a: b, b: a }),
    'Takes the factor by which the rate grows for the order.': ({ orders: { a, b } }) => ({
      a: 2 ** a,
      b: 2 ** b,
    }),
    'Compares the third measurement with the first, in which both concentrations differ.': ({
      orders: { a, b },
    }) => ({ a, b: a + b }),
    'Gives every reactant the order 1.': () => ({ a: 1, b: 1 }),
  },
  show: ({ a, b }) => `$r = k${power('A', a)}${power('B', b)}$`,
  // All three measurements must give the same rate constant.
  holds: (kinetics, { a: first, b: second }) => {
    const constants = runs(kinetics).map(({ a, b, rate }) => new Fraction(rate, a ** first * b ** second));
    return constants.every((constant) => constant.equals(constants[0] ?? 0));
  },
  explanation: ({ orders: { a, b } }) => {
    const law = `$r = k${power('A', a)}${power('B', b)}$`;
    return [
      `From the first to the second measurement $[\\ce{A}]$ alone doubles and the rate changes by the factor $${2 ** a} = 2^${a}$: order ${a} in A. From the second to the third $[\\ce{B}]$ alone doubles and the factor is $${2 ** b} = 2^${b}$: order ${b} in B. So ${law}.`,
      'The order is the exponent and not the factor itself, and it is read from two measurements in which one concentration alone changes. The coefficients of the overall equation say nothing about it.',
    ];
  },
};
