import type { Template } from '../../template';
import { enclosed, polynomial } from '../formulas';

/** The parabola ax² + bx + c and a point t. */
type Parabola = { a: number; b: number; c: number; t: number };
/** The line y = slope · x + intercept. */
type Line = { slope: number; intercept: number };

const valueAt = ({ a, b, c, t }: Parabola) => a * t * t + b * t + c;
const slopeAt = ({ a, b, t }: Parabola) => 2 * a * t + b;

export const tangentLine: Template<Parabola, Line> = {
  subject: 'Mathematics',
  topic: 'Tangents',
  difficulty: 'medium',
  source: 'OpenStax, Calculus Volume 1, section 3.1, Defining the Derivative',
  make: ({ int, pick }) => ({
    a: pick([-3, -2, -1, 1, 2, 3]),
    b: pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    c: int(-6, 6),
    t: pick([-3, -2, -1, 1, 2, 3]),
  }),
  stem: ({ a, b, c, t }) =>
    `Which line is the tangent to the parabola $y = ${polynomial([c, b, a])}$ at the point with $x = ${t}$?`,
  answer: (parabola) => {
    const slope = slopeAt(parabola);
    return { slope, intercept: valueAt(parabola) - slope * parabola.t };
  },
  mistakes: {
    'Takes the height of the point for the intercept of the tangent.': (parabola) => ({
      slope: slopeAt(parabola),
      intercept: valueAt(parabola),
    }),
    'Takes the value of the function for the slope.': (parabola) => {
      const slope = valueAt(parabola);
      return { slope, intercept: slope - slope * parabola.t };
    },
    'Drops the derivative of the linear term.': (parabola) => {
      const slope = slopeAt(parabola) - parabola.b;
      return { slope, intercept: valueAt(parabola) - slope * parabola.t };
    },
    'Forgets the factor 2 in the derivative of the square.': (parabola) => {
      const slope = slopeAt(parabola) - parabola.a * parabola.t;
      return { slope, intercept: valueAt(parabola) - slope * parabola.t };
    },
    'Has the right slope but adds slope times x instead of subtracting it for the intercept.': (parabola) => {
      const slope = slopeAt(parabola);
      return { slope, intercept: valueAt(parabola) + slope * parabola.t };
    },
  },
  show: ({ slope, intercept }) => `$y = ${polynomial([intercept, slope])}$`,
  // Without derivatives: the difference of parabola and line has its only zero at t.
  holds: ({ a, b, c, t }, { slope, intercept }) => {
    const [linear, constant] = [b - slope, c - intercept];
    return linear * linear === 4 * a * constant && a * t * t + linear * t + constant === 0;
  },
  explanation: (parabola) => {
    const { a, b, t } = parabola;
    const [slope, height] = [slopeAt(parabola), valueAt(parabola)];
    return [
      `The derivative is $${polynomial([b, 2 * a])}$, so the slope at $x = ${t}$ is $${slope}$. The point of contact is $(${t}, ${height})$. The intercept follows from it: $${height} - ${enclosed(slope)} \\cdot ${enclosed(t)} = ${height - slope * t}$.`,
      'A tangent has the slope of the derivative, not the value of the function, and every term counts: the square gives twice its coefficient times $x$, the linear term its coefficient. The line also has to pass through the point of contact, and the height of that point is the intercept only at $x = 0$.',
    ];
  },
};
