import type { Template } from '../../template';
import { enclosed, polynomial } from '../formulas';

/** The function (ax + b)ⁿ and a point t. */
type Power = { a: number; b: number; n: number; t: number };

const inner = ({ a, b, t }: Power) => a * t + b;

export const powerOfLinear: Template<Power, number> = {
  subject: 'Mathematics',
  topic: 'Chain rule',
  difficulty: 'easy',
  source: 'OpenStax, Calculus Volume 1, section 3.6, The Chain Rule',
  make: ({ int, pick }) => {
    const [a, t] = [int(2, 5), pick([-2, -1, 1, 2])];
    return { a, b: pick([-3, -2, 2, 3]) - a * t, n: int(3, 4), t };
  },
  stem: ({ a, b, n, t }) => `What is the value of $f'(${t})$ for $f(x) = (${polynomial([b, a])})^${n}$?`,
  answer: (power) => power.n * power.a * inner(power) ** (power.n - 1),
  mistakes: {
    'Forgets the derivative of the inner function.': (power) => power.n * inner(power) ** (power.n - 1),
    'Multiplies by the inner derivative but forgets the exponent as a factor.': (power) =>
      power.a * inner(power) ** (power.n - 1),
    'Does not lower the exponent by one.': (power) => power.n * power.a * inner(power) ** power.n,
    'Puts the inner derivative in the place of the inner function.': (power) =>
      power.n * power.a ** (power.n - 1),
  },
  show: (value) => `$${value}$`,
  // The derivative is the coefficient of h in f(t + h), found by multiplying out.
  holds: (power, value) => {
    let expanded = [1];
    for (let factor = 0; factor < power.n; factor += 1) {
      const next = [...expanded, 0].map((_, degree) => {
        return inner(power) * (expanded[degree] ?? 0) + power.a * (expanded[degree - 1] ?? 0);
      });
      expanded = next;
    }
    return expanded[1] === value;
  },
  explanation: (power) => {
    const { a, b, n, t } = power;
    const value = enclosed(inner(power));
    return [
      `By the chain rule $f'(x) = ${n}(${polynomial([b, a])})^${n - 1} \\cdot ${a}$. At $x = ${t}$ the inner function is $${inner(power)}$, so $f'(${t}) = ${n} \\cdot ${value}^${n - 1} \\cdot ${a} = ${n * a * inner(power) ** (n - 1)}$.`,
      `Three things have to happen together: the exponent ${n} comes down as a factor, it is lowered by one, and the derivative $${a}$ of the inner function is multiplied, while the inner function itself stays in the base.`,
    ];
  },
};
