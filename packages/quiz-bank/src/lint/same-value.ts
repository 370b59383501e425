import Fraction from 'fraction.js';

/** Number at the start, as TeX, a fraction or a decimal, with a power of ten. A unit may follow. */
const number =
  /^([+-]?)(?:\\[dt]?frac\{(\d+)\}\{(\d+)\}|(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+))(?:(?:\\times|\\cdot|×)10\^\{?([+-]?\d+)\}?)?(.*)$/;

/**
 * Returns a normal form that is equal for texts that say the same: options, questions and sides of flashcards. Spaces,
 * quotation marks, punctuation at the end of words, and letter case outside formulas and short units are ignored. 1/2, 0.5,
 * 50 % and \frac{2}{4} are one number, and so are 1,000 and 1000, and two and 2.
 */
export function sameValue(text: string): string {
  const plain = withoutPunctuation(text);
  const compact = compactOf(foldWords(plain, /\p{L}{4,}/gu));
  const [, sign, over, under, top, bottom, decimal, power, rest = ''] = number.exec(compact) ?? [];
  const [numerator, denominator] = [over ?? top ?? decimal, under ?? bottom ?? '1'];
  if (numerator === undefined || Number(denominator) === 0) return compactOf(foldWords(plain, /.+/gs));
  const [, percent, unit] = /^(\\?%)?(.*)$/s.exec(rest) ?? [];
  const scale = new Fraction(10).pow(Number(power ?? 0) - (percent ? 2 : 0)) ?? new Fraction(1);
  const value = new Fraction(numerator).div(denominator).mul(scale);
  return `${sign === '-' ? value.neg().toFraction() : value.toFraction()}|${unit?.replace(/[{}]/g, '')}`;
}

/** Texts, formulas and code of a text: letters in formulas and code keep their case. F is not f. */
const parts = /\$[^$]*\$|`[^`]*`|[^$`]+|[$`]/g;

/** Lowers the case of words; the case of a short unit after a number stays: mg is not Mg. */
function foldWords(text: string, words: RegExp): string {
  return text.replace(parts, (part) =>
    /^[$`]/.test(part) ? part : part.replace(words, (word) => word.toLowerCase()),
  );
}

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numeral = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${numerals.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** Removes punctuation that only separates words, and writes numbers in one way. */
function withoutPunctuation(text: string): string {
  return text.replace(parts, (part) =>
    /^[$`]/.test(part)
      ? part
      : part
          .normalize('NFC')
          .replace(/[“”„«»"‘’']/g, '')
          .replace(/(?<=\p{L}{2}\s)[–—-](?=\s\p{L}{2})/gu, '')
          .replace(/(?<=\p{L}{2})[.,;:!?…]+(?=\s|$)|[.,;:!?…]+\s*$/gu, '')
          .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
          .replace(numeral, (word) => String(numerals.indexOf(word.toLowerCase()))),
  );
}

function compactOf(text: string): string {
  return text
    .replaceAll('−', '-')
    .replace(/\$|\s|`|\*|\\[ ,;!]|\\(?:left|right|displaystyle|mathrm|text)|\.+$/g, '')
    .replace(/(\d)(?:,|\{,\})(?=\d{3}(?!\d))/g, '$1');
}
