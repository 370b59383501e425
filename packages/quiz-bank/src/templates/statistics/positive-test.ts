import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Percentage of people with the condition, and of those with and without it who test positive. */
type Test = { share: number; sensitivity: number; falsePositive: number };

/** Number of people among 10,000 who test positive, with and without the condition. */
const positives = ({ share, sensitivity, falsePositive }: Test) => ({
  ill: share * sensitivity,
  well: (100 - share) * falsePositive,
});
const predictive = (test: Test) => {
  const { ill, well } = positives(test);
  return new Fraction(ill, ill + well);
};
const percent = (value: Fraction) => value.mul(100).valueOf().toFixed(1);

export const positiveTest: Template<Test, Fraction> = {
  subject: 'Statistics',
  topic: 'Bayes’ theorem',
  difficulty: 'hard',
  source: 'OpenStax, Introductory Statistics 2e, section 3.5, Tree and Venn Diagrams',
  make: ({ int, pick }) => ({
    share: int(1, 8),
    sensitivity: pick([80, 85, 90, 95, 98]),
    falsePositive: pick([2, 4, 5, 6, 8, 10]),
  }),
  stem: ({ share, sensitivity, falsePositive }) =>
    `In a population $${share}\\,\\%$ have a condition. A test is positive for $${sensitivity}\\,\\%$ of those who have it and for $${falsePositive}\\,\\%$ of those who do not. What is the probability, to one decimal of a percent, that a randomly chosen person whose test is positive has the condition?`,
  answer: predictive,
  mistakes: {
    'Confuses the probability of the condition given the test with that of the test given the condition.': (
      test,
    ) => new Fraction(test.sensitivity, 100),
    'Subtracts the rate of false positives from one, which is the specificity of the test.': (test) =>
      new Fraction(100 - test.falsePositive, 100),
    'Weighs both groups equally and neglects how rare the condition is.': ({ sensitivity, falsePositive }) =>
      new Fraction(sensitivity, sensitivity + falsePositive),
    'Gives the probability of having the condition and testing positive, without dividing.': (test) =>
      new Fraction(positives(test).ill, 10_000),
    'Divides the true positives by the false ones instead of by all positive tests.': (test) => {
      const { ill, well } = positives(test);
      // A value above one would give itself away, so the right value replaces it, which is then no option.
      return ill < well ? new Fraction(ill, well) : predictive(test);
    },
  },
  show: (value) => `$${percent(value)}\\,\\%$`,
  // Uses odds: those before the test, times the likelihood ratio, are those after it.
  holds: ({ share, sensitivity, falsePositive }, value) => {
    const odds = (share / (100 - share)) * (sensitivity / falsePositive);
    return ((100 * odds) / (1 + odds)).toFixed(1) === percent(value);
  },
  explanation: (test) => {
    const { share, sensitivity, falsePositive } = test;
    const { ill, well } = positives(test);
    return [
      `Of $10{,}000$ people $${share * 100}$ have the condition, and $${ill}$ of them test positive. Of the $${10_000 - share * 100}$ others $${well}$ test positive too. So the probability is $\\frac{${ill}}{${ill} + ${well}} \\approx ${percent(predictive(test))}\\,\\%$.`,
      `The $${sensitivity}\\,\\%$ are the share of positive tests among those who have the condition, which is the reverse. Since the condition is rare, the $${falsePositive}\\,\\%$ of a large group make many false positives.`,
    ];
  },
};
