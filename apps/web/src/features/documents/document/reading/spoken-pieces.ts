import { withoutUnspacedBreaks } from '@aw/contracts/unspaced-text';

/** Maximum length of a piece. Some voices stop in the middle of longer texts. */
const maxLength = 220;

/** Cuts a text without losing a character. */
type Cut = (text: string) => readonly string[];

/**
 * Cuts a text into pieces for a voice. A piece has as many whole sentences as fit; a longer sentence is cut at blanks, and
 * a longer text without blanks between words.
 */
export function spokenPieces(text: string, language: string | undefined): string[] {
  const cuts = [cutAt('sentence', language) ?? atEndMarks, atBlanks, cutAt('word', language), atCharacters];
  return fitting(
    withoutUnspacedBreaks(text).replace(/\s+/g, ' ').trim(),
    cuts.filter((cut) => cut !== undefined),
  )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Returns pieces that are not too long, cut by the first way, and those that still are too long by the next ones. */
function fitting(text: string, [cut, ...finer]: readonly Cut[]): string[] {
  if (text.length <= maxLength || !cut) return [text];
  const pieces: string[] = [];
  for (const part of cut(text).flatMap((each) => fitting(each, finer))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= maxLength) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

/** Returns a cut by the rules of Unicode and of the language. Undefined in a browser without them. */
function cutAt(granularity: 'sentence' | 'word', language: string | undefined): Cut | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const segmenter = new Intl.Segmenter(language, { granularity });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Cuts after the marks that end a sentence: a blank and no small letter or number comes next, or they are full-width. */
const atEndMarks: Cut = (text) => text.match(/.+?(?:[.!?…؟۔।]+\s(?![\p{Ll}\p{N}])|[。！？｡]+|$)/gsu) ?? [];
const atBlanks: Cut = (text) => text.match(/\S*\s*/g) ?? [];
const atCharacters: Cut = (text) => text.match(new RegExp(`.{1,${maxLength / 2}}`, 'gsu')) ?? [];
