import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

/** Units up to the break-even point (`even`) and beyond it; the tax rate in percent. */
type Plan = { price: number; variable: number; even: number; beyond: number; rate: number };

const margin = ({ price, variable }: Plan) => price - variable;
const fixed = (plan: Plan) => plan.even * margin(plan);
/** Profit after tax. */
const target = (plan: Plan) => (plan.beyond * margin(plan) * (100 - plan.rate)) / 100;

export const targetProfitUnits: Template<Plan, number> = {
  subject: 'Accounting',
  topic: 'Cost-volume-profit analysis',
  difficulty: 'medium',
  source:
    'OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.2, Calculate a Break-Even Point in Units and Dollars',
  make: ({ int, pick }) => {
    const variable = int(6, 24);
    return {
      variable,
      price: variable + pick([5, 8, 10, 12, 15, 20]),
      even: pick([1500, 2400, 3000, 3600, 4500, 6000]),
      beyond: pick([800, 1600, 2400, 3200]),
      rate: pick([20, 25, 40]),
    };
  },
  stem: (plan) =>
    `A firm sells one product for ${dollars(plan.price)} a unit. Variable costs are ${dollars(plan.variable)} a unit, fixed costs ${dollars(fixed(plan))} a year, and profit is taxed at ${plan.rate} %. How many units must it sell in a year for a profit of ${dollars(target(plan))} after tax?`,
  answer: (plan) => plan.even + plan.beyond,
  mistakes: {
    'Takes the profit after tax for the profit before tax.': ({ even, beyond, rate }) =>
      even + (beyond * (100 - rate)) / 100,
    'Stops at the break-even point, where there is no profit.': ({ even }) => even,
    'Subtracts tax from the target once more instead of adding it.': ({ even, beyond, rate }) =>
      even + (beyond * (100 - rate) ** 2) / 10_000,
    'Raises the fixed costs as well as the profit to an amount before tax.': ({ even, beyond, rate }) =>
      (100 * even) / (100 - rate) + beyond,
    'Leaves the fixed costs out.': ({ beyond }) => beyond,
  },
  show: (value) => `${amountInFormula(value).replaceAll('{,}', ',')} units`,
  // Calculates the income statement of these sales down to the last line.
  holds: (plan, value) => {
    const beforeTax = value * plan.price - value * plan.variable - fixed(plan);
    const tax = (Math.max(beforeTax, 0) * plan.rate) / 100;
    return beforeTax - tax === target(plan);
  },
  explanation: (plan) => {
    const beforeTax = plan.beyond * margin(plan);
    return [
      `A profit of ${dollars(target(plan))} is what ${100 - plan.rate} % of the profit before tax leaves, so $\\frac{${amountInFormula(target(plan))}}{${(100 - plan.rate) / 100}} = ${amountInFormula(beforeTax)}$ dollars are needed before tax. Each unit contributes $${plan.price} - ${plan.variable} = ${margin(plan)}$ dollars, and $\\frac{${amountInFormula(fixed(plan))} + ${amountInFormula(beforeTax)}}{${margin(plan)}} = ${amountInFormula(plan.even + plan.beyond)}$ units cover fixed costs and profit.`,
      'Without the step back to the profit before tax, the firm would sell too little to keep what it wants. Fixed costs are deducted before tax is reckoned, so they are not raised by the tax rate.',
    ];
  },
};
