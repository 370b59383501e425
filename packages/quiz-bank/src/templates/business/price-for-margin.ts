import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Cost of an article for the shop in dollars, and the gross margin in percent of the price. */
type Article = { cost: Fraction; margin: number };

const share = ({ margin }: Article) => new Fraction(margin, 100);
const price = (article: Article) => article.cost.div(share(article).neg().add(1));
const cents = (value: Fraction) => value.valueOf().toFixed(2);
const dollars = (value: Fraction) => cents(value).replace('.00', '');

export const priceForMargin: Template<Article, Fraction> = {
  subject: 'Business',
  topic: 'Pricing',
  difficulty: 'easy',
  source: 'OpenStax, Introduction to Business 2e, section 11.9, Pricing Strategies and Future Trends',
  make: ({ int, pick }) => {
    const margin = pick([20, 25, 40, 60, 75, 80]);
    return { cost: new Fraction(10 * int(2, 24) * (100 - margin), 100), margin };
  },
  stem: ({ cost, margin }) =>
    `A shop buys an article for ${dollars(cost)} dollars. At which selling price in dollars (without taxes) does it earn a gross margin of $${margin}\\,\\%$ of that price?`,
  answer: price,
  mistakes: {
    'Adds the percentage to the cost: that is the markup on cost, not the margin on the price.': (article) =>
      article.cost.mul(share(article).add(1)),
    'Divides the cost by the margin instead of by the share of the price that the cost makes up.': (
      article,
    ) => article.cost.div(share(article)),
    'Gives the margin in dollars instead of the price.': (article) => price(article).mul(share(article)),
    'Finds the right price and then adds the percentage once more.': (article) =>
      price(article).mul(share(article).add(1)),
    'Adds to the cost the part of it that the price leaves for the cost.': (article) =>
      article.cost.mul(share(article).neg().add(2)),
  },
  show: (value) => `${dollars(value)} dollars`,
  // Share of each dollar of sales that the shop keeps, in percent.
  holds: ({ cost, margin }, value) => value.sub(cost).mul(100).equals(value.mul(margin)),
  explanation: (article) => {
    const { cost, margin } = article;
    const [left, result] = [new Fraction(100 - margin, 100).toString(), price(article)];
    return [
      `A gross margin of $${margin}\\,\\%$ of the price leaves $${100 - margin}\\,\\%$ of it for the cost. So the price is $\\frac{${dollars(cost)}}{${left}} = ${dollars(result)}$ dollars, and $${dollars(result)} - ${dollars(cost)} = ${dollars(result.sub(cost))}$ dollars are indeed $${margin}\\,\\%$ of it.`,
      `Adding $${margin}\\,\\%$ to the cost would give ${dollars(cost.mul(share(article).add(1)))} dollars: a markup is measured on the cost, a margin on the price, and of the larger price the same amount is a smaller percentage.`,
    ];
  },
};
