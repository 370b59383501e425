import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Units sold in three months and their weights in tenths, the latest month last. */
type Sales = { sold: readonly number[]; weights: readonly number[] };

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const weighted = (sold: readonly number[], weights: readonly number[]) =>
  new Fraction(sumOf(sold.map((units, month) => units * (weights[month] ?? 0))), sumOf(weights));
const tenth = (weight: number) => `0.${weight}`;

export const weightedMovingAverage: Template<Sales, Fraction> = {
  subject: 'Business',
  topic: 'Forecasting',
  difficulty: 'easy',
  source:
    'Jay Heizer, Barry Render and Chuck Munson, Operations Management, 12th edition (Pearson, 2017), chapter 4, Forecasting',
  make: ({ int, pick }) => {
    const [first, second, third] = [int(10, 40), int(10, 40), int(10, 38)];
    // The sum is a multiple of 30, so that the plain mean is whole as well.
    const last = third + ((3 - ((first + second + third) % 3)) % 3);
    return {
      sold: [10 * first, 10 * second, 10 * last],
      weights: pick([
        [2, 3, 5],
        [1, 3, 6],
        [1, 2, 7],
        [1, 4, 5],
      ]),
    };
  },
  stem: ({ sold, weights }) =>
    `A firm sold ${sold[0]} units in January, ${sold[1]} in February and ${sold[2]} in March. Which sales does a weighted moving average forecast for April, with the weights ${weights.map(tenth).join(', ')} for January, February and March, in this order?`,
  answer: ({ sold, weights }) => weighted(sold, weights),
  mistakes: {
    'Takes the plain mean and leaves the weights out.': ({ sold }) => new Fraction(sumOf(sold), 3),
    'Gives the weights in the reverse order, the greatest to the oldest month.': ({ sold, weights }) =>
      weighted(sold, weights.toReversed()),
    'Takes the sales of the latest month for the forecast, as the naive method does.': ({ sold }) =>
      new Fraction(sold.at(-1) ?? 0),
    'Continues the mean monthly change in a straight line instead of averaging.': ({
      sold: [first = 0, , last = 0],
    }) => new Fraction(last - first, 2).add(last),
    'Averages the two latest months and drops the oldest one.': ({ sold: [, second = 0, last = 0] }) =>
      new Fraction(second + last, 2),
  },
  show: (value) => `${value.valueOf()} units`,
  // The weighted deviations from a weighted mean add up to zero.
  holds: ({ sold, weights }, value) =>
    sold
      .reduce(
        (moment, units, month) =>
          moment.add(
            value
              .neg()
              .add(units)
              .mul(weights[month] ?? 0),
          ),
        new Fraction(0),
      )
      .equals(0),
  explanation: ({ sold, weights }) => {
    const terms = sold.map((units, month) => `${tenth(weights[month] ?? 0)} \\cdot ${units}`).join(' + ');
    return [
      `Each month counts with its weight: $${terms} = ${weighted(sold, weights).valueOf()}$ units. The weights sum to 1, so nothing has to be divided.`,
      `The plain mean of ${new Fraction(sumOf(sold), 3).valueOf()} units would give each month the same weight. Here March counts most, so that the forecast follows recent changes faster; unlike a trend, an average never leaves the range of the months that it is made of.`,
    ];
  },
};
