import { sql } from 'kysely';
import type { Database } from '../database';
import { readWordStatistics } from './word-statistics';

/** Tables of words, and the column of documents that the words of each are from. */
const columns = { known_words: 'search_about', readable_words: 'search_words' } as const;

export type ForgettableWords = keyof typeof columns;
export const forgettableWords = Object.keys(columns) as readonly ForgettableWords[];

/**
 * Deletes those of the next `limit` words after `after` that no listed document has any more, so that a word of an erased
 * text does not stay. Returns the last word that was read; undefined at the end.
 */
export async function forgetWords(
  db: Database,
  table: ForgettableWords,
  { after, limit }: { after: string; limit: number },
): Promise<string | undefined> {
  const column = columns[table];
  const statistics = await readWordStatistics(db, [`documents.${column}`]);
  // Looking for a frequent word reads many rows, and one of them has it.
  const frequent = [...statistics[`documents.${column}`].shares.keys()];
  const { rows } = await sql<{ last: string | null }>`
    with read as (
      select distinct word from ${sql.table(table)} where word > ${after} order by word limit ${limit}
    ), unused as (
      select word from read
      where word <> all(${frequent}::text[]) and not exists (
        select from documents d where d.is_listed and ${sql.ref(`d.${column}`)} @@ quote_literal(read.word)::tsquery)
    ), forgotten as (
      delete from ${sql.table(table)} k using unused where k.word = unused.word
    )
    select max(word) as last from read`.execute(db);
  return rows[0]?.last ?? undefined;
}
