import { hash } from 'node:crypto';
import { comparableText, skeletonOf } from './comparable-text';
import { distinct, gramsOf, keyFor, lettersIn, markShared, runsOf, sampleOf } from './grams';

type ComparedPage = {
  number: number;
  /** What is seen of the page's text, and all of it where that is more. */
  text: string;
  wholeText: string | null;
  pictureHash: string | null;
  pictureShape: string | null;
};

/** What two documents are compared by: the text's runs of letters in its order, each of them once, and the pictures. */
export type Likeness = { runs: Uint32Array; grams: Uint32Array; pictures: ReadonlySet<string> };

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

// Below this a page says too little for its text alone to tell two documents apart.
const lettersPerPage = 200;
// Runs by which documents are found among millions, and shorter ones by which two are compared: a word that was changed
// spoils fewer of those.
const foundBy = 20;
const comparedBy = 10;
// A running title or the mark of a scanner's app says nothing; up to here only the whole text counts, not its part.
const fewestGrams = 24;
const fewGrams = 150;

/**
 * From this share on a person decides whether a document is own work: nine tenths as a reader counts. Where a share p of
 * the words was replaced, (1 - p)^k (k - (k - 1)(1 - p)) of them stand in k or more unchanged ones in a row (success runs:
 * Feller 1968, chapter XIII): 0.875 for p = 0.1 and k = 3, about ten letters, and 0.83 or more in 19 texts of 20.
 */
export const nearFrom = 0.82;
// Pictures are the same or not: nothing is broken around a change.
const nearPicturesFrom = 0.9;

/** Folds a document's pages to what it is compared by. */
export function fingerprintOf(pages: readonly ComparedPage[]): Fingerprint {
  const text = comparableText(pages.map((page) => ({ text: page.wholeText ?? page.text })));
  const skeleton = comparedSkeleton(pages, text);
  const pictures = pages.map(({ pictureHash }) => pictureHash).filter((one) => one !== null);
  const isText = text.length >= lettersPerPage * Math.max(1, pages.length);
  const runs = runsOf(skeleton, comparedBy);
  const grams = distinct(runs);
  const isTelling = grams.length >= fewestGrams;
  const none = new Uint32Array();
  return {
    contentHash: hash('sha256', isText ? text : `${text}\n${pictures.join('\n')}`, 'hex'),
    textHash: text === '' ? null : hash('sha256', text, 'hex'),
    keys: [
      ...(isTelling ? sampleOf(gramsOf(skeleton, foundBy)) : []),
      ...new Set(pictures.map((one) => keyFor('picture', one))),
    ],
    shapes: pages.map(({ pictureShape }) => pictureShape),
    likeness: { ...(isTelling ? { runs, grams } : { runs: none, grams: none }), pictures: new Set(pictures) },
  };
}

/** What is seen of the text, where that says enough; fonts that are missing here leave letters undrawn, not unwritten. */
function comparedSkeleton(pages: readonly ComparedPage[], text: string): string {
  if (pages.every(({ wholeText }) => wholeText === null)) return skeletonOf(text);
  const seen = skeletonOf(comparableText(pages));
  return gramsOf(seen, comparedBy).length >= fewestGrams ? seen : skeletonOf(text);
}

/** How much of the smaller document stands in the larger, by text or by pictures, whichever is more; 0 to 1. */
export function similarity(one: Likeness, two: Likeness): number {
  return Math.max(textOverlap(one, two), pictureOverlap(one.pictures, two.pictures));
}

/** The share of the smaller text: additions do not hide a copy. A few words that stand in a long text are no copy of it. */
function textOverlap(one: Likeness, two: Likeness): number {
  const [small, large] = one.grams.length <= two.grams.length ? [one, two] : [two, one];
  return small.grams.length < fewGrams ? lettersShared(large, [small]) : lettersShared(small, [large]);
}

/**
 * The share of a text's letters that stand in a run of ten which any of the others has, as JPlag counts tokens (Prechelt,
 * Malpohl and Philippsen 2002). A changed letter takes itself away and not the ten runs that it stands in.
 */
function lettersShared({ runs, grams }: Likeness, others: readonly Likeness[]): number {
  const marks = new Uint8Array(grams.length);
  for (const other of others) markShared(marks, grams, other.grams);
  return lettersIn(marks, runs, grams, comparedBy);
}

/** Fewer than nine tenths of the pictures say nothing: a template's pages are in honest work. */
function pictureOverlap(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const small = Math.min(one.size, two.size);
  const share = small === 0 ? 0 : [...one].filter((picture) => two.has(picture)).length / small;
  return share >= nearPicturesFrom ? share : 0;
}

/** The share of a document's text that stands in any of the others, 0 to 1; 0 for one of a few words. */
export function coverage(one: Likeness, others: readonly Likeness[]): number {
  return one.grams.length < fewGrams ? 0 : lettersShared(one, others);
}
