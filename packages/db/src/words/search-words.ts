/** One word of a search, or words in quotes, which stand side by side. */
export type SearchTerm = {
  words: string[];
  isQuoted: boolean;
  /** The last word may be still going on. */
  isOpen: boolean;
};

/** What people type into a search. */
export type SearchWords = {
  /** What a title must be, letter for letter, to come first. */
  title: string;
  /** All of them are looked for. */
  terms: SearchTerm[];
  /** Pages that the reader may not see are left out. */
  hasQuotes: boolean;
};

const quotes = /["“”„«»]/;
/** More words than a search has; what comes after them is not looked for. */
const mostTerms = 16;

/** Reads a search; an open quotation mark counts, because the closing one may be still to come. */
export function readSearch(q: string): SearchWords {
  // Every second part stood in quotes; whatever the marks look like, they come in pairs.
  const said = q.split(quotes).map((text, at) => ({ words: wordsOf(text), isQuoted: at % 2 === 1 }));
  const isGoingOn = (said.at(-1)?.words.length ?? 0) > 0;
  const terms = said.flatMap(({ words, isQuoted }) => {
    const each = isQuoted ? [words] : words.map((word) => [word]);
    return each.filter((some) => some.length > 0).map((some) => ({ words: some, isQuoted }));
  });
  const withEnd = terms.map((term, at) => ({ ...term, isOpen: isGoingOn && at === terms.length - 1 }));
  return { title: q.trim(), terms: withEnd.slice(0, mostTerms), hasQuotes: said.length > 1 };
}

/** Letters, with the vowels that some scripts write as marks, and digits only, so that nothing in a word can be an operator. */
export function wordsOf(q: string): string[] {
  return q.toLowerCase().match(/[\p{Alphabetic}\p{N}]+/gu) ?? [];
}
