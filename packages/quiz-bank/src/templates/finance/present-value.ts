import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula, dollars, whole } from '../amounts';

/** Value today, yearly rate in percent, and number of years. */
type Claim = { today: number; rate: number; years: number };

const growth = ({ rate }: Claim) => new Fraction(100 + rate, 100);
const payment = (claim: Claim) => power(growth(claim), claim.years).mul(claim.today);

function power(base: Fraction, exponent: number): Fraction {
  return exponent === 0 ? new Fraction(1) : power(base, exponent - 1).mul(base);
}

export const presentValue: Template<Claim, Fraction> = {
  subject: 'Finance',
  topic: 'Time value of money',
  difficulty: 'easy',
  source: 'OpenStax, Principles of Finance 2e, section 7.2, Time Value of Money (TVM) Basics',
  make: ({ int, pick }) => ({ today: 8000 * int(1, 6), rate: pick([5, 10, 20, 25]), years: pick([2, 3]) }),
  stem: (claim) =>
    `A single payment of ${dollars(whole(payment(claim)))} is due in exactly ${claim.years} years. What is its present value, to the nearest dollar, at a discount rate of ${claim.rate} % a year, compounded annually?`,
  answer: ({ today }) => new Fraction(today),
  mistakes: {
    'Discounts at simple interest, without interest on the interest.': (claim) =>
      payment(claim).div(new Fraction(100 + claim.rate * claim.years, 100)),
    'Takes the rate off the future amount each year instead of dividing by the growth factor.': (claim) =>
      payment(claim).mul(power(new Fraction(100 - claim.rate, 100), claim.years)),
    'Discounts for one year only.': (claim) => payment(claim).div(growth(claim)),
    'Compounds the payment further into the future instead of discounting it.': (claim) =>
      payment(claim).mul(power(growth(claim), claim.years)),
    'Subtracts simple interest that is reckoned on the future amount.': (claim) =>
      payment(claim).mul(new Fraction(100 - claim.rate * claim.years, 100)),
  },
  show: (value) => dollars(whole(value)),
  // Adds interest to the amount year after year.
  holds: (claim, value) => {
    let balance = value;
    for (let year = 1; year <= claim.years; year += 1)
      balance = balance.add(balance.mul(claim.rate).div(100));
    return balance.equals(payment(claim));
  },
  explanation: (claim) => {
    const [factor, due] = [growth(claim).toString(), amountInFormula(whole(payment(claim)))];
    return [
      `The present value is what grows to the payment: $PV \\cdot ${factor}^{${claim.years}} = ${due}$, so $PV = \\frac{${due}}{${factor}^{${claim.years}}} = ${amountInFormula(whole(claim.today))}$ dollars.`,
      `Each year of waiting divides the amount by $${factor}$. To take ${claim.rate} % off the future amount is something else, because the rate refers to the smaller amount at the beginning of a year; and simple interest leaves out the interest on interest.`,
    ];
  },
};
