import type { SearchTerm } from './search-words';

/** At one place of a text: one of these words, or any word that begins so. */
export type WordPlace = { readonly anyOf: readonly string[] } | { readonly beginning: string };

/** What a text must have, all of it: each a place, or places side by side. */
export type WordQuery = readonly (readonly WordPlace[])[];

/** The words themselves; with `isOpen` the one that is still typed as a beginning. */
export function wordQuery(terms: readonly SearchTerm[], as: 'whole' | 'typed'): WordQuery {
  return terms.map(({ words, isOpen }) =>
    words.map((word, at) =>
      as === 'typed' && isOpen && at === words.length - 1 ? { beginning: word } : { anyOf: [word] },
    ),
  );
}

/** A `tsquery` of it, to be cast and not parsed: its words are letters and digits. */
export function tsqueryOf(query: WordQuery): string {
  return query.map((places) => `(${places.map(placeText).join(' <-> ')})`).join(' & ');
}

function placeText(place: WordPlace): string {
  if ('beginning' in place) return `'${place.beginning}':*`;
  const words = place.anyOf.map((word) => `'${word}'`).join(' | ');
  return place.anyOf.length === 1 ? words : `(${words})`;
}
