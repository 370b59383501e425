import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula } from '../amounts';

/**
 * Profits of a large and a small plant at high and low demand in thousand dollars; high demand has a chance of `tenths`
 * in ten.
 */
type Decision = { large: Profits; small: Profits; tenths: number };
type Profits = { high: number; low: number };

const expected = ({ high, low }: Profits, tenths: number) =>
  new Fraction(high * tenths + low * (10 - tenths), 10);
const larger = (one: Fraction, other: Fraction) => (one.compare(other) > 0 ? one : other);
const ofLarge = ({ large, tenths }: Decision) => expected(large, tenths);
const ofSmall = ({ small, tenths }: Decision) => expected(small, tenths);
const better = (decision: Decision) => larger(ofLarge(decision), ofSmall(decision));
/** Expected profit with perfect information: the large plant at high demand, the small one at low demand. */
const informed = ({ large, small, tenths }: Decision) =>
  expected({ high: large.high, low: small.low }, tenths);

export const valueOfPerfectInformation: Template<Decision, Fraction> = {
  subject: 'Business',
  topic: 'Decision analysis',
  difficulty: 'hard',
  source:
    'Jay Heizer, Barry Render and Chuck Munson, Operations Management, 12th edition (Pearson, 2017), module A, Decision-Making Tools',
  make: ({ int, pick }) => {
    const small = { high: 10 * int(12, 24), low: 10 * int(3, 8) };
    const large = { high: small.high + 10 * int(8, 26), low: -10 * int(2, 12) };
    return { large, small, tenths: pick([3, 4, 5, 6, 7]) };
  },
  stem: ({ large, small, tenths }) =>
    [
      `A firm that is neutral to risk chooses between two plants. The large one brings a profit of ${large.high} thousand dollars if demand is high and a loss of ${-large.low} thousand dollars if it is low; the small one brings a profit of ${small.high} thousand dollars if demand is high and of ${small.low} thousand dollars if it is low. The probability of high demand is 0.${tenths}, that of low demand 0.${10 - tenths}.`,
      'What is the expected value of perfect information about demand, in thousand dollars?',
    ].join('\n\n'),
  answer: (decision) => informed(decision).sub(better(decision)),
  mistakes: {
    'Gives the expected profit with perfect information and does not subtract what is earned without it.':
      informed,
    'Gives the expected profit of the better plant, which needs no information.': better,
    'Takes the difference between the expected profits of the two plants.': (decision) =>
      ofLarge(decision).sub(ofSmall(decision)).abs(),
    'Compares with the worse plant instead of the one that would be chosen without the information.': (
      decision,
    ) => informed(decision).add(better(decision)).sub(ofLarge(decision)).sub(ofSmall(decision)),
    'Takes the best profit of all for certain, as if perfect information made demand high.': (decision) =>
      better(decision).neg().add(decision.large.high),
  },
  show: (value) => `$${amountInFormula(value)}$ thousand dollars`,
  // The value also equals the minimum expected regret: the profit lost by the chosen plant against the best one.
  holds: ({ large, small, tenths }, value) => {
    const regrets = [
      expected({ high: 0, low: small.low - large.low }, tenths),
      expected({ high: large.high - small.high, low: 0 }, tenths),
    ];
    return (
      regrets.some((regret) => regret.equals(value)) && regrets.every((regret) => regret.compare(value) >= 0)
    );
  },
  explanation: (decision) => {
    const { large, small, tenths } = decision;
    const [high, low] = [`0.${tenths}`, `0.${10 - tenths}`];
    const [with_, without] = [informed(decision), better(decision)];
    return [
      `With the information the firm builds large at high and small at low demand: $${high} \\cdot ${large.high} + ${low} \\cdot ${small.low} = ${amountInFormula(with_)}$. Without it, the large plant brings $${high} \\cdot ${large.high} + ${low} \\cdot (${large.low}) = ${amountInFormula(ofLarge(decision))}$ and the small one $${high} \\cdot ${small.high} + ${low} \\cdot ${small.low} = ${amountInFormula(ofSmall(decision))}$ thousand dollars.`,
      `The information is worth what it adds to the better of these: $${amountInFormula(with_)} - ${amountInFormula(without)} = ${amountInFormula(with_.sub(without))}$ thousand dollars, the most that any market study can be worth. It does not change how likely high demand is, and ${amountInFormula(with_).replaceAll('{,}', ',')} thousand dollars are in part earned without it.`,
    ];
  },
};
