import Fraction from 'fraction.js';
import type { Template } from '../../template';

type Good = { price: number; quantity: number };
type Year = readonly [bread: Good, lamps: Good];
type Economy = { first: Year; second: Year };

/** Value of one year's quantities at another year's prices. */
const worth = (quantities: Year, prices: Year) =>
  quantities[0].quantity * prices[0].price + quantities[1].quantity * prices[1].price;
const index = (value: number, base: number) => new Fraction(value, base).mul(100);
const decimals = (value: Fraction) => value.round(1).valueOf().toFixed(1);
const described = ([bread, lamps]: Year) =>
  `${bread.quantity} loaves at ${bread.price} dollars each and ${lamps.quantity} lamps at ${lamps.price} dollars each`;

export const gdpDeflator: Template<Economy, Fraction> = {
  subject: 'Economics',
  topic: 'Real and nominal GDP',
  difficulty: 'medium',
  source: 'OpenStax, Principles of Economics 3e, section 19.2, Adjusting Nominal Values to Real Values',
  make: ({ int, pick }) => {
    const [bread, lamps] = [int(2, 5), 5 * int(4, 8)];
    const [loaves, pieces] = [pick([100, 120, 150, 200]), pick([10, 15, 20, 25])];
    return {
      first: [
        { price: bread, quantity: loaves },
        { price: lamps, quantity: pieces },
      ],
      second: [
        { price: bread + int(1, 2), quantity: loaves + 10 * int(1, 5) },
        { price: lamps + pick([-2, 2, 4, 5]), quantity: pieces + int(1, 5) },
      ],
    };
  },
  stem: ({ first, second }) =>
    `An economy makes two goods for final use. In year 1 it makes ${described(first)}, in year 2 ${described(second)}. What is the GDP deflator of year 2, with year 1 as the base year ($= 100$), rounded to one decimal?`,
  answer: ({ first, second }) => index(worth(second, second), worth(second, first)),
  mistakes: {
    'Weights the prices with the quantities of the base year, as a consumer price index does.': (economy) =>
      index(worth(economy.first, economy.second), worth(economy.first, economy.first)),
    'Compares nominal GDP of both years, so that growth of quantities counts as inflation.': (economy) =>
      index(worth(economy.second, economy.second), worth(economy.first, economy.first)),
    'Compares real GDP of both years, which measures growth and not prices.': ({ first, second }) =>
      index(worth(second, first), worth(first, first)),
    'Divides real GDP by nominal GDP, the reciprocal.': ({ first, second }) =>
      index(worth(second, first), worth(second, second)),
  },
  show: (value) => `$${decimals(value)}$`,
  // Deflated by the index, spending in year 2 equals the value of its goods at the prices of year 1.
  holds: ({ first, second }, value) => {
    const paid = second.reduce((total, { price, quantity }) => total.add(price * quantity), new Fraction(0));
    const left = paid.div(value.div(100));
    return second
      .reduce((rest, { quantity }, good) => rest.sub(quantity * (first[good]?.price ?? 0)), left)
      .equals(0);
  },
  explanation: ({ first, second }) => {
    const [nominal, real] = [worth(second, second), worth(second, first)];
    const [[bread, lamps], [dearBread, dearLamps]] = [first, second];
    return [
      `Nominal GDP of year 2 is $${dearBread.quantity} \\cdot ${dearBread.price} + ${dearLamps.quantity} \\cdot ${dearLamps.price} = ${nominal}$ dollars; real GDP values the same quantities at the prices of year 1: $${dearBread.quantity} \\cdot ${bread.price} + ${dearLamps.quantity} \\cdot ${lamps.price} = ${real}$ dollars. The deflator is their ratio, $\\frac{${nominal}}{${real}} \\cdot 100 \\approx ${decimals(index(nominal, real))}$.`,
      'Both amounts use the quantities of year 2, so that only prices differ. Dividing by the GDP of year 1 would mix the rise of prices with the rise of output, and weights of year 1 belong to an index with a fixed basket.',
    ];
  },
};
