import { sql } from 'kysely';
import type { Database } from '../database';
import type { SearchTerm } from './search-words';
import type { WordQuery } from './word-query';

/** So many words stand for a part of one: those that begin with it first, short ones before long ones. */
const mostWords = 50;
/** Words with a part in common that are looked at to find them. */
const lookedAt = 500;

/**
 * What title, description and subject must have: for each word typed the words that contain it, of one and two letters
 * those that begin with it; quoted words as they stand.
 */
export async function expandTerms(db: Database, terms: readonly SearchTerm[]): Promise<WordQuery> {
  const isWhole = ({ isQuoted, isOpen }: SearchTerm, isLast: boolean) => isQuoted && !(isOpen && isLast);
  const places = terms.map((term) =>
    term.words.map((word, at) => ({
      word,
      isWhole: isWhole(term, at === term.words.length - 1),
      isBeginning: term.isQuoted || word.length < 3,
    })),
  );
  const parts = places.flat().filter((place) => !place.isWhole);
  const found = await Promise.all([
    findWords(
      db,
      'beginning',
      parts.flatMap(({ word, isBeginning }) => (isBeginning ? [word] : [])),
    ),
    findWords(
      db,
      'part',
      parts.flatMap(({ word, isBeginning }) => (isBeginning ? [] : [word])),
    ),
  ]);
  const words = new Map(found.flat());
  return places.map((term) =>
    term.map(({ word, isWhole }) => ({
      anyOf: isWhole ? [word] : [...new Set([word, ...(words.get(word) ?? [])])],
    })),
  );
}

async function findWords(
  db: Database,
  by: 'beginning' | 'part',
  parts: readonly string[],
): Promise<[part: string, words: string[]][]> {
  if (parts.length === 0) return [];
  const shortest = sql`order by length(word), word limit ${mostWords}`;
  const words =
    by === 'beginning'
      ? sql`
        (select word from search_words where length(part) = 1 and left(word, 1) = part ${shortest})
        union all
        (select word from search_words where length(part) = 2 and left(word, 2) = part ${shortest})
        union all
        (select word from search_words where length(part) > 2 and word >= part and word < part || chr(1114111) limit ${mostWords})`
      : sql`
        (select word from search_words where word >= part and word < part || chr(1114111) limit ${mostWords})
        union
        (select word from search_words where word like '%' || part || '%' limit ${lookedAt})`;
  const { rows } = await sql<{ part: string; words: string[] }>`
    select part, array(
      select word from (${words}) known
      group by word order by not starts_with(word, part), length(word), word limit ${mostWords}
    ) as words
    from (select distinct part collate "C" as part from unnest(${parts}::text[]) as part) parts`.execute(db);
  return rows.map(({ part, words }) => [part, words]);
}
