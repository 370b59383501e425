/** Word of a search, or quoted words, which must be adjacent. */
export type SearchTerm = {
  words: string[];
  isQuoted: boolean;
  /** True if the last word may be incomplete. */
  isOpen: boolean;
};

/** Words that people type into a search. */
export type SearchWords = {
  /** Title that comes first if it matches exactly. */
  title: string;
  /** All of these must match. */
  terms: SearchTerm[];
  /** With quotes, pages that the reader may not see are left out. */
  hasQuotes: boolean;
};

const quotes = /["“”„«»]/;
/** Maximum number of words; the rest is ignored. */
const maxTerms = 16;

/** Reads a search. An open quotation mark counts, because the closing one may follow. */
export function parseSearch(q: string): SearchWords {
  // Every second part was quoted; marks come in pairs, whatever they look like.
  const parts = q.split(quotes).map((text, at) => ({ words: splitWords(text), isQuoted: at % 2 === 1 }));
  const isGoingOn = (parts.at(-1)?.words.length ?? 0) > 0;
  const terms = parts.flatMap(({ words, isQuoted }) => {
    const each = isQuoted ? [words] : words.map((word) => [word]);
    return each.filter((some) => some.length > 0).map((some) => ({ words: some, isQuoted }));
  });
  const withEnd = terms.map((term, at) => ({ ...term, isOpen: isGoingOn && at === terms.length - 1 }));
  return { title: q.trim(), terms: withEnd.slice(0, maxTerms), hasQuotes: parts.length > 1 };
}

/**
 * Returns runs of letters, with the vowels that some scripts write as marks, and digits, so that no word contains an
 * operator.
 */
export function splitWords(q: string): string[] {
  return q.toLowerCase().match(/[\p{Alphabetic}\p{N}]+/gu) ?? [];
}
