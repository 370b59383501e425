import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Yearly returns in percent, and the beta of a share. */
type Share = { riskless: number; market: number; beta: Fraction };

const premium = ({ riskless, market }: Share) => market - riskless;
const expected = (share: Share) => share.beta.mul(premium(share)).add(share.riskless);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(1)));

export const capitalAssetPricing: Template<Share, Fraction> = {
  subject: 'Finance',
  topic: 'Risk and return',
  difficulty: 'medium',
  source: 'OpenStax, Principles of Finance 2e, section 15.3, The Capital Asset Pricing Model (CAPM)',
  make: ({ int, pick }) => ({
    riskless: int(1, 4),
    market: int(7, 12),
    beta: new Fraction(pick([5, 6, 8, 12, 14, 15]), 10),
  }),
  stem: ({ riskless, market, beta }) =>
    `The risk-free rate is ${riskless} % a year, the expected return of the market portfolio is ${market} %, and a share has a beta of ${decimal(beta)}. Which return does the capital asset pricing model expect of the share?`,
  answer: expected,
  mistakes: {
    'Takes the return of the market for its premium over the risk-free rate.': ({ riskless, market, beta }) =>
      beta.mul(market).add(riskless),
    'Multiplies beta by the return of the market and leaves the risk-free rate out.': ({ market, beta }) =>
      beta.mul(market),
    'Gives the risk premium of the share and forgets to add the risk-free rate.': (share) =>
      share.beta.mul(premium(share)),
    'Adds the premium of the share to the return of the market.': (share) =>
      share.beta.mul(premium(share)).add(share.market),
    'Divides the premium of the market by beta.': (share) =>
      new Fraction(premium(share)).div(share.beta).add(share.riskless),
  },
  show: (value) => `${decimal(value)} %`,
  // A mix of the market (weight beta) and the riskless asset has the same beta, and so the same return.
  holds: ({ riskless, market, beta }, value) => {
    const inMarket = beta.mul(1000);
    const inRiskless = new Fraction(1000).sub(inMarket);
    return inMarket.mul(market).add(inRiskless.mul(riskless)).div(1000).equals(value);
  },
  explanation: (share) => {
    const { riskless, market, beta } = share;
    const [b, p] = [decimal(beta), premium(share)];
    return [
      `The market pays a premium of $${market} - ${riskless} = ${p}$ percentage points over the risk-free rate. The share earns the risk-free rate and beta times this premium: $${riskless} + ${b} \\cdot ${p} = ${decimal(expected(share))}$ per cent.`,
      `Beta scales the premium and not the whole return of the market: $${riskless} + ${b} \\cdot ${market}$ would count the risk-free rate again as a part of the premium. The premium of the share alone, $${decimal(beta.mul(p))}$ points, comes on top of the risk-free rate.`,
    ];
  },
};
