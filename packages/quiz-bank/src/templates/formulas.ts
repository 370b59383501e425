import type Fraction from 'fraction.js';

/** Formats a rational number in lowest terms as TeX: `3`, `-\frac{2}{5}`. */
export function fraction(value: Fraction): string {
  const size = value.d === 1n ? String(value.n) : `\\frac{${value.n}}{${value.d}}`;
  return value.s < 0n ? `-${size}` : size;
}

/** Formats a polynomial with whole coefficients, the constant first, as TeX: `[1, -2, 3]` is `3x^2 - 2x + 1`. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const terms = coefficients
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => coefficient !== 0)
    .toReversed()
    .map(({ coefficient, power }, index) => {
      const sign = index === 0 ? (coefficient < 0 ? '-' : '') : coefficient < 0 ? ' - ' : ' + ';
      const size = Math.abs(coefficient);
      if (power === 0) return `${sign}${size}`;
      const factor = size === 1 ? '' : size;
      return `${sign}${factor}${variable}${power === 1 ? '' : `^${power}`}`;
    });
  return terms.length > 0 ? terms.join('') : '0';
}

/** Formats a whole number as a factor or after a sign: in parentheses if it is negative. */
export function enclosed(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}
