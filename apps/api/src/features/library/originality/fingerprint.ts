import { hash } from 'node:crypto';
import { comparableWords } from './comparable-text';
import { bandsOf, hash32, overlap, shinglesOf } from './min-hash';

type ComparedPage = { number: number; text: string; pictureHash: string | null };

/** What two documents are compared by. */
export type Likeness = { text: ReadonlySet<number>; pictures: ReadonlySet<number> };

/** `contentHash` is the same for exact copies; `bands` are keys that similar documents share. */
export type Fingerprint = { contentHash: string; bands: number[]; likeness: Likeness };

// Below this a page says too little for its words alone to tell two documents apart.
const wordsPerPage = 40;
const fewestShingles = 15;

/** From this share on a person decides whether a document is own work. */
export const nearFrom = 0.9;

/** Folds a document's pages to what it is compared by; words count by themselves only where there are enough of them. */
export function fingerprintOf(pages: readonly ComparedPage[]): Fingerprint {
  const words = comparableWords(pages);
  const pictureHashes = pages.map(({ pictureHash }) => pictureHash).filter((one) => one !== null);
  const isText = words.length >= wordsPerPage * Math.max(1, pages.length);
  const content = isText ? words.join(' ') : `${words.join(' ')}\n${pictureHashes.join('\n')}`;
  const likeness = likenessOf(words, pictureHashes);
  return {
    contentHash: hash('sha256', content, 'hex'),
    bands: [...bandsOf('text', likeness.text), ...bandsOf('pictures', likeness.pictures)],
    likeness,
  };
}

function likenessOf(words: readonly string[], pictureHashes: readonly string[]): Likeness {
  const text = shinglesOf(words);
  return {
    text: text.size >= fewestShingles ? text : new Set(),
    pictures: new Set(pictureHashes.map(hash32)),
  };
}

/** How much of the smaller document stands in the larger, by words or by pictures, whichever is more; 0 to 1. */
export function similarity(one: Likeness, two: Likeness): number {
  return Math.max(overlap(one.text, two.text), overlap(one.pictures, two.pictures));
}
