import { withLatinLetters } from '@aw/contracts/jurisdictions/look-alikes';

/** Maximum number of characters of a page that are compared. */
export const maxCharactersPerPage = 200_000;
const maxCharactersPerDocument = 1_000_000;

/**
 * Returns the letters and digits of a document for comparisons. Compatibility forms, accents and case are folded; spaces,
 * punctuation and invisible characters are removed, so that a space within a word changes nothing. The limits of 200,000
 * characters per page and a million per document bound the work.
 */
export function comparableText(pages: readonly { text: string }[]): string {
  let text = '';
  let left = maxCharactersPerDocument;
  for (const page of pages) {
    if (left <= 0) break;
    const part = page.text.slice(0, Math.min(maxCharactersPerPage, left));
    left -= part.length;
    text += part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return text;
}

/**
 * Returns the part of a comparable text that stays the same when letters are swapped for look-alikes. Digits, i, l and o
 * are removed, rn becomes m, vv becomes w, and letters of other scripts become the Latin letters that they resemble.
 */
export function skeletonOf(comparable: string): string {
  return withLatinLetters(comparable)
    .replace(/[ilo\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Letters of a text as they are compared, and the place of each in the text, in UTF-16 units. */
export type PlacedSkeleton = { letters: string; places: Uint32Array };

/** Returns the skeleton of a page's text with the place of each letter, so that passages can be marked in the text. */
export function placedSkeletonOf(text: string): PlacedSkeleton {
  const shown = text.slice(0, maxCharactersPerPage);
  const letters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of shown) {
    for (const letter of skeletonLettersOf(character)) {
      const pair = (letters.at(-1) ?? '') + letter;
      if (pair === 'rn' || pair === 'vv') letters[letters.length - 1] = pair === 'rn' ? 'm' : 'w';
      else {
        letters.push(letter);
        places.push(place);
      }
    }
    place += character.length;
  }
  return { letters: letters.join(''), places: Uint32Array.from(places) };
}

/** Skeletons of characters, because normalizing each one again takes most of the time. */
const skeletons = new Map<string, string>();
const maxSkeletons = 10_000;

function skeletonLettersOf(character: string): string {
  const earlier = skeletons.get(character);
  if (earlier !== undefined) return earlier;
  const letters = skeletonOf(comparableText([{ text: character }]));
  if (skeletons.size < maxSkeletons) skeletons.set(character, letters);
  return letters;
}
