import { containing } from '../like';

/** What people type into a search, read into what each part of the library is asked. */
export type SearchWords = {
  /** Patterns that title, description and subject must fit, all of them. */
  patterns: string[];
  /** A `to_tsquery` with the last word as a beginning and words in quotes side by side; undefined without a word. */
  beginnings: string | undefined;
  /** A `to_tsquery` with whole words only, for pages that the reader may not see; undefined where there are quotes. */
  wholeWords: string | undefined;
};

const quotes = /["“”„«»]/;

/** Reads a search; an open quotation mark counts, because the closing one may be still to come. */
export function readSearch(q: string): SearchWords {
  if (!quotes.test(q)) {
    const words = wordsOf(q);
    const whole = words.length > 0 ? words.map(quoted).join(' & ') : undefined;
    return { patterns: [containing(q)], beginnings: whole && `${whole}:*`, wholeWords: whole };
  }
  // Every second part stood in quotes; whatever the marks look like, they come in pairs.
  const parts = q.split(quotes).map((text, at) => ({ text: text.trim(), isPhrase: at % 2 === 1 }));
  const said = parts.filter(({ text }) => text !== '');
  const terms = said.flatMap(({ text, isPhrase }) => {
    const words = wordsOf(text).map(quoted);
    return isPhrase && words.length > 0 ? [words.join(' <-> ')] : words;
  });
  const isGoingOn = wordsOf(parts.at(-1)?.text ?? '').length > 0;
  const all = terms.map((term) => `(${term})`).join(' & ');
  return {
    patterns: said.length > 0 ? said.map(({ text }) => containing(text)) : [containing(q)],
    beginnings: terms.length > 0 ? (isGoingOn ? all.replace(/\)$/, ':*)') : all) : undefined,
    wholeWords: undefined,
  };
}

/** Letters and digits only, so that nothing in a word can be an operator. */
export function wordsOf(q: string): string[] {
  return q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function quoted(word: string): string {
  return `'${word}'`;
}
