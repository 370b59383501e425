import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { enclosed, fraction } from '../formulas';

/** Rows (a, b) and (c, d). */
type Matrix<N> = { a: N; b: N; c: N; d: N };

const determinant = ({ a, b, c, d }: Matrix<number>) => a * d - b * c;
const tex = <N>({ a, b, c, d }: Matrix<N>, cell: (value: N) => string) =>
  `\\begin{pmatrix} ${cell(a)} & ${cell(b)} \\\\ ${cell(c)} & ${cell(d)} \\end{pmatrix}`;
const divided = ({ a, b, c, d }: Matrix<number>, by: number): Matrix<Fraction> => ({
  a: new Fraction(a, by),
  b: new Fraction(b, by),
  c: new Fraction(c, by),
  d: new Fraction(d, by),
});
const adjugate = ({ a, b, c, d }: Matrix<number>) => ({ a: d, b: -b, c: -c, d: a });

export const inverseMatrix: Template<Matrix<number>, Matrix<Fraction>> = {
  subject: 'Mathematics',
  topic: 'Matrices',
  difficulty: 'medium',
  source: 'OpenStax, Precalculus 2e, section 9.7, Solving Systems with Inverses',
  make: ({ int, pick }) => {
    const [a, b, c, d] = [int(1, 5), pick([-3, -2, 2, 3]), pick([-3, -1, 1, 4]), int(1, 6)];
    return { a, b, c, d: a * d === b * c ? d + 1 : d };
  },
  stem: (matrix) => `What is the inverse of the matrix $${tex(matrix, String)}$?`,
  answer: (matrix) => divided(adjugate(matrix), determinant(matrix)),
  mistakes: {
    'Exchanges the diagonal and turns the signs but forgets to divide by the determinant.': (matrix) =>
      divided(adjugate(matrix), 1),
    'Turns the signs off the diagonal but does not exchange the diagonal entries.': ({ a, b, c, d }) =>
      divided({ a, b: -b, c: -c, d }, determinant({ a, b, c, d })),
    'Exchanges the diagonal entries but leaves the other signs as they are.': ({ a, b, c, d }) =>
      divided({ a: d, b, c, d: a }, determinant({ a, b, c, d })),
    'Exchanges the entries off the diagonal as well, which transposes the result.': ({ a, b, c, d }) =>
      divided({ a: d, b: -c, c: -b, d: a }, determinant({ a, b, c, d })),
    'Replaces each entry by its reciprocal.': ({ a, b, c, d }) => ({
      a: new Fraction(1, a),
      b: new Fraction(1, b),
      c: new Fraction(1, c),
      d: new Fraction(1, d),
    }),
  },
  show: (matrix) => `$${tex(matrix, fraction)}$`,
  // The product with the matrix must be the identity.
  holds: ({ a, b, c, d }, inverse) => {
    const row = (x: number, y: number) => [
      inverse.a.mul(x).add(inverse.c.mul(y)),
      inverse.b.mul(x).add(inverse.d.mul(y)),
    ];
    const identity = [1, 0, 0, 1];
    return [...row(a, b), ...row(c, d)].every((value, index) => value.equals(identity[index] ?? 0));
  },
  explanation: (matrix) => {
    const { a, b, c, d } = matrix;
    const under = determinant(matrix);
    return [
      `The determinant is $${a} \\cdot ${d} - ${enclosed(b)} \\cdot ${enclosed(c)} = ${under}$. The inverse is $\\frac{1}{${under}}${tex(adjugate(matrix), String)}$: the diagonal entries change places, the others change their signs, and all are divided by the determinant.`,
      'Multiplying the matrix by it gives the identity, which is the test for every candidate. Without the division the product is the identity times the determinant, and taking the reciprocal of each entry works only on the diagonal of a diagonal matrix.',
    ];
  },
};
