import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

/** Demand Q = slope · (choke − P), bought at a single price. */
type Demand = { slope: number; choke: number; price: number };

const quantity = ({ slope, choke, price }: Demand) => slope * (choke - price);
const surplus = (demand: Demand) => (quantity(demand) * (demand.choke - demand.price)) / 2;

export const consumerSurplus: Template<Demand, number> = {
  subject: 'Economics',
  topic: 'Consumer surplus',
  difficulty: 'easy',
  source: 'OpenStax, Principles of Economics 3e, section 3.5, Demand, Supply, and Efficiency',
  make: ({ int, pick }) => {
    const price = int(4, 20);
    return { slope: pick([2, 4, 6, 10, 20]), price, choke: price + pick([4, 5, 6, 8, 10, 12]) };
  },
  stem: ({ slope, choke, price }) =>
    `The quantity demanded of a good is $Q = ${amountInFormula(slope * choke)} - ${slope}P$, where $P$ is its price in dollars. How large is the consumer surplus when all units are sold at a price of ${dollars(price)}?`,
  answer: surplus,
  mistakes: {
    'Takes the rectangle instead of the triangle below the demand curve and forgets the half.': (demand) =>
      2 * surplus(demand),
    'Gives what the consumers spend instead of what they gain.': (demand) => demand.price * quantity(demand),
    'Takes the whole area below the demand curve, including what the consumers pay.': (demand) =>
      surplus(demand) + demand.price * quantity(demand),
    'Takes the highest willingness to pay for the height of the triangle, without subtracting the price.': (
      demand,
    ) => (demand.choke * quantity(demand)) / 2,
  },
  show: dollars,
  // Adds the value of each unit at its middle above the price, times twice the slope to stay whole.
  holds: (demand, value) => {
    const { slope, choke, price } = demand;
    let gains = 0;
    for (let unit = 1; unit <= quantity(demand); unit += 1)
      gains += 2 * slope * (choke - price) - (2 * unit - 1);
    return gains === 2 * slope * value;
  },
  explanation: (demand) => {
    const { slope, choke, price } = demand;
    const sold = quantity(demand);
    return [
      `At ${dollars(price)} consumers buy $${amountInFormula(slope * choke)} - ${slope} \\cdot ${price} = ${sold}$ units, and demand ends at a price of $\\frac{${amountInFormula(slope * choke)}}{${slope}} = ${choke}$ dollars. The surplus is the triangle between the demand curve and the price: $\\frac{1}{2} \\cdot ${sold} \\cdot (${choke} - ${price}) = ${amountInFormula(surplus(demand))}$ dollars.`,
      'Without the half every unit would be worth as much as the first one. What consumers pay is the rectangle below the price; it is their expense and no part of the surplus.',
    ];
  },
};
