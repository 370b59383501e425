import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amount, amountInFormula } from '../amounts';

/** Units sold per month, dollars per order, and dollars to hold a unit for a year. */
type Stock = { monthly: number; order: number; holding: number };

const rootOf = (value: number) => Math.round(Math.sqrt(value));
const yearly = ({ monthly }: Stock) => 12 * monthly;
const quantity = (stock: Stock) => rootOf((2 * yearly(stock) * stock.order) / stock.holding);

/** Yearly cost of ordering and holding; on average, half an order is in stock. */
const yearlyCost = (stock: Stock, units: number) =>
  new Fraction(yearly(stock) * stock.order, units).add(new Fraction(units * stock.holding, 2));

export const economicOrderQuantity: Template<Stock, number> = {
  subject: 'Business',
  topic: 'Inventory management',
  difficulty: 'medium',
  source:
    'Jay Heizer, Barry Render and Chuck Munson, Operations Management, 12th edition (Pearson, 2017), chapter 12, Inventory Management',
  make: ({ int, pick }) => {
    const [order, holding] = [pick([20, 25, 30, 40, 50, 60, 75]), pick([2, 3, 4, 5, 6, 8])];
    // The demand grows with the square of the best order size, so that the root is exact.
    const monthly = (size: number) => (size * size * holding) / (24 * order);
    const fits = (size: number) => Number.isInteger(monthly(size)) && monthly(size) >= 40;
    const sizes = Array.from({ length: 30 }, (_, index) => 20 * (index + 3)).filter(fits);
    const size = sizes[int(0, sizes.length - 1)] ?? 24 * order;
    return { monthly: monthly(size), order, holding };
  },
  stem: ({ monthly, order, holding }) =>
    `A wholesaler sells $${amountInFormula(monthly)}$ units of an article each month, evenly through the year. Each order costs ${order} dollars whatever its size, and holding a unit in stock for a year costs ${holding} dollars. How many units does the economic order quantity (EOQ) model tell it to order at a time, rounded to whole units?`,
  answer: quantity,
  mistakes: {
    'Sets the demand of a month against the holding cost of a year.': ({ monthly, order, holding }) =>
      rootOf((2 * monthly * order) / holding),
    'Loses the factor 2, as if the whole order lay in stock throughout, instead of half of it on average.': (
      stock,
    ) => rootOf((yearly(stock) * stock.order) / stock.holding),
    'Swaps the cost of an order and the cost of holding a unit.': (stock) =>
      rootOf((2 * yearly(stock) * stock.holding) / stock.order),
    'Leaves the holding cost out, and with it what speaks against large orders.': (stock) =>
      rootOf(2 * yearly(stock) * stock.order),
    'Gives the number of orders in a year instead of the units of each.': (stock) =>
      Math.round(yearly(stock) / quantity(stock)),
  },
  show: (value) => `$${amountInFormula(value)}$ units`,
  // One unit more or less per order makes the year more expensive.
  holds: (stock, value) => {
    const cost = yearlyCost(stock, value);
    return [value - 1, value + 1].every((other) => other < 1 || yearlyCost(stock, other).compare(cost) > 0);
  },
  explanation: (stock) => {
    const { monthly, order, holding } = stock;
    const [demand, best] = [yearly(stock), quantity(stock)];
    const half = new Fraction(best * holding, 2).valueOf();
    return [
      `Demand and holding cost need the same period: $12 \\cdot ${amountInFormula(monthly)} = ${amountInFormula(demand)}$ units a year. The EOQ is $\\sqrt{\\frac{2 \\cdot ${amountInFormula(demand)} \\cdot ${order}}{${holding}}} = ${amountInFormula(best)}$ units.`,
      `At this size ordering and holding cost the same, ${amount(half)} dollars a year each, where half an order lies in stock on average. That half is where the factor 2 comes from; with the demand of one month under the root the order would be too small by the factor $\\sqrt{12}$.`,
    ];
  },
};
