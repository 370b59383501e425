import { hash } from 'node:crypto';
import { comparableText, skeletonOf } from './comparable-text';
import { gramsOf, keyFor, sampleOf, sharedBy, without } from './grams';

type ComparedPage = {
  number: number;
  text: string;
  seenText: string | null;
  pictureHash: string | null;
  pictureShape: string | null;
};

/** What two documents are compared by. */
export type Likeness = { text: Uint32Array; pictures: ReadonlySet<string> };

/**
 * `contentHash` is the same for exact copies, `textHash` for the same text whatever the pictures; under `keys` documents
 * are found that share a part; `shapes` are what each page looks like from afar.
 */
export type Fingerprint = {
  contentHash: string;
  textHash: string | null;
  keys: number[];
  shapes: (string | null)[];
  likeness: Likeness;
};

/** Changes with what fingerprints are made of: those of an earlier version are made anew by the clean-up. */
export const fingerprintVersion = 2;

// Below this a page says too little for its text alone to tell two documents apart.
const lettersPerPage = 200;
// Runs by which documents are found among millions, and shorter ones by which two are compared: a word that was changed
// spoils fewer of those.
const foundBy = 20;
const comparedBy = 10;
// A running title or the mark of a scanner's app says nothing; up to here only the whole text counts, not its part.
const fewestGrams = 24;
const fewGrams = 150;

/** From this share on a person decides whether a document is own work. */
export const nearFrom = 0.9;

/** Folds a document's pages to what it is compared by. */
export function fingerprintOf(pages: readonly ComparedPage[]): Fingerprint {
  const text = comparableText(pages);
  const skeleton = comparedSkeleton(pages, text);
  const pictures = pages.map(({ pictureHash }) => pictureHash).filter((one) => one !== null);
  const isText = text.length >= lettersPerPage * Math.max(1, pages.length);
  const grams = gramsOf(skeleton, comparedBy);
  const isTelling = grams.length >= fewestGrams;
  return {
    contentHash: hash('sha256', isText ? text : `${text}\n${pictures.join('\n')}`, 'hex'),
    textHash: text === '' ? null : hash('sha256', text, 'hex'),
    keys: [
      ...(isTelling ? sampleOf(gramsOf(skeleton, foundBy)) : []),
      ...new Set(pictures.map((one) => keyFor('picture', one))),
    ],
    shapes: pages.map(({ pictureShape }) => pictureShape),
    likeness: { text: isTelling ? grams : new Uint32Array(), pictures: new Set(pictures) },
  };
}

/** What is seen of the text, where that says enough; fonts that are missing here leave letters undrawn, not unwritten. */
function comparedSkeleton(pages: readonly ComparedPage[], text: string): string {
  if (pages.every(({ seenText }) => seenText === null)) return skeletonOf(text);
  const seen = skeletonOf(comparableText(pages.map((page) => ({ text: page.seenText ?? page.text }))));
  return gramsOf(seen, comparedBy).length >= fewestGrams ? seen : skeletonOf(text);
}

/** How much of the smaller document stands in the larger, by text or by pictures, whichever is more; 0 to 1. */
export function similarity(one: Likeness, two: Likeness): number {
  return Math.max(textOverlap(one.text, two.text), pictureOverlap(one.pictures, two.pictures));
}

/** The share of the smaller text: additions do not hide a copy. A few words that stand in a long text are no copy of it. */
function textOverlap(one: Uint32Array, two: Uint32Array): number {
  const [small, large] = [Math.min(one.length, two.length), Math.max(one.length, two.length)];
  if (small === 0) return 0;
  return sharedBy(one, two) / (small < fewGrams ? large : small);
}

function pictureOverlap(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const small = Math.min(one.size, two.size);
  return small === 0 ? 0 : [...one].filter((picture) => two.has(picture)).length / small;
}

/** The share of a text that stands in any of the others, 0 to 1; 0 for one of a few words. */
export function coverage(text: Uint32Array, others: readonly Likeness[]): number {
  if (text.length < fewGrams) return 0;
  const rest = others.reduce((left, other) => without(left, other.text), text);
  return 1 - rest.length / text.length;
}
