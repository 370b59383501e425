import { joinSpacedLetters } from './letter-spacing';
import { withLatinLetters } from './look-alikes';

/** Verbs before a quotation: a colon after them does not end the sentence. */
const sayings =
  /\b((?:task|question|prompt|brief|assignment|instructions?)(?: (?:was|were|is|are))?|says?|said|asks?|asked|reads?) ?:/g;

/**
 * Returns the sentences of a text in the form in which phrases are searched: lower case Latin letters without accents
 * and invisible characters, hyphens as blanks, numbers without commas. A line break, dash or bracket may end a thought
 * or not, so both readings are included, and those with spaced letters joined. Takes time linear in the text's length.
 */
export function sentencesOf(text: string): string[] {
  const letters = plainLetters(text);
  const texts = new Set([letters, joinSpacedLetters(letters)].map(plainSigns));
  return [...new Set([...texts].flatMap(readingsOf))];
}

function readingsOf(plain: string): string[] {
  const readings = [
    plain,
    plain.replace(/[\n\r]+/g, ' '),
    plain.replace(/ [-‐-―]+ |[–—]/g, ', '),
    plain.replace(/[()[\]{}*]+/g, ' '),
  ];
  return readings.flatMap(splitReading);
}

/** Letters that look like a blank: the empty Braille pattern and the Hangul fillers. */
const blankLetters = /[\u2800\u115f\u1160]/g;

function plainLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(blankLetters, ' ')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase();
  return withLatinLetters(letters);
}

function plainSigns(letters: string): string {
  return letters
    .replace(/[’‘`]/g, "'")
    .replace(/[^\S\n\r]+/g, ' ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/([.!?;:])[.!?;:]+/g, '$1')
    .replace(sayings, '$1');
}

function splitReading(reading: string): string[] {
  return reading
    .replace(/[-‐-―_]+/g, ' ')
    .split(/[.!?;:](?:\s|$)|[\n\r]+|, ?so\s/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
