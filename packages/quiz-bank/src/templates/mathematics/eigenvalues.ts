import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { enclosed, fraction } from '../formulas';

/** Rows (a, b) and (c, d) of a matrix with two different whole eigenvalues. */
type Matrix = { a: number; b: number; c: number; d: number; low: number; high: number };
/** Two values in ascending order. */
type Pair = [Fraction, Fraction];

const pair = (one: Fraction, two: Fraction): Pair => (one.compare(two) > 0 ? [two, one] : [one, two]);
const whole = (one: number, two: number) => pair(new Fraction(one), new Fraction(two));
const term = (value: number, factor: string) =>
  value === 0
    ? ''
    : `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && factor ? '' : Math.abs(value)}${factor} `;
const linear = (zero: number) => (zero === 0 ? '\\lambda' : `(\\lambda ${term(-zero, '').trim()})`);

export const eigenvalues: Template<Matrix, Pair> = {
  subject: 'Mathematics',
  topic: 'Eigenvalues',
  difficulty: 'medium',
  source:
    'Gilbert Strang, Introduction to Linear Algebra, 5th edition, chapter 6, Eigenvalues and Eigenvectors',
  make: ({ int, pick }) => {
    const low = pick([-3, -2, -1, 1, 2]);
    const high = low + int(2, 5);
    // A change of basis with determinant 1 keeps all entries whole.
    const [s, t] = [pick([-1, 1, 2]), pick([-2, -1, 1])];
    const gap = high - low;
    return { a: low - gap * s * t, b: gap * s, c: -gap * t * (1 + s * t), d: high + gap * s * t, low, high };
  },
  stem: ({ a, b, c, d }) =>
    `What are the eigenvalues of the matrix $\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}$?`,
  answer: ({ low, high }) => whole(low, high),
  mistakes: {
    'Reads the eigenvalues from the diagonal, as if the matrix were triangular.': ({ a, d, low, high, c }) =>
      c === 0 ? whole(low, high) : whole(a, d),
    'Has the wrong sign of the trace in the characteristic polynomial.': ({ low, high }) =>
      whole(-low, -high),
    'Takes the trace and the determinant themselves for the eigenvalues.': ({ low, high }) =>
      whole(low + high, low * high),
    'Takes the pivots after elimination, though row operations change the eigenvalues.': (matrix) =>
      matrix.a === 0
        ? whole(matrix.low, matrix.high)
        : pair(new Fraction(matrix.a), new Fraction(matrix.low * matrix.high, matrix.a)),
    'Takes the sums of the rows for the eigenvalues.': ({ a, b, c, d }) => whole(a + b, c + d),
  },
  show: ([one, two]) => `$${fraction(one)}$ and $${fraction(two)}$`,
  // Both values must make the shifted matrix singular, and they must differ.
  holds: ({ a, b, c, d }, [one, two]) => {
    const singular = (value: Fraction) =>
      new Fraction(a)
        .sub(value)
        .mul(new Fraction(d).sub(value))
        .equals(b * c);
    return singular(one) && singular(two) && !one.equals(two);
  },
  explanation: ({ a, b, c, d, low, high }) => {
    const [trace, product] = [a + d, a * d - b * c];
    const characteristic = `\\lambda^2 ${term(-trace, '\\lambda')}${term(product, '')}`.trim();
    return [
      `The trace is $${a} + ${enclosed(d)} = ${trace}$ and the determinant $${enclosed(a)} \\cdot ${enclosed(d)} - ${enclosed(b)} \\cdot ${enclosed(c)} = ${product}$. So the characteristic polynomial is $${characteristic} = ${linear(low)}${linear(high)}$, with the zeros $${low}$ and $${high}$.`,
      'Their sum is the trace and their product the determinant, which tests the result quickly. The diagonal shows the eigenvalues of triangular matrices only, and elimination keeps the determinant but not the eigenvalues.',
    ];
  },
};
