import type Fraction from 'fraction.js';

/** A number with its thousands set apart: `1,200`. */
export function amount(value: number | Fraction): string {
  return value.valueOf().toLocaleString('en-US');
}

/** The same in a formula: `1{,}200`. */
export function amountInFormula(value: number | Fraction): string {
  return amount(value).replaceAll(',', '{,}');
}

/** An amount of money in prose: `1,200 dollars`. */
export function dollars(value: number | Fraction): string {
  return `${amount(value)} dollars`;
}

/** An amount to the nearest whole number. */
export function whole(value: number | Fraction): number {
  return Math.round(Number(value.valueOf()));
}
