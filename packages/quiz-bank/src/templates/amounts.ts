import type Fraction from 'fraction.js';

/** Formats a number with thousands separators: `1,200`. */
export function amount(value: number | Fraction): string {
  return value.valueOf().toLocaleString('en-US');
}

/** Formats a number with thousands separators for a formula: `1{,}200`. */
export function amountInFormula(value: number | Fraction): string {
  return amount(value).replaceAll(',', '{,}');
}

/** Formats an amount of money for prose: `1,200 dollars`. */
export function dollars(value: number | Fraction): string {
  return `${amount(value)} dollars`;
}

/** Rounds an amount to the nearest whole number. */
export function whole(value: number | Fraction): number {
  return Math.round(Number(value.valueOf()));
}
