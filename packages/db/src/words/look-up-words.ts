import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import { hotStatement, originalOf, runHot } from '../hot-statement';

/** What the library knows about a typed word. */
export type WordFacts = {
  /** Stems as they are stored, such as "en:photosynthesi", and bare, because a word that is its own stem is stored as it is. */
  stems: string[];
  /** Words of titles and fields that contain it; for one or two letters, those that begin with it. */
  parts: string[];
};

/** Table of every word that some texts have. */
export type WordTable = 'known_words' | 'question_words';

/** Maximum number of words that a part of a word stands for: those that begin with it first, short ones before long ones. */
export const maxParts = 50;
/** Number of words with a part in common that are read to find them. */
const readParts = 500;

const statementOf = (table: WordTable) =>
  hotStatement<WordFacts & { word: string }>(
    'words',
    `with asked as (select word collate "C" as word from unnest($1::text[]) word)
    select asked.word,
      array(select language || ':' || stem from unnest($2::text[]) language,
          unnest(tsvector_to_array(to_tsvector(search_configuration(language), asked.word))) stem
        union select stem from unnest($2::text[]) language,
          unnest(tsvector_to_array(to_tsvector(search_configuration(language), asked.word))) stem
          where stem <> asked.word) as stems,
      array(select known from (
          (select word as known from ${table} where length(asked.word) = 1 and left(word, 1) = asked.word
            order by length(word), word limit $3)
          union
          (select word from ${table} where length(asked.word) = 2 and left(word, 2) = asked.word
            order by length(word), word limit $3)
          union
          (select word from ${table} where length(asked.word) > 2
            and word >= asked.word and word < asked.word || chr(1114111) limit $3)
          union
          (select word from ${table} where length(asked.word) > 2 and word like '%' || asked.word || '%' limit ${readParts})) parts
        group by known order by not starts_with(known, asked.word), length(known), known limit $3) as parts
    from asked`,
    'search',
  );
const statements = { known_words: statementOf('known_words'), question_words: statementOf('question_words') };

/** Returns facts about words; at most `most` parts for each. */
export async function lookUpWords(
  db: Database,
  words: readonly string[],
  { languages, table, most }: { languages: readonly string[]; table: WordTable; most: number },
): Promise<Map<string, WordFacts>> {
  if (words.length === 0) return new Map();
  const rows = await runHot(db, statements[table], [words, languages, most]);
  return new Map(rows.map(({ word, ...facts }) => [word, facts]));
}

const cacheMs = 60_000;
const cache = new WeakMap<Database, { until: number; languages: Promise<string[]> }>();

/** Reads in which languages with stems documents are written, and English, at most once a minute. */
export async function readLanguages(database: Database): Promise<string[]> {
  const db = originalOf(database);
  const cached = cache.get(db);
  if (cached && cached.until > Date.now()) return cached.languages;
  const languages = sql<{ language: string }>`
    select language from document_languages where search_configuration(language) is not null`
    .execute(db)
    .then(({ rows }) => [...new Set(['en', ...rows.map(({ language }) => language)])].toSorted());
  cache.set(db, { until: Date.now() + cacheMs, languages });
  languages.catch(() => cache.delete(db));
  return languages;
}

/** Number of words that are like a mistyped one, and the least similarity of their letters. */
const maxCandidates = 200;
const minSimilarity = 0.35;

/** Lists the words of readable texts that are written like each of some words, the most alike first. */
export async function listAlike(
  db: Database,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed.word as typed, alike.word from unnest(${words}::text[]) as typed (word), lateral (
      select word, max(similarity) as similarity from (
        ${alikeIn('readable_words')} union all ${alikeIn('known_words')}) each
      where similarity >= ${sql.lit(minSimilarity)}
      group by word order by 2 desc limit ${sql.lit(maxCandidates)}) as alike`.execute(db);
  return rows;
}

function alikeIn(table: 'readable_words' | 'known_words'): RawBuilder<unknown> {
  return sql`select k.word, similarity(k.word, typed.word) as similarity from ${sql.table(table)} k
    where k.word % typed.word`;
}

/** Returns those of some words that readable texts of the library have, or had before they were removed. */
export async function listKnown(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where exists (select from known_words k where k.word = word.word collate "C")
      or exists (select from readable_words k where k.word = word.word collate "C")`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Maximum number of texts with a word that are counted: more make no difference to a correction. */
const maxTexts = 100;

/**
 * Counts the listed documents that have each of some words in title, fields or readable pages, and adds one if courses
 * have it, and one if schools do. Zero for a word of removed documents alone, which nobody may learn from a correction.
 */
export async function countTexts(
  db: Database,
  words: readonly string[],
): Promise<{ word: string; frequency: number }[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string; frequency: number }>`
    select word, (select count(*) from (
      select from documents d where d.is_listed and d.search_words @@ quote_literal(word)::tsquery
      limit ${sql.lit(maxTexts)}) as texts)
      + exists (select from courses where search_words @@ quote_literal(word)::tsquery)::int
      + exists (select from schools where search_words @@ quote_literal(word)::tsquery)::int as frequency
    from unnest(${words}::text[]) as word`.execute(db);
  return rows;
}
