import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Output of one hour of work in each of two countries. */
type Output = { wheat: number; cloth: number };
type Trade = { home: Output; abroad: Output };

const clothPerWheat = ({ wheat, cloth }: Output) => new Fraction(cloth, wheat);

export const opportunityCost: Template<Trade, Fraction> = {
  subject: 'Economics',
  topic: 'Comparative advantage',
  difficulty: 'easy',
  source: 'OpenStax, Principles of Economics 3e, section 33.1, Absolute and Comparative Advantage',
  make: ({ int }) => ({
    home: { wheat: int(2, 9), cloth: int(2, 9) },
    abroad: { wheat: int(2, 9), cloth: int(2, 9) },
  }),
  stem: ({ home, abroad }) =>
    `In an hour a worker makes either $${home.wheat}$ sacks of wheat or $${home.cloth}$ rolls of cloth in Arland, and either $${abroad.wheat}$ sacks of wheat or $${abroad.cloth}$ rolls of cloth in Borland. What is the opportunity cost of one sack of wheat in Arland, in rolls of cloth?`,
  answer: ({ home }) => clothPerWheat(home),
  mistakes: {
    'Gives what one roll of cloth costs in wheat, the reciprocal.': ({ home }) =>
      clothPerWheat(home).inverse(),
    'Looks at the other country.': ({ abroad }) => clothPerWheat(abroad),
    'Takes the cloth of a whole hour for the cost of a single sack.': ({ home }) => new Fraction(home.cloth),
    'Compares the productivity of both countries in wheat, which is absolute advantage.': (trade) =>
      new Fraction(trade.home.wheat, trade.abroad.wheat),
  },
  show: (value) => `$${fraction(value)}$`,
  // The sacks of one hour must cost exactly the cloth of one hour.
  holds: ({ home }, value) => {
    let clothPaid = new Fraction(0);
    for (let sack = 0; sack < home.wheat; sack += 1) clothPaid = clothPaid.add(value);
    return clothPaid.equals(home.cloth);
  },
  explanation: ({ home }) => {
    const { wheat, cloth } = home;
    const cost = clothPerWheat(home);
    const reduced = cost.d === BigInt(wheat) ? '' : ` = ${fraction(cost)}`;
    return [
      `In Arland $${wheat}$ sacks of wheat use the hour in which $${cloth}$ rolls of cloth could be made, so one sack costs $\\frac{${cloth}}{${wheat}}${reduced}$ rolls.`,
      'The reciprocal is the cost of a roll of cloth in wheat. What Borland can do does not enter: its figures matter only when the opportunity costs of both countries are compared to find who has the comparative advantage.',
    ];
  },
};
