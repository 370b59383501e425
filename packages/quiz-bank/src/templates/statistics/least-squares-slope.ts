import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Points in ascending order of x. */
type Points = { x: number[]; y: number[] };

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const products = (one: readonly number[], two: readonly number[]) =>
  total(one.map((value, index) => value * (two[index] ?? 0)));
/** Sum of the products of deviations from the means, times the number of points. */
const co = (one: readonly number[], two: readonly number[]) =>
  one.length * products(one, two) - total(one) * total(two);
const slopeOf = ({ x, y }: Points) => new Fraction(co(x, y), co(x, x));
const ends = (values: readonly number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);

export const leastSquaresSlope: Template<Points, Fraction> = {
  subject: 'Statistics',
  topic: 'Regression',
  difficulty: 'medium',
  source: 'OpenStax, Introductory Statistics 2e, section 12.3, The Regression Equation',
  make: ({ int, pick }) => {
    const x = pick([
      [1, 2, 3, 4],
      [0, 1, 2, 3, 4],
      [1, 2, 3, 6],
      [0, 2, 4, 6],
      [1, 2, 3, 4, 5],
    ]);
    const slope = pick([-2, -1, 1, 2, 3]);
    return { x, y: x.map((value) => slope * value + int(8, 12) + int(-2, 2)) };
  },
  stem: ({ x, y }) =>
    `What is the slope of the least-squares line of $y$ on $x$ for the points $${x.map((value, index) => `(${value}, ${y[index]})`).join(',\\ ')}$?`,
  answer: slopeOf,
  mistakes: {
    'Joins the first point and the last one and ignores those between them.': ({ x, y }) =>
      new Fraction(ends(y), ends(x)),
    'Does not subtract the means, which fits a line through the origin.': ({ x, y }) =>
      new Fraction(products(x, y), products(x, x)),
    'Divides by the variation of y, which is the slope of the regression of x on y.': ({ x, y }) =>
      new Fraction(co(x, y), Math.max(co(y, y), 1)),
    'Divides the mean of y by the mean of x.': ({ x, y }) => new Fraction(total(y), total(x)),
    'Has the sign of the slope the wrong way round.': (points) => slopeOf(points).neg(),
  },
  show: (value) => `$${fraction(value)}$`,
  // The line passes through the means, and slightly steeper or flatter ones must fit worse.
  holds: ({ x, y }, value) => {
    const [middle, height] = [new Fraction(total(x), x.length), new Fraction(total(y), y.length)];
    const squares = (slope: Fraction) =>
      x
        .map((at, index) => height.sub(y[index] ?? 0).add(middle.neg().add(at).mul(slope)))
        .reduce((sum, rest) => sum.add(rest.mul(rest)), new Fraction(0));
    const near = new Fraction(1, 1000);
    const best = squares(value);
    return best.compare(squares(value.add(near))) < 0 && best.compare(squares(value.sub(near))) < 0;
  },
  explanation: (points) => {
    const { x, y } = points;
    const [n, both, alone] = [x.length, co(x, y), co(x, x)];
    const [one, two] = [fraction(new Fraction(both, n)), fraction(new Fraction(alone, n))];
    return [
      `The means are $\\bar{x} = ${fraction(new Fraction(total(x), n))}$ and $\\bar{y} = ${fraction(new Fraction(total(y), n))}$. The slope is $\\frac{\\sum (x_i - \\bar{x})(y_i - \\bar{y})}{\\sum (x_i - \\bar{x})^2}$, where the numerator is $${one}$ and the denominator $${two}$: the result is $${fraction(slopeOf(points))}$.`,
      'All points take part, each with the weight of its distance from the mean of $x$, so the line through the first and the last point is in general another one. Without subtracting the means the line would be forced through the origin.',
    ];
  },
};
