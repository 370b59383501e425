import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

type Sheet = { assets: number; liabilities: number };
type Year = { opening: Sheet; closing: Sheet; invested: number; withdrawn: number };

const equity = ({ assets, liabilities }: Sheet) => assets - liabilities;
const change = ({ opening, closing }: Year) => equity(closing) - equity(opening);

export const incomeFromEquity: Template<Year, number> = {
  subject: 'Accounting',
  topic: 'Accounting equation',
  difficulty: 'medium',
  source:
    'OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 3.2, Define and Describe the Expanded Accounting Equation and Its Relationship to Analyzing Transactions',
  make: ({ int }) => {
    const opening = { assets: 1000 * int(80, 140), liabilities: 1000 * int(25, 50) };
    const closing = {
      assets: opening.assets + 1000 * int(35, 60),
      liabilities: opening.liabilities + 1000 * int(-8, 8),
    };
    return { opening, closing, invested: 1000 * int(5, 12), withdrawn: 1000 * int(13, 20) };
  },
  stem: ({ opening, closing, invested, withdrawn }) =>
    `A sole proprietor’s business has assets of ${dollars(opening.assets)} and liabilities of ${dollars(opening.liabilities)} at the start of a year, and assets of ${dollars(closing.assets)} and liabilities of ${dollars(closing.liabilities)} at its end. During the year the owner invests ${dollars(invested)} and withdraws ${dollars(withdrawn)}. What is the net income of the year?`,
  answer: (year) => change(year) - year.invested + year.withdrawn,
  mistakes: {
    'Takes the whole change of equity for income, without what the owner paid in and took out.': change,
    'Adds the investment and subtracts the withdrawals, the wrong way round.': (year) =>
      change(year) + year.invested - year.withdrawn,
    'Treats withdrawals as an expense and subtracts them from the change of equity.': (year) =>
      change(year) - year.invested - year.withdrawn,
    'Starts from the change of the assets and leaves the liabilities out.': (year) =>
      year.closing.assets - year.opening.assets - year.invested + year.withdrawn,
  },
  show: dollars,
  // Forwards: opening equity, the owner's contributions and withdrawals, and this income give closing equity.
  holds: ({ opening, closing, invested, withdrawn }, value) =>
    closing.liabilities + (equity(opening) + invested + value - withdrawn) === closing.assets,
  explanation: (year) => {
    const [before, after] = [equity(year.opening), equity(year.closing)];
    const income = change(year) - year.invested + year.withdrawn;
    return [
      `Equity is assets less liabilities: $${amountInFormula(before)}$ dollars at first and $${amountInFormula(after)}$ at the end, a rise of $${amountInFormula(change(year))}$. Investments raise equity and withdrawals lower it without being income, so income is $${amountInFormula(change(year))} - ${amountInFormula(year.invested)} + ${amountInFormula(year.withdrawn)} = ${amountInFormula(income)}$ dollars.`,
      'Withdrawals have to be added back because equity would have risen by that much more without them. They are a distribution to the owner and no expense.',
    ];
  },
};
