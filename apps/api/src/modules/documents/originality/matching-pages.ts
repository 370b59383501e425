import { type PlacedSkeleton, placedSkeletonOf } from './comparable-text';
import { comparisonRunLength } from './fingerprint';
import { runsOf } from './grams';

export type ComparedPage = { number: number; text: string };

/** Start and length of a passage in the text of its page, in UTF-16 units. */
export type Mark = [start: number, length: number];

/** Pages of a document, from the first to the last, and the pages of the other one that have the same passages. */
export type MatchingPart = { from: number; to: number; otherFrom: number; otherTo: number };

/** A page with the page of the other document that has most of its passages; `percent` of its letters are in passages. */
export type MatchingPage = {
  page: number;
  otherPage: number;
  percent: number;
  marks: Mark[];
  otherMarks: Mark[];
};

/** A passage of a document, and the number of its page. */
export type Passage = { page: number; text: string };

/** Maximum number of passages, and of characters of each one. */
export type PassageLimits = { maxPassages: number; maxPassageLength: number };

export type Matches = { parts: MatchingPart[]; pages: MatchingPage[] };

/** Runs of letters in a row that are a passage, about 25 letters. Shorter ones are phrases that everybody writes. */
const minPassageRuns = 16;
/** Letters in passages from which on a page counts as matching, about 15 words. */
const minPageLetters = 60;
const maxMarks = 500;
const maxCharacters = 1_000_000;

type ReadPage = { number: number; text: string; skeleton: PlacedSkeleton; runs: Uint32Array };

const lettersAtEnd = /[\p{L}\p{M}\p{N}]*$/u;
const lettersAtStart = /^[\p{L}\p{M}\p{N}]*/u;
/** Longer words are not completed. */
const maxWordLength = 100;

/**
 * Finds the pages of a document that have passages of another one, with the passages of both. At most a million characters
 * of each document are compared, and at most 500 passages of a page are returned.
 */
export function matchPages(pages: readonly ComparedPage[], otherPages: readonly ComparedPage[]): Matches {
  const [own, others] = [readPages(pages), readPages(otherPages)];
  const pageOfRun = new Map<number, number>();
  for (const [place, { runs }] of others.entries())
    for (const run of runs) if (!pageOfRun.has(run)) pageOfRun.set(run, place);
  const matching: MatchingPage[] = [];
  for (const page of own) {
    const { number, skeleton, runs } = page;
    const { marks, letters } = passagesIn(page, (run) => pageOfRun.has(run));
    const other = others[placeWithMostRuns(runs, pageOfRun)];
    if (letters < minPageLetters || !other) continue;
    const ownRuns = new Set(runs);
    const { marks: otherMarks } = passagesIn(other, (run) => ownRuns.has(run));
    const percent = Math.floor((100 * letters) / skeleton.letters.length);
    matching.push({ page: number, otherPage: other.number, percent, marks, otherMarks });
  }
  return { parts: partsOf(matching), pages: matching };
}

/** Returns the first passages of a document that consist of these runs of letters. */
export function passagesOf(
  pages: readonly ComparedPage[],
  grams: Uint32Array,
  { maxPassages, maxPassageLength }: PassageLimits,
): Passage[] {
  const wanted = new Set(grams);
  const passages: Passage[] = [];
  for (const { number, text } of pages) {
    if (passages.length >= maxPassages) break;
    const skeleton = placedSkeletonOf(text);
    const runs = runsOf(skeleton.letters, comparisonRunLength);
    const { marks } = passagesIn({ text, skeleton, runs }, (run) => wanted.has(run));
    for (const [start, length] of marks)
      passages.push({ page: number, text: text.slice(start, start + Math.min(length, maxPassageLength)) });
  }
  return passages.slice(0, maxPassages);
}

function readPages(pages: readonly ComparedPage[]): ReadPage[] {
  let left = maxCharacters;
  const read: ReadPage[] = [];
  for (const { number, text } of pages) {
    if (left <= 0) break;
    const compared = text.slice(0, left);
    const skeleton = placedSkeletonOf(compared);
    left -= text.length;
    read.push({ number, text: compared, skeleton, runs: runsOf(skeleton.letters, comparisonRunLength) });
  }
  return read;
}

/** Returns the passages of a page, and the number of their letters. */
function passagesIn(
  { text, skeleton: { letters, places }, runs }: Pick<ReadPage, 'text' | 'skeleton' | 'runs'>,
  isShared: (run: number) => boolean,
): { marks: Mark[]; letters: number } {
  const marks: Mark[] = [];
  let count = 0;
  let from = 0;
  for (let at = 0; at <= runs.length; at++) {
    const run = runs[at];
    if (run !== undefined && isShared(run)) continue;
    if (at - from >= minPassageRuns) {
      const last = Math.min(at + comparisonRunLength - 2, letters.length - 1);
      const start = places[from] ?? 0;
      count += last - from + 1;
      if (marks.length < maxMarks) marks.push(wholeWords(text, start, (places[last] ?? start) + 1));
    }
    from = at + 1;
  }
  return { marks, letters: count };
}

/** Returns the passage from `start` to `end` with the rest of its first and last word, whose letters are not all compared. */
function wholeWords(text: string, start: number, end: number): Mark {
  const before = lettersAtEnd.exec(text.slice(Math.max(0, start - maxWordLength), start))?.[0].length ?? 0;
  const after = lettersAtStart.exec(text.slice(end, end + maxWordLength))?.[0].length ?? 0;
  return [start - before, end + after - (start - before)];
}

/** Returns the place of the page that has most of these runs, or -1. */
function placeWithMostRuns(runs: Uint32Array, pageOfRun: ReadonlyMap<number, number>): number {
  const counts = new Map<number, number>();
  for (const run of runs) {
    const place = pageOfRun.get(run);
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? -1;
}

/** Joins neighbouring pages whose matches are on the same page of the other document or on the next one. */
function partsOf(pages: readonly MatchingPage[]): MatchingPart[] {
  const parts: MatchingPart[] = [];
  for (const { page, otherPage } of pages) {
    const last = parts.at(-1);
    const follows =
      last && page === last.to + 1 && (otherPage === last.otherTo || otherPage === last.otherTo + 1);
    if (last && follows) [last.to, last.otherTo] = [page, otherPage];
    else parts.push({ from: page, to: page, otherFrom: otherPage, otherTo: otherPage });
  }
  return parts;
}
