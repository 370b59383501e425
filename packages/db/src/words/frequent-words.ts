import type { WordPlace, WordQuery } from './word-query';
import { shareOf, type WordStatistics } from './word-statistics';

/** Rows of a beginning that an index reads whole. */
const fewBeginnings = 3000;
const mostWords = 50;
/** Frequent words that are named beside those that are known for a part of a word. */
const mostFrequent = 25;

/** Parts of words with the frequent words that have them: these decide how far back a search looks. */
export function withFrequent(query: WordQuery, documents: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    if (!place.or) return place;
    const isBeginning = place.or === 'knownBeginnings';
    const most = Math.min(mostFrequent, place.most ?? mostFrequent);
    return withWords(place, frequentWords(typedOf(place), documents, { most, isBeginning }));
  });
}

/** Beginnings of very many rows as the frequent words that begin so: an index reads a beginning whole. */
export function namedBeginnings(query: WordQuery, pages: WordStatistics): WordQuery {
  return mapPlaces(query, (place) => {
    if (!place.or || shareOf([[place]], pages) * pages.rows <= fewBeginnings) return place;
    const frequent = frequentWords(typedOf(place), pages, { most: mostWords, isBeginning: true });
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

/** The frequent words that begin so, or contain it, the most frequent first. */
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
