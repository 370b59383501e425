/** Nested quotes. The parser's time grows with the square of their depth, and in the end the stack overflows. */
const deepQuotes = /^[ \t]*(?:>[ \t]*){100}/m;
/** Runs of emphasis marks. The parser compares each with all earlier ones. */
const emphasisRuns = /[*_~]+/g;
const maxEmphasisRuns = 6_000;
/** Code and formulas, whose marks the parser does not compare. */
const verbatim = /(`+|\$+)[^`$]+\1/g;

/**
 * Throws RangeError for a text that is known to keep the parser busy for many seconds. It recognises only the cheapest
 * attacks; the time limit of the compiling thread handles the rest.
 */
export function refuseCostly(source: string): void {
  if (deepQuotes.test(source)) throw new RangeError('The text nests too deeply.');
  // A short text cannot contain that many runs, so nearly all texts return here.
  if (source.length < maxEmphasisRuns) return;
  const runs = source.replace(verbatim, '').match(emphasisRuns)?.length ?? 0;
  if (runs > maxEmphasisRuns) throw new RangeError('The text has too many marks.');
}
