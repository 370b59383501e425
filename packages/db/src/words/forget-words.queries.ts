import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { readWordStatistics } from './word-statistics';

/** Tables of words, and the column that the words of each are from. */
const columns = {
  known_words: 'documents.search_about',
  readable_words: 'documents.search_words',
  question_words: 'questions.search_words',
} as const;

type ForgettableWords = keyof typeof columns;
export const forgettableWords = Object.keys(columns) as readonly ForgettableWords[];

/**
 * Reads the next `limit` words after `after`, and deletes those that are no longer in use: in a listed document, a course
 * or a school, or for words of questions in any question. Returns the last word that was read; undefined at the end.
 */
export async function forgetNextWords(
  db: Database,
  table: ForgettableWords,
  { after, limit }: { after: string; limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from ${sql.table(table)} where word > ${after} order by word limit ${limit}`.execute(
    db,
  );
  const words = rows.map(({ word }) => word);
  await forget(db, table, words);
  return words.at(-1);
}

/** Lists the words of documents, so that they can be forgotten when the documents are erased. */
export async function listWordsOfDocuments(db: Database, documentIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from documents d, unnest(tsvector_to_array(d.search_words)) word
    where d.id = any(${documentIds}) and word !~ ':'`.execute(db);
  return rows.map(({ word }) => word);
}

/** Deletes those of some words of documents that no listed document, course or school has. */
export async function forgetWords(db: Database, words: readonly string[]): Promise<void> {
  for (const table of ['known_words', 'readable_words'] as const) await forget(db, table, words);
}

const has = (from: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from ${from} @@ quote_literal(word)::tsquery)`;

/** Returns a condition: a row that words of a column are from has `word`. Each part of it is answered by an index. */
const isUsed = (column: (typeof columns)[ForgettableWords]): RawBuilder<SqlBool> =>
  column === 'questions.search_words'
    ? sql`(${has(sql`questions where is_listed and search_words`)}
        or ${has(sql`questions where not is_listed and search_words`)})`
    : sql`(${has(sql`documents where is_listed and ${sql.ref(column)}`)}
        or ${has(sql`courses where search_words`)} or ${has(sql`schools where search_words`)})`;

async function forget(db: Database, table: ForgettableWords, words: readonly string[]): Promise<void> {
  const column = columns[table];
  const statistics = await readWordStatistics(db, [column]);
  // Looking for a frequent word reads many rows, and one of them has it.
  const frequent = statistics[column].shares;
  const rare = words.filter((word) => !frequent.has(word));
  await sql`
    with unused as (select word from unnest(${rare}::text[]) word where not ${isUsed(column)})
    delete from ${sql.table(table)} k using unused where k.word = unused.word collate "C"`.execute(db);
}
