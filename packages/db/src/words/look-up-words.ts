import { sql } from 'kysely';
import type { Database } from '../database';
import { hotStatement, originalOf, runHot } from '../hot-statement';
import { readWordStatistics } from './word-statistics';

/** Stems of a typed word, and known words that contain it. */
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

/** Number of letters at the beginning and at the end that words of two errors in the middle have in common. */
const commonLetters = 3;

/**
 * Words of about the same length that have the beginning or the end in common with a typed one: whatever has one error, and
 * two errors in the same half or in the middle. Trigrams would be read of a tenth of all words.
 */
const alike = hotStatement<{ typed: string; word: string }>(
  'alike_words',
  `with asked as (
    select word, left(word, length(word) / 2) as beginning, reverse(right(word, (length(word) - 1) / 2)) as ending,
      left(word, ${commonLetters}) as first, right(word, ${commonLetters}) as last,
      array(select generate_series(length(word) - errors, length(word) + errors)) as lengths
    from (select word collate "C" as word, case when length(word) < 8 then 1 else 2 end as errors
      from unnest($1::text[]) word) each)
  select asked.word as typed, alike.word from asked, lateral (
    select word, similarity(word, asked.word) as similarity from (
      ${alikeIn('readable_words')} union ${alikeIn('known_words')}) each
    where similarity(word, asked.word) >= ${minSimilarity}
    order by 2 desc, 1 limit ${maxCandidates}) as alike`,
  'search',
);

/** Lists the words of readable texts that are written like each of some words, the most alike first. */
export async function listAlike(
  db: Database,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  return runHot(db, alike, [words]);
}

function alikeIn(table: 'readable_words' | 'known_words'): string {
  return `(select word from ${table} where length(word) = any(asked.lengths)
      and word >= asked.beginning and word < asked.beginning || chr(1114111))
    union (select word from ${table} where length(word) = any(asked.lengths)
      and reverse(word) >= asked.ending and reverse(word) < asked.ending || chr(1114111))
    union (select word from ${table} where length(word) = any(asked.lengths)
      and left(word, ${commonLetters}) = asked.first and right(word, ${commonLetters}) = asked.last)`;
}

const knownWords = hotStatement<{ word: string }>(
  'known_words',
  `select word from unnest($1::text[]) as word
  where exists (select from known_words k where k.word = word.word collate "C")
    or exists (select from readable_words k where k.word = word.word collate "C")`,
  'search',
);

/** Returns those of some words that readable texts of the library have, or had before they were removed. */
export async function listKnown(db: Database, words: readonly string[]): Promise<Set<string>> {
  const rows = await runHot(db, knownWords, [words]);
  return new Set(rows.map(({ word }) => word));
}

/** Maximum number of texts with a word that are counted: more make no difference to a correction. */
const maxTexts = 100;
/** Number of texts that a word surely has the maximum of, whatever the error of statistics. */
const manyTexts = 20 * maxTexts;

const texts = hotStatement<{ word: string; frequency: number }>(
  'count_texts',
  // A word that a document has is not looked for in all courses. "offset 0" makes PostgreSQL use their indexes.
  `select word, case when documents > 0 then documents
    else (select count(*) from (select from courses where search_words @@ quote_literal(word)::tsquery offset 0) c)
      + (select count(*) from (select from schools where search_words @@ quote_literal(word)::tsquery offset 0) s)
    end as frequency
  from unnest($1::text[]) as word, lateral (
    select count(*) as documents from (
      select from documents d where d.is_listed and d.search_words @@ quote_literal(word)::tsquery
      limit ${maxTexts}) as texts) as counted`,
  'search',
);

/**
 * Counts the listed documents that have each of some words in title, fields or readable pages, or else the courses and
 * schools. Zero for a word of removed documents alone, which nobody may learn from a correction.
 */
export async function countTexts(
  db: Database,
  words: readonly string[],
): Promise<{ word: string; frequency: number }[]> {
  if (words.length === 0) return [];
  const { 'documents.search_words': statistics } = await readWordStatistics(db, ['documents.search_words']);
  // An index would read all texts with a frequent word.
  const isFrequent = (word: string) => (statistics.shares.get(word) ?? 0) * statistics.rows > manyTexts;
  const frequent = words.filter(isFrequent).map((word) => ({ word, frequency: maxTexts }));
  const others = words.filter((word) => !isFrequent(word));
  return [...frequent, ...(others.length === 0 ? [] : await runHot(db, texts, [others]))];
}
