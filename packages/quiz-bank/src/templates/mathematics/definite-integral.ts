import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction, polynomial } from '../formulas';

/** The function ax² + bx and two bounds. */
type Area = { a: number; b: number; from: number; to: number };

const valueAt = ({ a, b }: Area, x: Fraction) => x.mul(x).mul(a).add(x.mul(b));
const antiderivativeAt = ({ a, b }: Area, x: number) =>
  new Fraction(a * x ** 3, 3).add(new Fraction(b * x ** 2, 2));
/** Formats a coefficient before a power, where 1 is omitted. */
const factor = (value: Fraction) => fraction(value).replace(/^(-?)1$/, '$1');

export const definiteIntegral: Template<Area, Fraction> = {
  subject: 'Mathematics',
  topic: 'Integration',
  difficulty: 'easy',
  source: 'OpenStax, Calculus Volume 1, section 5.3, The Fundamental Theorem of Calculus',
  make: ({ int, pick }) => {
    const from = int(-2, 1);
    return { a: pick([-3, -2, 1, 2, 3, 4]), b: pick([-5, -3, -1, 1, 2, 3, 5]), from, to: from + int(1, 3) };
  },
  stem: ({ a, b, from, to }) =>
    `What is the value of $\\displaystyle\\int_{${from}}^{${to}} \\left(${polynomial([0, b, a])}\\right)\\,dx$?`,
  answer: (area) => antiderivativeAt(area, area.to).sub(antiderivativeAt(area, area.from)),
  mistakes: {
    'Raises the exponents but does not divide by the new ones.': ({ a, b, from, to }) =>
      new Fraction(a * (to ** 3 - from ** 3) + b * (to ** 2 - from ** 2)),
    'Subtracts the upper bound from the lower one.': (area) =>
      antiderivativeAt(area, area.from).sub(antiderivativeAt(area, area.to)),
    'Inserts the bounds into the function itself, without integrating.': (area) =>
      valueAt(area, new Fraction(area.to)).sub(valueAt(area, new Fraction(area.from))),
    'Inserts the upper bound alone.': (area) => antiderivativeAt(area, area.to),
    'Adds the values at both bounds instead of subtracting them.': (area) =>
      antiderivativeAt(area, area.to).add(antiderivativeAt(area, area.from)),
  },
  show: (value) => `$${fraction(value)}$`,
  // Simpson's rule is exact for polynomials up to the third degree.
  holds: (area, value) => {
    const [from, to] = [new Fraction(area.from), new Fraction(area.to)];
    const ends = valueAt(area, from).add(valueAt(area, to));
    const middle = valueAt(area, from.add(to).div(2)).mul(4);
    return to.sub(from).div(6).mul(ends.add(middle)).equals(value);
  },
  explanation: (area) => {
    const { a, b, from, to } = area;
    const [upper, lower] = [antiderivativeAt(area, to), antiderivativeAt(area, from)];
    const square = `${b < 0 ? '-' : '+'} ${factor(new Fraction(Math.abs(b), 2))}x^2`;
    return [
      `An antiderivative is $F(x) = ${factor(new Fraction(a, 3))}x^3 ${square}$. So the integral is $F(${to}) - F(${from}) = ${fraction(upper)} - ${lower.s < 0n ? `\\left(${fraction(lower)}\\right)` : fraction(lower)} = ${fraction(upper.sub(lower))}$.`,
      'Each exponent rises by one, and the term is divided by the new exponent. Then the value at the lower bound is subtracted from that at the upper one; it may be left out only where it is $0$.',
    ];
  },
};
