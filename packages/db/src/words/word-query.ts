import type { SearchTerm } from './search-words';

/** What may stand at one place of a text. */
export type WordPlace = {
  /** One of these words, the typed one first. */
  anyOf: readonly string[];
  /** Or any word that begins with the typed one; or those of them, or of all that contain it, that is known. */
  or?: 'prefix' | 'knownBeginnings' | 'knownParts';
  /** So many known words at most; as many as ever without it. */
  most?: number;
};

/** What a text must have, all of it: each a place, or places side by side. */
export type WordQuery = readonly (readonly WordPlace[])[];

/** The words themselves; with `typed` the one that is still typed as a beginning. */
export function wordQuery(terms: readonly SearchTerm[], as: 'whole' | 'typed'): WordQuery {
  return terms.map(({ words, isOpen }) =>
    words.map((word, at) => ({
      anyOf: [word],
      or: as === 'typed' && isOpen && at === words.length - 1 ? 'prefix' : undefined,
    })),
  );
}

/**
 * What title, description and subject must have: for each word typed the words that contain it, of one and two letters
 * those that begin with it; quoted words as they stand.
 */
export function partsQuery(terms: readonly SearchTerm[]): WordQuery {
  return terms.map(({ words, isQuoted, isOpen }) =>
    words.map((word, at) => {
      if (isQuoted && !(isOpen && at === words.length - 1)) return { anyOf: [word] };
      return { anyOf: [word], or: isQuoted || word.length < 3 ? 'knownBeginnings' : 'knownParts' };
    }),
  );
}

/** A `tsquery` of it without the known words, to be cast and not parsed: words are letters and digits. */
export function tsqueryOf(query: WordQuery): string {
  return query.map((places) => `(${places.map(placeText).join(' <-> ')})`).join(' & ');
}

function placeText({ anyOf, or }: WordPlace): string {
  const words = anyOf.map((word) => `'${word}'${or === 'prefix' ? ':*' : ''}`).join(' | ');
  return anyOf.length === 1 ? words : `(${words})`;
}
