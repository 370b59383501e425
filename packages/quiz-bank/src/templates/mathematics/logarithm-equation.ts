import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Equation log(x + p) + log(x + q) = n to a base; at the solution the larger argument is `larger`. */
type Equation = { base: number; n: number; larger: number; p: number; q: number };

/** Base, right side, and two numbers whose product is the base to the power of n. */
type Product = { base: number; n: number; larger: number; smaller: number };

const products: readonly [Product, ...Product[]] = [
  { base: 2, n: 3, larger: 4, smaller: 2 },
  { base: 2, n: 3, larger: 8, smaller: 1 },
  { base: 2, n: 4, larger: 8, smaller: 2 },
  { base: 2, n: 5, larger: 8, smaller: 4 },
  { base: 3, n: 2, larger: 9, smaller: 1 },
  { base: 3, n: 3, larger: 9, smaller: 3 },
  { base: 6, n: 1, larger: 3, smaller: 2 },
  { base: 6, n: 2, larger: 9, smaller: 4 },
  { base: 6, n: 2, larger: 12, smaller: 3 },
  { base: 10, n: 1, larger: 5, smaller: 2 },
  { base: 10, n: 2, larger: 20, smaller: 5 },
  { base: 10, n: 2, larger: 25, smaller: 4 },
];

const shifted = (shift: number) => (shift === 0 ? 'x' : shift < 0 ? `x - ${-shift}` : `x + ${shift}`);
const factor = (shift: number) => (shift === 0 ? 'x' : `(${shifted(shift)})`);
const smallerOf = ({ larger, p, q }: Equation) => larger - p + q;

export const logarithmEquation: Template<Equation, Fraction> = {
  subject: 'Mathematics',
  topic: 'Logarithms',
  difficulty: 'medium',
  source: 'OpenStax, Precalculus 2e, section 4.6, Exponential and Logarithmic Equations',
  make: ({ int, pick }) => {
    const { base, n, larger, smaller } = pick(products);
    const p = int(-3, 3);
    return { base, n, larger, p, q: p - larger + smaller };
  },
  stem: ({ base, n, p, q }) =>
    `Which real number $x$ solves $\\log_{${base}}(${shifted(p)}) + \\log_{${base}}(${shifted(q)}) = ${n}$?`,
  answer: ({ larger, p }) => new Fraction(larger - p),
  mistakes: {
    'Takes the other root of the quadratic equation, for which both logarithms are undefined.': (equation) =>
      new Fraction(-smallerOf(equation) - equation.p),
    'Adds the arguments of the logarithms instead of multiplying them.': ({ base, n, p, q }) =>
      new Fraction(base ** n - p - q, 2),
    'Solves with the first logarithm alone and drops the second.': ({ base, n, p }) =>
      new Fraction(base ** n - p),
    'Gives the argument of the first logarithm instead of x.': ({ larger }) => new Fraction(larger),
    'Gives the argument of the second logarithm instead of x.': (equation) =>
      new Fraction(smallerOf(equation)),
  },
  show: (value) => `$${value.d === 1n ? value.toFraction() : value.toString()}$`,
  // Substitutes the value: both logarithms exist, and their floating-point values add up to n.
  holds: ({ base, n, p, q }, value) => {
    const [first, second] = [value.valueOf() + p, value.valueOf() + q];
    if (first <= 0 || second <= 0) return false;
    return Math.abs((Math.log(first) + Math.log(second)) / Math.log(base) - n) < 1e-9;
  },
  explanation: (equation) => {
    const { base, n, larger, p, q } = equation;
    const [smaller, x] = [smallerOf(equation), larger - p];
    return [
      `A sum of logarithms is the logarithm of the product, so $${factor(p)}${factor(q)} = ${base}^{${n}} = ${base ** n}$. For $x = ${x}$ the factors are $${larger}$ and $${smaller}$, and $${larger} \\cdot ${smaller} = ${base ** n}$.`,
      `The quadratic equation has a second root, $x = ${-smaller - p}$, but there both arguments are negative and have no logarithm. Adding the arguments would belong to no rule: $\\log u + \\log v$ is not $\\log(u + v)$.`,
    ];
  },
};
