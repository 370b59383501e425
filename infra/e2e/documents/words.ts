import { createHash, randomInt } from 'node:crypto';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** Returns a random word of six syllables that is in no other document. */
export function uniqueWord(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  return Array.from({ length: 6 }, () => pick(consonants) + pick(vowels)).join('');
}

// Documents with fewer than 40 words do not count before a review.
const wordCount = 45;
const syllablesPerWord = 4;

/** Returns 45 words derived from a text: the same for the same text, and different ones for any other. */
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
