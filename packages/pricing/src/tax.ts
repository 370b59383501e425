import { roundHalfUp } from './rounding';

/** A tax that is part of a price. */
export type TaxRate = { name: string; percent: number };

/** A tax as it is stored with an order and printed on its receipt; minor units. */
export type TaxLine = TaxRate & { amountMinor: number };

/** The tax that an amount includes, rounded half up to a minor unit: amount − amount / (1 + rate). */
export function includedTax(amountMinor: number, rate: TaxRate): TaxLine {
  return { ...rate, amountMinor: roundHalfUp(amountMinor - amountMinor / (1 + rate.percent / 100)) };
}
