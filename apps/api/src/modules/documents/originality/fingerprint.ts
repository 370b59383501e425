import { hash } from 'node:crypto';
import { comparableText, skeletonOf } from './comparable-text';
import { distinct, gramsOf, keyFor, markedShare, markShared, runsOf, sampleOf } from './grams';

type ComparedPage = {
  number: number;
  /** Visible text of the page. */
  text: string;
  /** Text with invisible words; null if there are none. */
  wholeText: string | null;
  pictureHash: string | null;
  pictureShape: string | null;
};

/**
 * Data for comparing two documents: runs of letters in the order of the text, the distinct runs (grams), and the
 * pictures. `leftOut[i]` is 1 if `grams[i]` is part of a template.
 */
export type Likeness = {
  runs: Uint32Array;
  grams: Uint32Array;
  pictures: ReadonlySet<string>;
  leftOut?: Uint8Array;
};

/**
 * Data by which copies of a document are recognised. `contentHash` is equal for exact copies, and `textHash` for equal
 * texts with any pictures. Documents that share a part share `keys`. `shapes` are coarse hashes of the pages.
 */
export type Fingerprint = {
  contentHash: string;
  textHash: string | null;
  keys: number[];
  shapes: (string | null)[];
  likeness: Likeness;
};

// With fewer letters, the text of a page alone cannot distinguish two documents.
const lettersPerPage = 200;
// Letters in the runs that find candidates among millions of documents, and in the shorter runs that compare two of them:
// a changed word spoils fewer short runs.
const searchRunLength = 20;
export const comparisonRunLength = 10;
// Texts with fewer grams, such as a running title or the watermark of a scanner app, are not compared.
const minGrams = 24;
// Texts with fewer grams are short: only a copy of the whole text counts, not of a part.
export const shortTextGrams = 150;

/**
 * From this share on, staff decide whether a document is original: nine tenths of the words for a reader. If a share p of
 * the words is replaced, (1 - p)^k (k - (k - 1)(1 - p)) of them are in runs of k or more unchanged words (success runs:
 * Feller 1968, chapter XIII): 0.875 for p = 0.1 and k = 3, about ten letters, and 0.83 or more in 19 of 20 texts.
 */
export const minSimilarShare = 0.82;
// Higher than for texts: a changed word also spoils the runs around it, a changed picture only itself.
const minPictureShare = 0.9;

/** Computes the fingerprint of a document from its pages. */
export function fingerprintOf(pages: readonly ComparedPage[]): Fingerprint {
  const text = comparableText(pages.map((page) => ({ text: page.wholeText ?? page.text })));
  const skeleton = comparedSkeleton(pages, text);
  const pictures = pages.map(({ pictureHash }) => pictureHash).filter((hash) => hash !== null);
  const isText = text.length >= lettersPerPage * Math.max(1, pages.length);
  const runs = runsOf(skeleton, comparisonRunLength);
  const grams = distinct(runs);
  const isLongEnough = grams.length >= minGrams;
  const none = new Uint32Array();
  return {
    contentHash: hash('sha256', isText ? text : `${text}\n${pictures.join('\n')}`, 'hex'),
    textHash: text === '' ? null : hash('sha256', text, 'hex'),
    keys: [
      ...(isLongEnough ? sampleOf(gramsOf(skeleton, searchRunLength)) : []),
      ...new Set(pictures.map((picture) => keyFor('picture', picture))),
    ],
    shapes: pages.map(({ pictureShape }) => pictureShape),
    likeness: {
      ...(isLongEnough ? { runs, grams } : { runs: none, grams: none }),
      pictures: new Set(pictures),
    },
  };
}

/**
 * Returns the skeleton of the visible text, or of the whole text if too little is visible: letters of fonts that are not
 * installed here are missing from the picture of a page.
 */
function comparedSkeleton(pages: readonly ComparedPage[], text: string): string {
  if (pages.every(({ wholeText }) => wholeText === null)) return skeletonOf(text);
  const visible = skeletonOf(comparableText(pages));
  return gramsOf(visible, comparisonRunLength).length >= minGrams ? visible : skeletonOf(text);
}

/**
 * Returns the share (0 to 1) of the smaller document that the larger one contains, by text or by pictures, whichever is
 * greater.
 */
export function similarity(one: Likeness, two: Likeness): number {
  return Math.max(textOverlap(one, two), pictureOverlap(one.pictures, two.pictures));
}

/**
 * Returns the share of the smaller text that the larger one contains, so that additions do not hide a copy. If the
 * smaller one has few words, the share of the larger text is returned: a quoted sentence is not a copy.
 */
function textOverlap(one: Likeness, two: Likeness): number {
  const [small, large] = countOwnGrams(one) <= countOwnGrams(two) ? [one, two] : [two, one];
  return countOwnGrams(small) < shortTextGrams
    ? sharedLetters(large, [small])
    : sharedLetters(small, [large]);
}

/**
 * Returns the share of a text's letters that are in a run of ten letters which any of the other texts contains, as JPlag
 * counts tokens (Prechelt, Malpohl and Philippsen 2002). A changed letter costs one letter, not the ten runs around it.
 */
function sharedLetters({ runs, grams, leftOut }: Likeness, others: readonly Likeness[]): number {
  const marks = new Uint8Array(grams.length);
  for (const other of others) markShared(marks, grams, other.grams);
  return markedShare(marks, runs, grams, comparisonRunLength, leftOut);
}

/** Returns the share of equal pictures, or 0 below nine tenths: original work may contain the pages of a template. */
function pictureOverlap(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const small = Math.min(one.size, two.size);
  const share = small === 0 ? 0 : [...one].filter((picture) => two.has(picture)).length / small;
  return share >= minPictureShare ? share : 0;
}

/** Returns the share (0 to 1) of a document's text that the others together contain. 0 for a short text. */
export function coverage(one: Likeness, others: readonly Likeness[]): number {
  return countOwnGrams(one) < shortTextGrams ? 0 : sharedLetters(one, others);
}

/** Returns the data of a document without the runs of letters that are part of a template. */
export function withoutTemplates(one: Likeness, templateGrams: Uint32Array): Likeness {
  const leftOut = new Uint8Array(one.grams.length);
  markShared(leftOut, one.grams, templateGrams);
  return { ...one, leftOut };
}

/** Counts the distinct runs of letters of a document that are not part of a template. */
export function countOwnGrams({ grams, leftOut }: Likeness): number {
  return leftOut ? leftOut.reduce((count, mark) => count - mark, grams.length) : grams.length;
}
