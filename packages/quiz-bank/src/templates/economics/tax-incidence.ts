import type { Template } from '../../template';
import { dollars } from '../amounts';

/** Demand falls by `demand` units per dollar, and supply rises by `supply`. They meet at `price` without the tax. */
type Market = { demand: number; supply: number; price: number; start: number };

/** Each market's tax is twice the sum of both slopes, so that all shares are whole dollars. */
const tax = ({ demand, supply }: Market) => 2 * (demand + supply);
/** Formats a factor before P, which is omitted when it is 1. */
const factor = (slope: number) => (slope === 1 ? '' : String(slope));
const intercept = ({ demand, supply, price, start }: Market) => (demand + supply) * price - start;

export const taxIncidence: Template<Market, number> = {
  subject: 'Economics',
  topic: 'Tax incidence',
  difficulty: 'hard',
  source: 'OpenStax, Principles of Economics 3e, section 5.3, Elasticity and Pricing',
  make: ({ int, pick }) => {
    const [demand, supply] = pick([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
      [2, 3],
      [3, 1],
      [3, 2],
      [3, 4],
      [4, 1],
      [4, 3],
    ]);
    return { demand, supply, price: int(20, 40), start: pick([2, 4, 6, 8, 10]) };
  },
  stem: (market) => {
    const [down, up] = [factor(market.demand), factor(market.supply)];
    return `In a competitive market, with the price $P$ in dollars, the quantity demanded is $Q_D = ${intercept(market)} - ${down}P$ and the quantity supplied $Q_S = ${up}P - ${market.start}$. Sellers now have to pay a tax of ${dollars(tax(market))} on each unit sold. Which price do buyers pay in the new equilibrium?`;
  },
  answer: ({ supply, price }) => price + 2 * supply,
  mistakes: {
    'Lets buyers bear the whole tax, as if demand did not respond to the price.': (market) =>
      market.price + tax(market),
    'Lets sellers bear the whole tax because it is they who have to pay it.': ({ price }) => price,
    'Gives what sellers keep after the tax.': ({ demand, price }) => price - 2 * demand,
    'Gives the larger share of the tax to the side that responds more to the price.': ({ demand, price }) =>
      price + 2 * demand,
    'Splits the tax into halves, whatever the slopes of the curves.': (market) =>
      market.price + tax(market) / 2,
  },
  show: dollars,
  // At this price, buyers want exactly as much as sellers offer for the price minus the tax.
  holds: (market, value) =>
    intercept(market) - market.demand * value === market.supply * (value - tax(market)) - market.start,
  explanation: (market) => {
    const { demand, supply, price, start } = market;
    const [paid, kept] = [price + 2 * supply, price - 2 * demand];
    return [
      `Sellers decide by what they keep, $P - ${tax(market)}$. From $${intercept(market)} - ${factor(demand)}P = ${factor(supply)}(P - ${tax(market)}) - ${start}$ follows $${demand + supply}P = ${intercept(market) + start + supply * tax(market)}$, so buyers pay $${paid}$ dollars and sellers keep $${kept}$.`,
      `Without the tax the price is $${price}$ dollars. Buyers bear $${2 * supply}$ and sellers $${2 * demand}$ of the $${tax(market)}$ dollars: the larger part falls on the side that responds less, whoever hands the money to the state.`,
    ];
  },
};
