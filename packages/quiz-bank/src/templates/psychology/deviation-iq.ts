import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Mean and standard deviation of the raw scores of an age group, and a person's raw score. */
type Score = { mean: number; deviation: number; raw: number };

const z = ({ mean, deviation, raw }: Score) => new Fraction(raw - mean, deviation);
const scaled = (middle: number, unit: number) => (score: Score) => z(score).mul(unit).add(middle);
const toTenth = (value: Fraction) => value.round(1);

export const deviationIq: Template<Score, Fraction> = {
  subject: 'Psychology',
  topic: 'Psychological testing',
  difficulty: 'medium',
  source: 'OpenStax, Psychology 2e, section 7.5, Measures of Intelligence',
  make: ({ int, pick }) => {
    const [mean, deviation] = [int(32, 60), pick([5, 6, 10, 12])];
    const steps = pick([-10, -8, -6, -4, -2, 2, 4, 6, 8, 10]);
    return { mean, deviation, raw: mean + steps * (deviation % 5 === 0 ? deviation / 5 : deviation / 6) };
  },
  stem: ({ mean, deviation, raw }) =>
    `In a person’s age group the raw scores of a test are normally distributed with a mean of ${mean} and a standard deviation of ${deviation}. The person’s raw score is ${raw}. Which deviation IQ is that, on the scale with a mean of 100 and a standard deviation of 15, to one decimal place?`,
  answer: (score) => toTenth(scaled(100, 15)(score)),
  mistakes: {
    'Adds the raw difference from the mean to 100 and forgets that the scales have different units.': (
      score,
    ) => new Fraction(100 + score.raw - score.mean),
    'Uses the unit of the T scale, 10 points for a standard deviation.': (score) =>
      toTenth(scaled(100, 10)(score)),
    'Gives the T score, with a mean of 50 and a standard deviation of 10.': (score) =>
      toTenth(scaled(50, 10)(score)),
    'Takes the score in per cent of the mean, in the manner of the old ratio IQ.': ({ mean, raw }) =>
      toTenth(new Fraction(100 * raw, mean)),
    'Subtracts the score from the mean instead of the mean from the score.': (score) =>
      toTenth(scaled(100, -15)(score)),
  },
  show: (value) => value.valueOf().toFixed(1),
  // Converted back to a raw score, the value differs from the person's only by rounding.
  holds: ({ mean, deviation, raw }, value) =>
    value.sub(100).mul(deviation).div(15).add(mean).sub(raw).abs().compare(new Fraction(deviation, 300)) <= 0,
  explanation: (score) => {
    const { mean, deviation, raw } = score;
    const [distance, result] = [z(score), scaled(100, 15)(score)];
    const sign = distance.compare(0) < 0 ? 'below' : 'above';
    const exact = distance.abs().mul(100);
    const size = exact.d === 1n ? distance.abs().toString() : `\\frac{${distance.n}}{${distance.d}}`;
    return [
      `The score lies $\\frac{${Math.abs(raw - mean)}}{${deviation}} = ${size}$ standard deviations ${sign} the mean. On the IQ scale the same distance is $${size} \\cdot 15 = ${result.sub(100).abs().valueOf().toFixed(1)}$ points, so the deviation IQ is $${result.valueOf().toFixed(1)}$.`,
      'A deviation IQ says how far a score is from the mean of the age group in standard deviations. The raw difference cannot be added as it is, because a raw point and an IQ point are not the same part of a standard deviation, and a percentage of the mean leaves the spread out altogether.',
    ];
  },
};
