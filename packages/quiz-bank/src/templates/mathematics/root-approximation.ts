import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Approximates the root of root² + step with the tangent at root². */
type Approximation = { root: number; step: number };

const plus = ({ root }: Approximation, change: Fraction) => change.add(root);

export const rootApproximation: Template<Approximation, Fraction> = {
  subject: 'Mathematics',
  topic: 'Linear approximation',
  difficulty: 'medium',
  source: 'OpenStax, Calculus Volume 1, section 4.2, Linear Approximations and Differentials',
  make: ({ int, pick }) => ({ root: int(4, 12), step: pick([-3, -2, -1, 1, 2, 3]) }),
  stem: ({ root, step }) =>
    `Which value does the tangent to $f(x) = \\sqrt{x}$ at $x = ${root ** 2}$ give as an approximation of $\\sqrt{${root ** 2 + step}}$?`,
  answer: (p) => plus(p, new Fraction(p.step, 2 * p.root)),
  mistakes: {
    'Forgets the factor one half in the derivative of the square root.': (p) =>
      plus(p, new Fraction(p.step, p.root)),
    'Moves from the point of contact in the wrong direction.': (p) =>
      plus(p, new Fraction(-p.step, 2 * p.root)),
    'Divides by the number under the root instead of by the root.': (p) =>
      plus(p, new Fraction(p.step, 2 * p.root ** 2)),
    'Takes one half for the derivative and loses the root in its denominator.': (p) =>
      plus(p, new Fraction(p.step, 2)),
    'Uses the slope alone and does not multiply it by the distance, apart from its sign.': (p) =>
      plus(p, new Fraction(Math.sign(p.step), 2 * p.root)),
  },
  show: (value) => `$${fraction(value)}$`,
  // Heron's method gives the same: the mean of the root and of the number divided by the root.
  holds: ({ root, step }, value) => new Fraction(root ** 2 + step, root).add(root).div(2).equals(value),
  explanation: (p) => {
    const { root, step } = p;
    return [
      `The derivative is $f'(x) = \\frac{1}{2\\sqrt{x}}$, so the tangent has the slope $\\frac{1}{${2 * root}}$ and the height $${root}$ at $x = ${root ** 2}$. A step of $${step}$ along it leads to $${root} ${step < 0 ? '-' : '+'} \\frac{${Math.abs(step)}}{${2 * root}} = ${fraction(plus(p, new Fraction(step, 2 * root)))}$.`,
      `The root itself is about $${Math.sqrt(root ** 2 + step).toFixed(4)}$, a little less, because the graph bends away below its tangent. Without the factor $\\frac{1}{2}$ the change would be twice as large.`,
    ];
  },
};
