import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Marginal propensities in hundredths, and spending in billions. */
type Spending = { consume: number; imports: number; spending: number };

const leak = ({ consume, imports }: Spending) => new Fraction(100 - consume + imports, 100);
const rise = (economy: Spending) => new Fraction(economy.spending).div(leak(economy));
const share = (hundredths: number) => String(hundredths / 100);

export const openEconomyMultiplier: Template<Spending, Fraction> = {
  subject: 'Economics',
  topic: 'Spending multiplier',
  difficulty: 'medium',
  source: 'OpenStax, Principles of Economics 3e, section 25.2, The Building Blocks of Keynesian Analysis',
  make: ({ pick }) => {
    const [consume, imports] = pick([
      [80, 20],
      [90, 10],
      [75, 5],
      [85, 10],
      [80, 5],
      [70, 10],
      [75, 25],
      [90, 15],
      [60, 10],
      [70, 20],
      [80, 30],
      [75, 15],
    ]);
    return { consume, imports, spending: pick([12, 24, 30, 36, 48, 60, 90, 120]) };
  },
  stem: ({ consume, imports, spending }) =>
    `In a simple Keynesian model with fixed prices, a fixed interest rate and no income tax, the marginal propensity to consume is $${share(consume)}$ (imported goods included) and the marginal propensity to import is $${share(imports)}$. By how much does equilibrium income rise when the government buys domestic goods for ${spending} billion dollars more?`,
  answer: rise,
  mistakes: {
    'Forgets that imports leak out of the circular flow as saving does.': ({ consume, spending }) =>
      new Fraction(spending).div(new Fraction(100 - consume, 100)),
    'Counts the first purchase alone and no further round of spending.': ({ spending }) =>
      new Fraction(spending),
    'Leaves out the first round, as if a transfer or a tax cut of this amount had been made.': (economy) =>
      rise(economy).sub(economy.spending),
    'Stops after the second round of spending.': ({ consume, imports, spending }) =>
      new Fraction(spending).mul(new Fraction(100 + consume - imports, 100)),
  },
  show: (value) => `${value.round(2).valueOf()} billion dollars`,
  // Adds up the rounds of spending until they become negligible.
  holds: ({ consume, imports, spending }, value) => {
    let [income, round] = [0, spending];
    for (; round > 1e-9; round *= (consume - imports) / 100) income += round;
    return Math.abs(income - value.valueOf()) < 1e-6;
  },
  explanation: (economy) => {
    const { consume, imports, spending } = economy;
    const [lost, result] = [leak(economy).valueOf(), rise(economy).valueOf()];
    return [
      `Of each further dollar of income $1 - ${share(consume)} = ${share(100 - consume)}$ is saved and $${share(imports)}$ goes abroad, so $${lost}$ leaks out. The multiplier is $\\frac{1}{${lost}}$, and income rises by $\\frac{${spending}}{${lost}} = ${result}$ billion dollars.`,
      `With the saved share alone the multiplier would be $\\frac{1}{${share(100 - consume)}}$, that of an economy without imports: what is spent on foreign goods becomes income abroad. The purchase itself is the first round and belongs to the sum.`,
    ];
  },
};
