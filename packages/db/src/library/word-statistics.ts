import { sql } from 'kysely';
import type { Database } from '../database';
import { originalOf } from '../hot-statement';
import type { WordPlace, WordQuery } from './word-query';

/** In which share of a table's rows the frequent words of a column stand, as PostgreSQL counted them last. */
export type WordStatistics = {
  shares: ReadonlyMap<string, number>;
  /** About the share of a word that is none of the frequent ones. */
  rareShare: number;
  rows: number;
};

export type LibraryStatistics = {
  titles: WordStatistics;
  documents: WordStatistics;
  pages: WordStatistics;
};

const keptMs = 60_000;
const kept = new WeakMap<Database, { until: number; statistics: Promise<LibraryStatistics> }>();

/** How frequent words are in the library; read once a minute. */
export function readWordStatistics(asked: Database): Promise<LibraryStatistics> {
  const db = originalOf(asked);
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.statistics;
  const statistics = load(db);
  kept.set(db, { until: Date.now() + keptMs, statistics });
  statistics.catch(() => kept.delete(db));
  return statistics;
}

async function load(db: Database): Promise<LibraryStatistics> {
  const { rows } = await sql<{
    column: string;
    rows: number;
    words: string[] | null;
    shares: number[] | null;
  }>`
    select c.relname || '.' || a.attname as "column", greatest(c.reltuples, 0)::float8 as rows,
      s.most_common_elems::text::text[] as words, s.most_common_elem_freqs::float8[] as shares
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('title_words', 'words')
    left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = a.attname
    where c.oid in ('public.documents'::regclass, 'public.document_pages'::regclass)`.execute(db);
  const of = (column: string): WordStatistics => {
    const row = rows.find((one) => one.column === column);
    const shares = new Map(row?.words?.map((word, at) => [word, row.shares?.[at] ?? 0]));
    // A word that is rarer than the rarest known one has, on the average, half as many rows.
    const least = Math.min(...shares.values());
    return { shares, rareShare: Number.isFinite(least) ? least / 2 : 0, rows: row?.rows ?? 0 };
  };
  return {
    titles: of('documents.title_words'),
    documents: of('documents.words'),
    pages: of('document_pages.words'),
  };
}

/** The share of rows that have what a query asks for, as if its words came independently of each other. */
export function shareOf(query: WordQuery, statistics: WordStatistics): number {
  return query.flat().reduce((share, place) => share * shareAt(place, statistics), 1);
}

function shareAt({ anyOf, or }: WordPlace, { shares, rareShare }: WordStatistics): number {
  const known =
    or === 'prefix'
      ? [...shares].filter(([word]) => word.startsWith(anyOf[0] ?? '')).map(([, share]) => share)
      : anyOf.flatMap((word) => shares.get(word) ?? []);
  return 1 - known.reduce((without, share) => without * (1 - share), 1 - rareShare);
}

/** The frequent words that begin so, or contain it, the most frequent first. */
export function frequentWords(
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
