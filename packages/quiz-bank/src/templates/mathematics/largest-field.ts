import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Field at a river: metres of fence, and the number of pieces at right angles to the river. */
type Field = { fence: number; pieces: number };

const widthOf = ({ fence, pieces }: Field) => new Fraction(fence, 2 * pieces);
const numerals = new Map([
  [2, 'its other three sides'],
  [3, 'its other three sides and along one line inside that is parallel to its two ends'],
  [4, 'its other three sides and along two lines inside that are parallel to its two ends'],
]);

export const largestField: Template<Field, Fraction> = {
  subject: 'Mathematics',
  topic: 'Optimisation',
  difficulty: 'medium',
  source: 'OpenStax, Calculus Volume 1, section 4.7, Applied Optimization Problems',
  make: ({ int }) => {
    const pieces = int(2, 4);
    return { fence: 2 * pieces * (pieces + 1) * int(2, 12), pieces };
  },
  stem: ({ fence, pieces }) =>
    `A rectangular field lies along a straight river. It is fenced on ${numerals.get(pieces) ?? ''}, but not along the river; its two ends meet the river at right angles. What is the largest area, in square metres, that $${fence}\\ \\mathrm{m}$ of fence allow?`,
  answer: (field) => widthOf(field).mul(field.fence).div(2),
  mistakes: {
    'Makes all straight pieces of fence equally long.': ({ fence, pieces }) =>
      new Fraction(fence, pieces + 1).pow(2) ?? new Fraction(0),
    'Fences the side along the river too.': (field) => widthOf(field).mul(field.fence).div(4),
    'Squares the best length of the ends, as if the best field were a square.': (field) =>
      widthOf(field).mul(widthOf(field)),
    'Multiplies the best length of the ends by the whole fence and subtracts nothing from it.': (field) =>
      widthOf(field).mul(field.fence),
    'Squares the best length of the side along the river.': ({ fence }) => new Fraction(fence * fence, 4),
  },
  show: (value) => `$${fraction(value)}\\ \\mathrm{m^2}$`,
  // Compares a hundred fields, from zero width to zero length, and takes the largest area.
  holds: ({ fence, pieces }, value) => {
    const areas = Array.from({ length: 101 }, (_, step) => {
      const width = new Fraction(fence * step, 100 * pieces);
      return width.mul(width.mul(-pieces).add(fence));
    });
    return areas.every((area) => area.compare(value) <= 0) && areas.some((area) => area.equals(value));
  },
  explanation: (field) => {
    const { fence, pieces } = field;
    const width = widthOf(field);
    return [
      `Let $x$ be the length of the ends. There are $${pieces}$ pieces of this length, so $${fence} - ${pieces}x$ metres are left along the field, and the area is $A(x) = x(${fence} - ${pieces}x)$. From $A'(x) = ${fence} - ${2 * pieces}x = 0$ follows $x = ${fraction(width)}$, and $A = ${fraction(width)} \\cdot ${fence / 2} = ${fraction(width.mul(fence).div(2))}$.`,
      `Since $A'$ decreases, this is the maximum. Half of the fence goes into the long side and half into the $${pieces}$ pieces together: a square would be best only if all four sides cost the same.`,
    ];
  },
};
