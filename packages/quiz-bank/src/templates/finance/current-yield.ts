import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula, dollars, whole } from '../amounts';

/** Bond with a face value of 1,000 dollars: its half-yearly coupon and its price. */
type Bond = { coupon: number; price: number };

const percent = (part: number, whole: number) => new Fraction(100 * part, whole).round(2);
const currentYield = ({ coupon, price }: Bond) => percent(2 * coupon, price);
const decimal = (value: Fraction) => value.valueOf().toFixed(2);

export const currentYieldOfBond: Template<Bond, Fraction> = {
  subject: 'Finance',
  topic: 'Bonds',
  difficulty: 'easy',
  source: 'OpenStax, Principles of Finance 2e, section 10.2, Bond Valuation',
  make: ({ int, pick }) => ({
    coupon: int(15, 40),
    price: pick([880, 910, 940, 960, 1040, 1060, 1090, 1120]),
  }),
  stem: ({ coupon, price }) =>
    `A bond with a face value of 1,000 dollars pays a coupon of ${coupon} dollars every six months and costs ${dollars(whole(price))}. What is its current yield, that is its yearly coupons in per cent of its price, to two decimals?`,
  answer: currentYield,
  mistakes: {
    'Takes the coupon of half a year for that of a year.': ({ coupon, price }) => percent(coupon, price),
    'Divides by the face value and gets the coupon rate.': ({ coupon }) => percent(2 * coupon, 1000),
    'Divides by the mean of price and face value.': ({ coupon, price }) => percent(4 * coupon, price + 1000),
    'Divides the coupon of half a year by the face value.': ({ coupon }) => percent(coupon, 1000),
  },
  show: (value) => `${decimal(value)} %`,
  // This yield on the price gives the coupons of two half-years, apart from rounding.
  holds: ({ coupon, price }, value) => {
    const paid = value.mul(price).div(100);
    const rounding = new Fraction(5, 1000).mul(price).div(100);
    return paid.sub(coupon).sub(coupon).abs().compare(rounding) <= 0;
  },
  explanation: (bond) => [
    `In a year the bond pays $2 \\cdot ${bond.coupon} = ${2 * bond.coupon}$ dollars. Divided by the price this is $\\frac{${2 * bond.coupon}}{${amountInFormula(whole(bond.price))}} \\approx ${decimal(currentYield(bond))}\\,\\%$.`,
    `The coupon rate, $${decimal(percent(2 * bond.coupon, 1000))}\\,\\%$, refers to the face value and stays the same for the life of the bond; a buyer pays the price, so the current yield is ${bond.price < 1000 ? 'higher for this bond below par' : 'lower for this bond above par'}. Neither of them counts what is gained or lost when the bond is repaid at its face value.`,
  ],
};
