import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amount } from '../amounts';

/** Number of ill people per thousand, and the percentages of ill and healthy people who test positive. */
type Screening = { ill: number; sensitivity: number; falseAlarms: number };

const tested = 1000;
const truePositives = ({ ill, sensitivity }: Screening) => (ill * sensitivity) / 100;
const falsePositives = ({ ill, falseAlarms }: Screening) => ((tested - ill) * falseAlarms) / 100;
const trueNegatives = (screening: Screening) => tested - screening.ill - falsePositives(screening);
const percent = (part: number, whole: number) => Number(new Fraction(100 * part, whole).round(0).valueOf());
const predictive = (screening: Screening) =>
  percent(truePositives(screening), truePositives(screening) + falsePositives(screening));

export const positivePredictiveValue: Template<Screening, number> = {
  subject: 'Medicine',
  topic: 'Diagnostic tests',
  difficulty: 'medium',
  source: 'OpenStax, Introductory Statistics 2e, section 3.4, Contingency Tables',
  // With these percentages, no value is halfway between two whole numbers.
  make: ({ pick }) => ({
    ill: pick([20, 40, 60, 80, 100, 120, 140]),
    sensitivity: pick([80, 90, 95]),
    falseAlarms: pick([5, 10, 15, 20]),
  }),
  stem: (screening) =>
    `In a screening of ${amount(tested)} people, ${screening.ill} have the condition. The test is positive in ${truePositives(screening)} of these and in ${falsePositives(screening)} of the ${tested - screening.ill} others. What is the positive predictive value of the test in this group, to the nearest per cent?`,
  answer: predictive,
  mistakes: {
    'Gives the sensitivity, the share of the ill who test positive.': ({ sensitivity }) => sensitivity,
    'Gives the specificity, the share of those without the condition who test negative.': ({ falseAlarms }) =>
      100 - falseAlarms,
    'Gives the prevalence, the share of all who have the condition.': ({ ill }) => percent(ill, tested),
    'Gives the negative predictive value, the share of the negative tests that are right.': (screening) => {
      const missed = screening.ill - truePositives(screening);
      return percent(trueNegatives(screening), trueNegatives(screening) + missed);
    },
    'Gives the share of all tests, positive and negative, that are right.': (screening) =>
      percent(truePositives(screening) + trueNegatives(screening), tested),
    'Gives the share of the positive tests that are wrong.': (screening) =>
      percent(falsePositives(screening), truePositives(screening) + falsePositives(screening)),
  },
  show: (value) => `${value} %`,
  // Counts the people with a positive test: this percentage of them is ill, apart from rounding.
  holds: ({ ill, sensitivity, falseAlarms }, value) => {
    const odds = new Fraction(ill * sensitivity, (tested - ill) * falseAlarms);
    const chance = (share: number) => new Fraction(Math.round(share * 10), Math.round((100 - share) * 10));
    return odds.compare(chance(value - 0.5)) >= 0 && odds.compare(chance(value + 0.5)) < 0;
  },
  explanation: (screening) => {
    const [right, wrong] = [truePositives(screening), falsePositives(screening)];
    return [
      `The positive predictive value is the share of positive tests that are right. ${right + wrong} tests are positive and ${right} of them come from people with the condition: $\\frac{${right}}{${right} + ${wrong}} \\approx ${predictive(screening)}\\,\\%$.`,
      `The sensitivity, $\\frac{${right}}{${screening.ill}} = ${screening.sensitivity}\\,\\%$, has the ill in its denominator and not the positive tests. Since most of the people screened do not have the condition, even a small share of false alarms among them is many compared with the true positives.`,
    ];
  },
};
