import type { Template } from '../../template';

/** Y = factor · X + shift, with the mean and standard deviation of X. */
type Transformation = { factor: number; shift: number; mean: number; deviation: number };
type Moments = { mean: number; variance: number };

const meanOf = ({ factor, shift, mean }: Transformation) => factor * mean + shift;
const moments = (mean: number, variance: number): Moments => ({ mean, variance });

export const linearTransformation: Template<Transformation, Moments> = {
  subject: 'Statistics',
  topic: 'Expectation and variance',
  difficulty: 'medium',
  source:
    'Jay L. Devore, Probability and Statistics for Engineering and the Sciences, 9th edition, section 3.3, Expected Values',
  make: ({ int, pick }) => ({
    factor: pick([-4, -3, -2, 2, 3, 4]),
    shift: int(3, 15),
    mean: int(2, 12),
    deviation: int(2, 6),
  }),
  stem: ({ factor, shift, mean, deviation }) =>
    `A random variable $X$ has the mean $${mean}$ and the variance $${deviation ** 2}$. What are the mean and the variance of $Y = ${factor < 0 ? `${shift} - ${-factor}X` : `${factor}X + ${shift}`}$?`,
  answer: (t) => moments(meanOf(t), t.factor ** 2 * t.deviation ** 2),
  mistakes: {
    'Multiplies the variance by the factor without squaring it.': (t) =>
      moments(meanOf(t), Math.abs(t.factor) * t.deviation ** 2),
    'Adds the constant to the variance as well.': (t) =>
      moments(meanOf(t), t.factor ** 2 * t.deviation ** 2 + t.shift),
    'Leaves the constant out of the mean.': (t) =>
      moments(t.factor * t.mean, t.factor ** 2 * t.deviation ** 2),
    'Transforms the mean but leaves the variance as it was.': (t) => moments(meanOf(t), t.deviation ** 2),
    'Multiplies the variance by the size of the factor and adds the constant, much as for the mean.': (t) =>
      moments(meanOf(t), Math.abs(t.factor) * t.deviation ** 2 + t.shift),
  },
  show: ({ mean, variance }) => `Mean $${mean}$, variance $${variance}$`,
  // Works out an example of X with two equally likely values.
  holds: ({ factor, shift, mean, deviation }, value) => {
    const values = [mean - deviation, mean + deviation].map((x) => factor * x + shift);
    const [one, two] = [values[0] ?? 0, values[1] ?? 0];
    const spread = (one - value.mean) ** 2 + (two - value.mean) ** 2;
    return one + two === 2 * value.mean && spread === 2 * value.variance;
  },
  explanation: (t) => {
    const { factor, shift, mean, deviation } = t;
    const by = factor < 0 ? `(${factor})` : String(factor);
    return [
      `The mean follows the transformation: $${by} \\cdot ${mean} + ${shift} = ${meanOf(t)}$. The variance is a mean of squared deviations, so the factor enters squared: $${by}^2 \\cdot ${deviation ** 2} = ${factor ** 2 * deviation ** 2}$.`,
      `Adding $${shift}$ shifts all values alike and leaves their distances as they are, so the constant does not appear in the variance. It is the standard deviation, here $${Math.abs(factor) * deviation}$, that is multiplied by $${Math.abs(factor)}$ alone.`,
    ];
  },
};
