import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

type Layer = { units: number; cost: number };
/** Three layers in order of purchase. The sale uses up the first one and part of the second. */
type Stock = { layers: readonly [Layer, Layer, Layer]; sold: number };

const available = ({ layers }: Stock) => layers.reduce((sum, { units, cost }) => sum + units * cost, 0);
const fifo = ({ layers: [first, second], sold }: Stock) =>
  first.units * first.cost + (sold - first.units) * second.cost;

export const fifoCostOfSales: Template<Stock, number> = {
  subject: 'Accounting',
  topic: 'Inventory',
  difficulty: 'easy',
  source:
    'OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 10.2, Calculate the Cost of Goods Sold and Ending Inventory Using the Periodic Method',
  make: ({ int, pick }) => {
    const first = { units: pick([40, 50, 60]), cost: int(8, 15) };
    const second = { units: pick([80, 100, 120]), cost: first.cost + int(1, 3) };
    const third = { units: pick([60, 70, 90]), cost: second.cost + int(1, 3) };
    return { layers: [first, second, third], sold: first.units + pick([20, 30, 50, 60, 70]) };
  },
  stem: ({ layers: [first, second, third], sold }) =>
    `A shop begins the month with ${first.units} units at a cost of ${first.cost} dollars each. It buys ${second.units} units at ${second.cost} dollars on the 5th and ${third.units} units at ${third.cost} dollars on the 12th, and sells ${sold} units on the 20th. What is the cost of goods sold of the month under FIFO (first in, first out)?`,
  answer: fifo,
  mistakes: {
    'Takes the units that came in last, as LIFO does.': ({ layers: [, second, third], sold }) =>
      Math.min(sold, third.units) * third.cost + Math.max(sold - third.units, 0) * second.cost,
    'Gives the inventory at the end of the month instead of the cost of what was sold.': (stock) =>
      available(stock) - fifo(stock),
    'Values all units that were sold at the oldest cost.': ({ layers: [first], sold }) => sold * first.cost,
    'Values all units that were sold at the cost of the last purchase.': ({ layers: [, , third], sold }) =>
      sold * third.cost,
  },
  show: dollars,
  // The latest purchases remain unsold. Their cost and the cost of sales add up to the total cost.
  holds: (stock, value) => {
    const units = stock.layers.flatMap(({ units, cost }) => Array.from({ length: units }, () => cost));
    const left = units.slice(stock.sold).reduce((sum, cost) => sum + cost, 0);
    return left + value === available(stock);
  },
  explanation: (stock) => {
    const [first, second] = stock.layers;
    const rest = stock.sold - first.units;
    return [
      `Under FIFO the oldest units leave first: the ${first.units} units of the beginning at ${first.cost} dollars, then $${stock.sold} - ${first.units} = ${rest}$ of those bought on the 5th at ${second.cost} dollars. That is $${first.units} \\cdot ${first.cost} + ${rest} \\cdot ${second.cost} = ${amountInFormula(fifo(stock))}$ dollars.`,
      'The last purchases stay in inventory under FIFO, at the newest costs. Taking them for the units sold would be LIFO, which US GAAP allows and IFRS does not.',
    ];
  },
};
