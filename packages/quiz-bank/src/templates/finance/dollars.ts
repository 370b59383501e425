import type Fraction from 'fraction.js';

/** An amount to the nearest whole number, with commas: 12,500. */
export function dollars(amount: number | Fraction): string {
  return Math.round(Number(amount.valueOf())).toLocaleString('en-US');
}

/** The same in a formula: `12{,}500`. */
export function dollarsInFormula(amount: number | Fraction): string {
  return dollars(amount).replaceAll(',', '{,}');
}
