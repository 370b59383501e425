import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { enclosed, fraction } from '../formulas';

/** The function ax² + bxy + cy² at (x, y), in the direction (u, v) of length `length`. */
type Slope = { a: number; b: number; c: number; x: number; y: number; u: number; v: number; length: number };

const partials = ({ a, b, c, x, y }: Slope) => [2 * a * x + b * y, b * x + 2 * c * y] as const;
const along = ({ u, v }: Slope, [dx, dy]: readonly [number, number]) => dx * u + dy * v;
const term = (factor: number, power: string) =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor) === 1 ? '' : Math.abs(factor)}${power}`;

export const directionalDerivative: Template<Slope, Fraction> = {
  subject: 'Mathematics',
  topic: 'Multivariable calculus',
  difficulty: 'medium',
  source: 'OpenStax, Calculus Volume 3, section 4.6, Directional Derivatives and the Gradient',
  make: ({ int, pick }) => ({
    a: int(1, 4),
    b: pick([-3, -2, -1, 1, 2, 3]),
    c: pick([-2, -1, 1, 2]),
    x: pick([-2, -1, 1, 2]),
    y: pick([-1, 1, 2, 3]),
    ...pick([
      { u: 3, v: 4, length: 5 },
      { u: 4, v: -3, length: 5 },
      { u: -3, v: 4, length: 5 },
      { u: 5, v: 12, length: 13 },
    ]),
  }),
  stem: ({ a, b, c, x, y, u, v }) =>
    `What is the directional derivative of $f(x, y) = ${a === 1 ? '' : a}x^2 ${term(b, 'xy')} ${term(c, 'y^2')}$ at the point $(${x}, ${y})$ in the direction of the vector $(${u}, ${v})$?`,
  answer: (slope) => new Fraction(along(slope, partials(slope)), slope.length),
  mistakes: {
    'Does not divide the vector by its length.': (slope) => new Fraction(along(slope, partials(slope))),
    'Divides by the sum of the components, in absolute value, instead of by the length.': (slope) =>
      new Fraction(along(slope, partials(slope)), Math.abs(slope.u) + Math.abs(slope.v)),
    'Leaves the mixed term out of both partial derivatives.': (slope) =>
      new Fraction(along(slope, partials({ ...slope, b: 0 })), slope.length),
    'Exchanges the partial derivatives.': (slope) => {
      const [dx, dy] = partials(slope);
      return new Fraction(along(slope, [dy, dx]), slope.length);
    },
    'Adds the partial derivatives and forgets the direction.': (slope) => {
      const [dx, dy] = partials(slope);
      return new Fraction(dx + dy);
    },
  },
  show: (value) => `$${fraction(value)}$`,
  // For a quadratic function, the symmetric difference quotient is exact.
  holds: ({ a, b, c, x, y, u, v, length }, value) => {
    const at = (step: number) => {
      const [p, q] = [new Fraction(step * u, length).add(x), new Fraction(step * v, length).add(y)];
      return p.mul(p).mul(a).add(p.mul(q).mul(b)).add(q.mul(q).mul(c));
    };
    return at(1).sub(at(-1)).div(2).equals(value);
  },
  explanation: (slope) => {
    const { x, y, u, v, length } = slope;
    const [dx, dy] = partials(slope);
    return [
      `The gradient at $(${x}, ${y})$ is $(${dx}, ${dy})$. The unit vector in the given direction is $\\frac{1}{${length}}(${u}, ${v})$, so the derivative is $\\frac{${dx} \\cdot ${enclosed(u)} + ${enclosed(dy)} \\cdot ${enclosed(v)}}{${length}} = ${fraction(new Fraction(along(slope, [dx, dy]), length))}$.`,
      `A directional derivative is the slope for each unit of distance, so the vector has to be divided by its length $${length}$. And the mixed term counts in both partial derivatives: with $y$ as its factor for $x$, and with $x$ for $y$.`,
    ];
  },
};
