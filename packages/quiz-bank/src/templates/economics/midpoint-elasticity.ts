import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Two points of a demand curve: as the price rises, the quantity falls. */
type Points = { before: Point; after: Point };
type Point = { price: number; quantity: number };

/** Relative change of the quantity divided by that of the price, each relative to its own base. */
const ratio = ({ before, after }: Points, base: Point) =>
  new Fraction(before.quantity - after.quantity, base.quantity).div(
    new Fraction(after.price - before.price, base.price),
  );
/** Twice the mean; the factor cancels because both bases have it. */
const sum = ({ before, after }: Points) => ({
  price: before.price + after.price,
  quantity: before.quantity + after.quantity,
});
const midpoint = (points: Points) => ratio(points, sum(points));
const decimals = (value: Fraction) => value.round(2).valueOf().toFixed(2);

export const midpointElasticity: Template<Points, Fraction> = {
  subject: 'Economics',
  topic: 'Price elasticity of demand',
  difficulty: 'medium',
  source:
    'OpenStax, Principles of Economics 3e, section 5.1, Price Elasticity of Demand and Price Elasticity of Supply',
  make: ({ pick }) => {
    const [rise, fall] = [pick([1, 2, 3]), pick([5, 10, 20])];
    const [price, quantity] = [rise * pick([4, 5, 7, 8, 9, 10]), fall * pick([4, 5, 6, 8, 10, 16, 20])];
    return {
      before: { price: price - rise, quantity: quantity + fall },
      after: { price: price + rise, quantity: quantity - fall },
    };
  },
  stem: ({ before, after }) =>
    `When the price of a good rises from $${before.price}$ to $${after.price}$ dollars, the quantity demanded falls from $${before.quantity}$ to $${after.quantity}$ units a week. By the midpoint method, how large is the price elasticity of demand in absolute value, rounded to two decimals?`,
  answer: midpoint,
  mistakes: {
    'Measures both changes against the values before the change.': (points) => ratio(points, points.before),
    'Measures both changes against the values after the change.': (points) => ratio(points, points.after),
    'Divides the change of the price by that of the quantity, the reciprocal.': (points) =>
      midpoint(points).inverse(),
    'Divides the absolute changes, which gives a slope that depends on the units.': (points) =>
      ratio(points, { price: 1, quantity: 1 }),
  },
  show: (value) => `$${decimals(value)}$`,
  // The elasticity must turn the percentage change of the price into that of the quantity.
  holds: ({ before, after }, value) => {
    const percentage = (from: number, to: number) =>
      new Fraction(to).sub(from).mul(100).div(new Fraction(from).add(to).div(2));
    const [ofPrice, ofQuantity] = [
      percentage(before.price, after.price),
      percentage(before.quantity, after.quantity),
    ];
    return ofPrice.mul(value).add(ofQuantity).equals(0);
  },
  explanation: (points) => {
    const { before, after } = points;
    const total = sum(points);
    const [price, quantity] = [total.price / 2, total.quantity / 2];
    return [
      `The midpoint method divides each change by the mean of both values: $\\frac{${before.quantity - after.quantity}}{${quantity}}$ for the quantity and $\\frac{${after.price - before.price}}{${price}}$ for the price. Their ratio is $\\frac{${before.quantity - after.quantity}}{${quantity}} : \\frac{${after.price - before.price}}{${price}} \\approx ${decimals(midpoint(points))}$.`,
      'With the first values as the base the result would be another one than for the way back, which the mean avoids. The ratio of the absolute changes is no elasticity: it changes with the units.',
    ];
  },
};
