import Fraction from 'fraction.js';

/** Number at the start, as TeX, a fraction or a decimal, with a power of ten. A unit may follow. */
const number =
  /^([+-]?)(?:\\[dt]?frac\{(\d+)\}\{(\d+)\}|(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+))(?:(?:\\times|\\cdot|×)10\^\{?([+-]?\d+)\}?)?(.*)$/;

/** Largest power of ten that is calculated; texts are written by anyone, and a larger one takes minutes. */
const maxPower = 300;

/**
 * Returns a normal form that is equal for texts that say the same: options, questions and sides of flashcards. Spaces,
 * quotation marks around words, punctuation at the end of words, and the letter case of words are ignored. 1/2, 0.5,
 * 50 % and \frac{2}{4} are one number, and so are 1,000 and 1000, and two and 2.
 */
export function sameValue(text: string): string {
  const plain = withoutPunctuation(text);
  const compact = compactOf(foldWords(plain));
  const [, sign, over, under, top, bottom, decimal, power, rest = ''] = number.exec(compact) ?? [];
  const [numerator, denominator] = [over ?? top ?? decimal, under ?? bottom ?? '1'];
  const isNumber = numerator !== undefined && Number(denominator) !== 0;
  if (!isNumber || Math.abs(Number(power ?? 0)) > maxPower) return compact;
  const [, percent, unit] = /^(\\?%)?(.*)$/s.exec(rest) ?? [];
  const scale = new Fraction(10).pow(Number(power ?? 0) - (percent ? 2 : 0)) ?? new Fraction(1);
  const value = new Fraction(numerator).div(denominator).mul(scale);
  return `${sign === '-' ? value.neg().toFraction() : value.toFraction()}|${unit?.replace(/[{}]/g, '')}`;
}

/** Texts, formulas and code of a text: letters in formulas and code keep their case. F is not f. */
const parts = /\$[^$]*\$|`[^`]*`|[^$`]+|[$`]/g;

/** Lowers the case of words, also of a word after a number that is no unit: mg is not Mg. */
function foldWords(text: string): string {
  return text.replace(parts, (part, at: number) =>
    /^[$`]/.test(part)
      ? part
      : part.replace(
          at > 0 ? wordsAfterFormula : words,
          (_, before: string, word: string) => `${before}${foldWord(word, before !== '')}`,
        ),
  );
}

const words = /(\d\s*|)(\p{L}+)/gu;
const wordsAfterFormula = /(^\s*|\d\s*|)(\p{L}+)/gu;
const shortWords = /^(?:a|an|and|as|at|by|for|if|in|is|it|its|of|on|or|the|to)$/i;

/** Lowers the case of a word, but not of names such as CO and Co, of genotypes such as AABBCC, and of units. */
function foldWord(word: string, isAfterNumber: boolean): string {
  const isPlain = /^.\p{Ll}*$/u.test(word);
  const isShouted = word.length > 4 && /^\p{Lu}+$/u.test(word) && !/^(?:(.)\1)+$/u.test(word);
  const isWord = isAfterNumber ? word.length > 4 : word.length > 2 || shortWords.test(word);
  return isWord && (isPlain || isShouted) ? word.toLowerCase() : word;
}

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numeral = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${numerals.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** Quotation marks in pairs around words: those of f'(x) and 5' say something. */
const quoted =
  /(?<![\p{L}\p{N}])[“„«"‘'](?=\p{L}{2})([^“”„«»"‘’']*)(?<=\p{L}{2}[.,;:!?…]?)[“”»"’'](?![\p{L}\p{N}])/gu;

/** Removes punctuation that only separates words, and writes numbers in one way. */
function withoutPunctuation(text: string): string {
  return text.replace(parts, (part) =>
    /^[$`]/.test(part)
      ? part
      : part
          .normalize('NFC')
          .replace(quoted, '$1')
          .replaceAll('’', "'")
          .replace(/(?<=\p{L}{2}\s)[–—-](?=\s\p{L}{2})/gu, '')
          .replace(/(?<=\p{L}{2})[.,;:!?…]+(?=\s|$)|[.,;:?…]+\s*$/gu, '')
          .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
          .replace(numeral, (word) => String(numerals.indexOf(word.toLowerCase()))),
  );
}

function compactOf(text: string): string {
  return text
    .replaceAll('−', '-')
    .replace(/(\d)(?:,|\{,\})(?=\d{3}(?!\d))/g, '$1')
    .replace(/\$|\s|`|\*|\\[ ,;!]|\\(?:left|right|displaystyle|mathrm|text)|\.+$/g, '');
}
