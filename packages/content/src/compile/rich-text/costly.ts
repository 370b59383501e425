/** Quotes within quotes: the parser takes a time that grows with the square of their number, and then ends its stack. */
const deepQuotes = /^[ \t]*(?:>[ \t]*){100}/m;
/** Runs of emphasis marks, of which the parser compares each with all before it. */
const emphasisRuns = /[*_~]+/g;
const maxEmphasisRuns = 6_000;
/** Code and formulas, whose marks the parser does not compare. */
const verbatim = /(`+|\$+)[^`$]+\1/g;

/**
 * Throws RangeError for a text that is known to take the parser many seconds. It finds the cheapest attacks alone and
 * keeps their price low; what it does not find is for the limit of the thread that compiles.
 */
export function refuseCostly(source: string): void {
  if (deepQuotes.test(source)) throw new RangeError('The text nests too deeply.');
  // Few characters hold few runs, so nearly all texts end here.
  if (source.length < maxEmphasisRuns) return;
  const runs = source.replace(verbatim, '').match(emphasisRuns)?.length ?? 0;
  if (runs > maxEmphasisRuns) throw new RangeError('The text has too many marks.');
}
