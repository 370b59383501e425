import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

type Asset = { cost: number; residual: number; years: number };

const rate = ({ years }: Asset) => new Fraction(2, years);
/** Depreciation of the second year at a rate, after that of the first. */
const second = (base: number, share: Fraction) =>
  new Fraction(base).mul(new Fraction(1).sub(share)).mul(share);

export const doubleDecliningBalance: Template<Asset, Fraction> = {
  subject: 'Accounting',
  topic: 'Depreciation',
  difficulty: 'medium',
  source:
    'OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 11.3, Explain and Apply Depreciation Methods to Allocate Capitalized Costs',
  make: ({ int, pick }) => {
    const cost = 4000 * int(4, 25);
    return { cost, residual: pick([1000, 1500, 2000]), years: pick([4, 5, 8, 10]) };
  },
  stem: ({ cost, residual, years }) =>
    `Equipment that is bought on the first day of a financial year for ${dollars(cost)} has a useful life of ${years} years and a residual value of ${dollars(residual)}. How much is its depreciation in the **second** year by the double-declining-balance method?`,
  answer: (asset) => second(asset.cost, rate(asset)),
  mistakes: {
    'Subtracts the residual value before the rate is applied, as straight-line depreciation does.': (asset) =>
      second(asset.cost - asset.residual, rate(asset)),
    'Gives the depreciation of the first year.': (asset) => rate(asset).mul(asset.cost),
    'Depreciates by the straight-line method.': ({ cost, residual, years }) =>
      new Fraction(cost - residual, years),
    'Applies the straight-line rate to the book value without doubling it.': ({ cost, years }) =>
      second(cost, new Fraction(1, years)),
    'Gives the book value at the end of the second year instead of the expense.': (asset) =>
      new Fraction(asset.cost).mul(new Fraction(1).sub(rate(asset)).pow(2) ?? 0),
  },
  show: (value) => dollars(value.round(2).valueOf()),
  // Year-end book values fall by a constant factor.
  holds: ({ cost, years }, value) => {
    const first = new Fraction(cost).sub(new Fraction(2 * cost, years));
    return first.sub(value).mul(cost).equals(first.mul(first));
  },
  explanation: (asset) => {
    const { cost, years } = asset;
    const first = rate(asset).mul(cost).valueOf();
    const percent = 200 / years;
    return [
      `The rate is twice the straight-line rate: $2 \\cdot \\frac{1}{${years}} = ${percent}\\,\\%$ of the book value. The first year takes $${amountInFormula(first)}$ dollars and leaves $${amountInFormula(cost - first)}$, of which the second year takes ${percent} %: $${amountInFormula(second(cost, rate(asset)).valueOf())}$ dollars.`,
      'The residual value is not subtracted at the start: by this method it is only the floor below which the book value may not fall, and that is not reached here.',
    ];
  },
};
