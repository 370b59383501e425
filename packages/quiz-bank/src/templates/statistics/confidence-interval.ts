import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Mean of root² values, and the standard deviation of the population. */
type Sample = { mean: number; root: number; deviation: Fraction; story: string };
type Interval = { low: Fraction; high: Fraction };

const z = new Fraction(196, 100);
const around = (mean: number, margin: Fraction): Interval => ({
  low: margin.neg().add(mean),
  high: margin.add(mean),
});
const decimal = (value: Fraction) => value.valueOf().toFixed(2);
const standardError = ({ root, deviation }: Sample) => deviation.div(root);

export const confidenceInterval: Template<Sample, Interval> = {
  subject: 'Statistics',
  topic: 'Confidence intervals',
  difficulty: 'medium',
  source:
    'OpenStax, Introductory Statistics 2e, section 8.1, A Single Population Mean using the Normal Distribution',
  make: ({ int, pick }) => {
    const root = pick([4, 5, 6, 8, 10, 12]);
    const deviation = new Fraction(root * int(1, 6), 2);
    return {
      mean: int(40, 120),
      root,
      deviation,
      story: pick(['delivery times', 'test scores', 'filling weights']),
    };
  },
  stem: ({ mean, root, deviation, story }) =>
    `A random sample of $${root ** 2}$ ${story} has the mean $${mean}$. They are normally distributed with the known standard deviation $${deviation.toString()}$. What is the two-sided $95\\,\\%$ confidence interval for the mean of the population, with $z = 1.96$ and limits to two decimals?`,
  answer: (sample) => around(sample.mean, standardError(sample).mul(z)),
  mistakes: {
    'Uses the standard deviation of single values instead of the standard error of the mean.': (sample) =>
      around(sample.mean, sample.deviation.mul(z)),
    'Divides the standard deviation by the size of the sample instead of by its root.': (sample) =>
      around(sample.mean, sample.deviation.div(sample.root * sample.root).mul(z)),
    'Adds and subtracts one standard error, without the factor z.': (sample) =>
      around(sample.mean, standardError(sample)),
    'Takes the margin of error for the width of the whole interval.': (sample) =>
      around(sample.mean, standardError(sample).mul(z).div(2)),
  },
  show: ({ low, high }) => `From $${decimal(low)}$ to $${decimal(high)}$`,
  // Squared, to avoid the root: the sample size times the squared width is (2zσ)².
  holds: ({ mean, root, deviation }, { low, high }) => {
    const width = high.sub(low);
    const wanted = deviation.mul(z).mul(2);
    return (
      low.add(high).equals(2 * mean) &&
      width
        .mul(width)
        .mul(root * root)
        .equals(wanted.mul(wanted))
    );
  },
  explanation: (sample) => {
    const { mean, root, deviation } = sample;
    const [error, margin] = [standardError(sample), standardError(sample).mul(z)];
    return [
      `The standard error of the mean is $\\frac{${deviation.toString()}}{\\sqrt{${root ** 2}}} = ${error.toString()}$, and the margin of error $1.96 \\cdot ${error.toString()} = ${decimal(margin)}$. So the interval is $${mean} \\pm ${decimal(margin)}$.`,
      `The mean of $${root ** 2}$ values varies less than a single value, by the factor $\\sqrt{${root ** 2}} = ${root}$, not by $${root ** 2}$. The margin counts on both sides of the mean, so the interval is twice as wide.`,
    ];
  },
};
