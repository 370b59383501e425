import type { SearchTerm } from './search-words';

/** Words that match at one position of a text. */
export type WordPlace = {
  /** One of these words, the typed one first. */
  anyOf: readonly string[];
  /** Or any word that begins with the typed one; or the known words that begin with it, or that contain it. */
  or?: 'prefix' | 'knownBeginnings' | 'knownParts';
  /** Maximum number of known words; the general maximum by default. */
  most?: number;
};

/** All of these must match: each is a position, or adjacent positions. */
export type WordQuery = readonly (readonly WordPlace[])[];

/** Returns the query for whole words; with `typed`, the word that is still being typed is a beginning. */
export function wordQuery(terms: readonly SearchTerm[], as: 'whole' | 'typed'): WordQuery {
  return terms.map(({ words, isOpen }) =>
    words.map((word, at) => ({
      anyOf: [word],
      or: as === 'typed' && isOpen && at === words.length - 1 ? 'prefix' : undefined,
    })),
  );
}

/**
 * Returns the query for title, description and subject: for each typed word, the words that contain it, or begin with
 * it if it has one or two letters; quoted words unchanged.
 */
export function partsQuery(terms: readonly SearchTerm[]): WordQuery {
  return terms.map(({ words, isQuoted, isOpen }) =>
    words.map((word, at) => {
      if (isQuoted && !(isOpen && at === words.length - 1)) return { anyOf: [word] };
      return { anyOf: [word], or: isQuoted || word.length < 3 ? 'knownBeginnings' : 'knownParts' };
    }),
  );
}

/** Returns a `tsquery` without the known words, to be cast and not parsed: words are letters and digits. */
export function tsqueryOf(query: WordQuery): string {
  return query.map((places) => `(${places.map(placeText).join(' <-> ')})`).join(' & ');
}

function placeText({ anyOf, or }: WordPlace): string {
  const words = anyOf.map((word) => `'${word}'${or === 'prefix' ? ':*' : ''}`).join(' | ');
  return anyOf.length === 1 ? words : `(${words})`;
}
