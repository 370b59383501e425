import { roundHalfUp } from './rounding';

/** Tax included in a price. */
export type TaxRate = { name: string; percent: number };

/** Tax as stored with an order and printed on its receipt, in minor units. */
export type TaxLine = TaxRate & { amountMinor: number };

/** Returns the tax included in an amount, rounded half up to a minor unit: amount − amount / (1 + rate). */
export function includedTax(amountMinor: number, rate: TaxRate): TaxLine {
  return { ...rate, amountMinor: roundHalfUp(amountMinor - amountMinor / (1 + rate.percent / 100)) };
}
