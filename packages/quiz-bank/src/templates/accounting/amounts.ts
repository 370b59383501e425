/** `1,200 dollars` in prose. */
export function dollars(amount: number): string {
  return `${amount.toLocaleString('en-US')} dollars`;
}

/** TeX of an amount, with its thousands set apart: `1{,}200`. */
export function amount(value: number): string {
  return value.toLocaleString('en-US').replaceAll(',', '{,}');
}
