import { randomInt } from 'node:crypto';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** A word that stands in no other document: six syllables, speakable and unlike any language. */
export function uniqueWord(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  return Array.from({ length: 6 }, () => pick(consonants) + pick(vowels)).join('');
}
