import type { WordPlace, WordQuery } from './word-query';
import { shareOf, type WordStatistics } from './word-statistics';

/** Number of rows with a beginning up to which an index reads all of them. */
const fewBeginnings = 3000;
const maxWords = 50;
/** Maximum number of frequent words beside the known ones for a part of a word. */
const maxFrequentWords = 25;

/** Adds the frequent words that contain parts of words: these decide how far back a search looks. */
export function withFrequent(query: WordQuery, documents: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    if (!place.or) return place;
    const isBeginning = place.or === 'knownBeginnings';
    const most = Math.min(maxFrequentWords, place.most ?? maxFrequentWords);
    return withWords(place, frequentWords(typedOf(place), documents, { most, isBeginning }));
  });
}

/**
 * Replaces beginnings of very many rows by the frequent words that begin so, because an index would read all of a
 * beginning.
 */
export function namedBeginnings(query: WordQuery, pages: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    if (!place.or || shareOf([[place]], pages) * pages.rows <= fewBeginnings) return place;
    const frequent = frequentWords(typedOf(place), pages, { most: maxWords, isBeginning: true });
    return withWords({ anyOf: place.anyOf }, frequent);
  });
}

function typedOf({ anyOf: [typed = ''] }: WordPlace): string {
  return typed;
}

function withWords(place: WordPlace, words: readonly string[]): WordPlace {
  return { ...place, anyOf: [...new Set([...place.anyOf, ...words])] };
}

function mapPlaces(query: WordQuery, change: (place: WordPlace) => WordPlace): WordQuery {
  return query.map((places) => places.map(change));
}

/** Returns the frequent words that begin with, or contain, the typed one, most frequent first. */
function frequentWords(
  part: string,
  { shares }: WordStatistics,
  { most, isBeginning }: { most: number; isBeginning: boolean },
): string[] {
  return [...shares]
    .filter(([word]) => (isBeginning ? word.startsWith(part) : word.includes(part)))
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
