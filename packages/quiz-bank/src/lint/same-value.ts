import Fraction from 'fraction.js';

/** Number at the start, as TeX, a fraction or a decimal, with a power of ten. A unit may follow. */
const number =
  /^([+-]?)(?:\\[dt]?frac\{(\d+)\}\{(\d+)\}|(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+))(?:(?:\\times|\\cdot|×)10\^\{?([+-]?\d+)\}?)?(.*)$/;

/**
 * Returns a normal form that is equal for options that say the same. Spaces, letter case outside formulas and final
 * full stops are ignored, and 1/2, 0.5, 50 % and \frac{2}{4} are one number.
 */
export function optionValue(option: string): string {
  const compact = compactOf(option);
  const [, sign, over, under, top, bottom, decimal, power, rest = ''] = number.exec(compact) ?? [];
  const [numerator, denominator] = [over ?? top ?? decimal, under ?? bottom ?? '1'];
  if (numerator === undefined || Number(denominator) === 0) return compactOf(lowerCase(option));
  const [, percent, unit] = /^(\\?%)?(.*)$/.exec(rest) ?? [];
  const scale = new Fraction(10).pow(Number(power ?? 0) - (percent ? 2 : 0)) ?? new Fraction(1);
  const value = new Fraction(numerator).div(denominator).mul(scale);
  return `${sign === '-' ? value.neg().toFraction() : value.toFraction()}|${unit?.replace(/[{}]/g, '')}`;
}

/** Letters in a formula and in a unit after a number keep their case: F is not f, and mg is not Mg. */
function lowerCase(option: string): string {
  return option.replace(/\$[^$]*\$|[^$]+/g, (part) => (part.startsWith('$') ? part : part.toLowerCase()));
}

function compactOf(option: string): string {
  return option
    .replaceAll('−', '-')
    .replace(/\$|\s|`|\*|\\[ ,;!]|\\(?:left|right|displaystyle|mathrm|text)|\.+$/g, '')
    .replace(/(\d)(?:,|\{,\})(?=\d{3}(?!\d))/g, '$1');
}
