import { withLatinLetters } from './look-alikes';

/** After these a colon ends no sentence: what follows is what somebody else said. */
const sayings =
  /\b((?:task|question|prompt|brief|assignment|instructions?)(?: (?:was|were|is|are))?|says?|said|asks?|asked|reads?) ?:/g;

/**
 * The sentences of a text as phrases are sought in it: in small Latin letters, without accents and signs that cannot be
 * seen, hyphens as blanks, numbers without commas. A line, a dash and a bracket may end a thought or not, so the readings
 * of both kinds are given. The time is linear in the text's length.
 */
export function sentencesOf(text: string): string[] {
  const plain = plainText(text);
  const readings = [
    plain,
    plain.replace(/[\n\r]+/g, ' '),
    plain.replace(/ [-‐-―]+ |[–—]/g, ', '),
    plain.replace(/[()[\]{}*]+/g, ' '),
  ];
  return [...new Set(readings.flatMap(splitReading))];
}

function plainText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase();
  return withLatinLetters(letters)
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
