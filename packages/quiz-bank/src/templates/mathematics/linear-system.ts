import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { enclosed, fraction } from '../formulas';

/** The equations ax + by = e and cx + dy = f. */
type System = { a: number; b: number; c: number; d: number; e: number; f: number };
type Point = { x: Fraction; y: Fraction };

const determinant = ({ a, b, c, d }: System) => a * d - b * c;
const solution = (system: System): Point => {
  const { a, b, c, d, e, f } = system;
  const under = determinant(system);
  return { x: new Fraction(e * d - b * f, under), y: new Fraction(a * f - e * c, under) };
};
const equation = (x: number, y: number, right: number) =>
  `${x === 1 ? '' : x}x ${y < 0 ? '-' : '+'} ${Math.abs(y) === 1 ? '' : Math.abs(y)}y = ${right}`;

export const linearSystem: Template<System, Point> = {
  subject: 'Mathematics',
  topic: 'Linear systems',
  difficulty: 'easy',
  source: 'OpenStax, Algebra and Trigonometry 2e, section 11.1, Systems of Linear Equations: Two Variables',
  make: ({ int, pick }) => {
    const [x, y] = [pick([-4, -3, -2, 2, 3, 4]), pick([-5, -3, -1, 1, 3, 5])];
    const [a, c] = [int(1, 5), int(1, 5)];
    const b = pick([-4, -3, -2, 2, 3, 4]);
    // The slopes differ, so that the lines meet in one point.
    const d = pick([-5, -1, 1, 5]);
    const parallel = a * d === b * c;
    return { a, b, c: parallel ? c + 1 : c, d, e: a * x + b * y, f: (parallel ? c + 1 : c) * x + d * y };
  },
  stem: ({ a, b, c, d, e, f }) =>
    `Which pair $(x, y)$ solves both equations $${equation(a, b, e)}$ and $${equation(c, d, f)}$?`,
  answer: solution,
  mistakes: {
    'Finds the right numbers and exchanges the unknowns.': (system) => ({
      x: solution(system).y,
      y: solution(system).x,
    }),
    'Loses a sign when the first unknown is put back to find the second.': (system) => ({
      x: solution(system).x,
      y: solution(system).y.neg(),
    }),
    'Subtracts the products of the determinant in the wrong order, which turns both signs.': (system) => ({
      x: solution(system).x.neg(),
      y: solution(system).y.neg(),
    }),
    'Checks the first equation alone.': (system) => ({
      x: solution(system).x.add(system.b),
      y: solution(system).y.sub(system.a),
    }),
    'Checks the second equation alone.': (system) => ({
      x: solution(system).x.sub(system.d),
      y: solution(system).y.add(system.c),
    }),
  },
  show: ({ x, y }) => `$(${fraction(x)}, ${fraction(y)})$`,
  holds: ({ a, b, c, d, e, f }, { x, y }) =>
    x.mul(a).add(y.mul(b)).equals(e) && x.mul(c).add(y.mul(d)).equals(f),
  explanation: (system) => {
    const { a, b, c, d, e, f } = system;
    const { x, y } = solution(system);
    const under = determinant(system);
    return [
      `The determinant is $${a} \\cdot ${enclosed(d)} - ${enclosed(b)} \\cdot ${c} = ${under}$, so there is exactly one solution. Cramer’s rule gives $x = \\frac{${e * d - b * f}}{${under}} = ${fraction(x)}$ and $y = \\frac{${a * f - e * c}}{${under}} = ${fraction(y)}$.`,
      `Putting both numbers back proves it: the left sides become $${e}$ and $${f}$. A pair with a wrong sign, with the unknowns exchanged, or tested in one equation only fails in at least one of them.`,
    ];
  },
};
