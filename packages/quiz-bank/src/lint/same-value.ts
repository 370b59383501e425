import Fraction from 'fraction.js';

/** A number at the start, as TeX, a fraction or a decimal, with a power of ten; what follows is a unit or nothing. */
const number =
  /^([+-]?)(?:\\[dt]?frac\{(\d+)\}\{(\d+)\}|(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+))(?:(?:\\times|\\cdot|×)10\^\{?([+-]?\d+)\}?)?(.*)$/;

/**
 * What an option says, in a form that is the same for options that say the same: spaces, letter case outside formulas
 * and final stops do not count, and 1/2, 0.5, 50 % and \frac{2}{4} are one number.
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

/** Letters of a formula and of a unit behind a number keep their case: F is not f, and mg not Mg. */
function lowerCase(option: string): string {
  return option.replace(/\$[^$]*\$|[^$]+/g, (part) => (part.startsWith('$') ? part : part.toLowerCase()));
}

function compactOf(option: string): string {
  return option
    .replaceAll('−', '-')
    .replace(/\$|\s|`|\*|\\[ ,;!]|\\(?:left|right|displaystyle|mathrm|text)|\.+$/g, '')
    .replace(/(\d)(?:,|\{,\})(?=\d{3}(?!\d))/g, '$1');
}
