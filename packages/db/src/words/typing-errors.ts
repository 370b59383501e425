/** Known word that may be what somebody meant. */
export type Candidate = {
  word: string;
  /** Number of texts that have it. */
  frequency: number;
};

/** Shorter words are like too many others, so a correction would be a guess. */
const minLetters = 5;
/** From this length on, a word may have two typing errors. */
const minLettersOfTwoErrors = 8;
/** Maximum number of typing errors in any word. */
export const maxErrors = 2;
const maxCandidates = 200;

/**
 * Returns the candidate that was most probably meant: the one with the fewest typing errors, then the most frequent one,
 * then the one with the longest common beginning. Returns undefined if none is near enough, or if the word itself is
 * known. Both sides are folded. Reads at most 200 candidates, and words of five letters or more.
 */
export function bestCorrection(word: string, candidates: readonly Candidate[]): string | undefined {
  const maxOfWord = maxErrorsOf(word);
  if (maxOfWord === 0) return undefined;
  const near = candidates
    .slice(0, maxCandidates)
    .map((candidate) => ({ ...candidate, errors: damerauLevenshtein(word, candidate.word, maxOfWord) }))
    .filter(({ errors }) => errors <= maxOfWord)
    .toSorted(
      (one, other) =>
        one.errors - other.errors ||
        other.frequency - one.frequency ||
        commonBeginning(word, other.word) - commonBeginning(word, one.word) ||
        // Always the same one, whatever their order.
        (one.word < other.word ? -1 : 1),
    );
  const [best] = near;
  return best && best.errors > 0 ? best.word : undefined;
}

function maxErrorsOf(word: string): number {
  const letters = Array.from(word).length;
  if (letters < minLetters) return 0;
  return letters < minLettersOfTwoErrors ? 1 : maxErrors;
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Returns the number of typing errors between two words, or `max + 1` if there are more than `max`: letters that are
 * missing, added or wrong, and neighbours that changed places. This is the optimal string alignment distance, which counts
 * no change within letters that changed places. Letters are code points. Stops as soon as `max` is exceeded.
 *
 * No package does this: `fastest-levenshtein` and `leven` count two errors for neighbours that changed places,
 * `damerau-levenshtein` (last released in 2021) compares UTF-16 units and never stops early, and others are hardly used.
 */
export function damerauLevenshtein(one: string, other: string, max: number): number {
  const from = Array.from(one);
  const to = Array.from(other);
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let errors = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) errors = Math.min(errors, at(twoBefore, column - 2) + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    // Every later place has at least as many errors as some place of this row.
    if (least > max) return max + 1;
    twoBefore = before;
    before = current;
  }
  return Math.min(at(before, to.length), max + 1);
}

/** Returns a value of a row. Places outside of it are never read. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
