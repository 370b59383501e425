import { createHash, randomInt } from 'node:crypto';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** A word that stands in no other document: six syllables, speakable and unlike any language. */
export function uniqueWord(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  return Array.from({ length: 6 }, () => pick(consonants) + pick(vowels)).join('');
}

// Documents with fewer than 40 words wait for a person before they count.
const wordCount = 45;
const syllablesPerWord = 4;

/** Forty-five words that belong to a text: the same for the same text, and unlike those of any other. */
export function wordsFor(text: string): string {
  const digest = createHash('shake256', { outputLength: 2 * wordCount * syllablesPerWord })
    .update(text)
    .digest();
  const letter = (letters: string, at: number) => letters.charAt((digest[at] ?? 0) % letters.length);
  const syllable = (at: number) => letter(consonants, 2 * at) + letter(vowels, 2 * at + 1);
  return Array.from({ length: wordCount }, (_, word) =>
    Array.from({ length: syllablesPerWord }, (_, at) => syllable(word * syllablesPerWord + at)).join(''),
  ).join(' ');
}
