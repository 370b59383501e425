import type { WordPlace, WordQuery } from './word-query';
import { shareOfTerm, type WordStatistics } from './word-statistics';

/** Number of rows with a beginning up to which an index reads all of them. */
const fewBeginnings = 3000;
const maxWords = 50;
/** Maximum number of frequent words beside the known ones for a part of a word. */
const maxFrequentWords = 25;

/**
 * Adds the frequent words that contain, or for one or two letters begin with, the first word of each place: these decide
 * how far back a search looks.
 */
export function withFrequentParts(query: WordQuery, titles: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    const [typed = ''] = place.anyOf;
    if (place.anyOf.length === 1 && !place.beginnings) return place;
    const isPart = (word: string) => (typed.length < 3 ? word.startsWith(typed) : word.includes(typed));
    // An index would read all words that begin with a single letter or digit.
    const bounded = typed.length === 1 ? { anyOf: place.anyOf } : place;
    return withWords(bounded, frequentWords(titles, isPart, maxFrequentWords));
  });
}

/**
 * Replaces beginnings of very many rows by the frequent words that begin so, because an index would read all of a
 * beginning.
 */
export function withNamedBeginnings(query: WordQuery, texts: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    const [typed] = place.beginnings ?? [];
    const share = shareOfTerm([{ places: [place], isSideBySide: false }], texts);
    if (typed === undefined || share * texts.rows <= fewBeginnings) return place;
    const begun = frequentWords(texts, (word) => word.startsWith(typed), maxWords);
    return withWords({ anyOf: place.anyOf }, begun);
  });
}

function withWords(place: WordPlace, words: readonly string[]): WordPlace {
  return { ...place, anyOf: [...new Set([...place.anyOf, ...words])] };
}

function mapPlaces(query: WordQuery, change: (place: WordPlace) => WordPlace): WordQuery {
  return query.map((forms) => forms.map((form) => ({ ...form, places: form.places.map(change) })));
}

/** Returns the frequent words that meet a condition, most frequent first. */
function frequentWords(
  { shares }: WordStatistics,
  isWanted: (word: string) => boolean,
  most: number,
): string[] {
  return [...shares]
    .filter(([word]) => !word.includes(':') && isWanted(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
