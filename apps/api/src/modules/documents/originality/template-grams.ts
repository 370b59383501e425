import { markShared, placeOf, sampleOf } from './grams';

/** Number of accounts whose documents must contain a text before it is a template. */
export const minTemplateAccounts = 8;
/** Runs of letters in a row that are a passage, about 25 letters. Shorter ones are phrases that everybody writes. */
const minPassageRuns = 16;
/** Passages with fewer runs together, about 25 words, hold back no honest document. */
const minTemplateGrams = 150;
/** About 40,000 letters. */
const maxTemplateGrams = 40_000;

type Likeness = { runs: Uint32Array; grams: Uint32Array };

/**
 * Returns the runs of letters of a document that at least eight other documents contain in whole passages, without the
 * `known` ones of earlier templates; ascending. Undefined if that is too little text.
 */
export function templateGramsOf(
  { runs, grams }: Likeness,
  others: readonly Likeness[],
  known: readonly Uint32Array[],
): Uint32Array | undefined {
  const holders = new Uint8Array(grams.length);
  for (const other of others) {
    const marks = new Uint8Array(grams.length);
    markShared(marks, grams, other.grams);
    for (const [place, mark] of marks.entries()) if (mark === 1) holders[place] = (holders[place] ?? 0) + 1;
  }
  const isTemplate = new Uint8Array(grams.length);
  let from = 0;
  for (let at = 0; at <= runs.length; at++) {
    const run = runs[at];
    if (run !== undefined && (holders[placeOf(grams, run)] ?? 0) >= minTemplateAccounts) continue;
    if (at - from >= minPassageRuns)
      for (const passageRun of runs.subarray(from, at)) isTemplate[placeOf(grams, passageRun)] = 1;
    from = at + 1;
  }
  const isKnown = new Uint8Array(grams.length);
  for (const earlier of known) markShared(isKnown, grams, earlier);
  const templateGrams = grams.filter((_, place) => isTemplate[place] === 1 && isKnown[place] === 0);
  return templateGrams.length < minTemplateGrams ? undefined : templateGrams.subarray(0, maxTemplateGrams);
}

/** Returns the keys by which a template is found, and by which documents find it. */
export const templateKeysOf = sampleOf;

/** Returns ascending runs of letters as bytes, four each. */
export function toBytes(grams: Uint32Array): Buffer {
  const bytes = Buffer.alloc(grams.length * 4);
  for (const [place, gram] of grams.entries()) bytes.writeUInt32BE(gram, place * 4);
  return bytes;
}

export function fromBytes(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readUInt32BE(place * 4));
}

/** Returns the distinct numbers of several lists, ascending. */
export function union(lists: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).toSorted();
}
