import { sql } from 'kysely';
import type { Database } from '../database';
import { originalOf } from '../hot-statement';
import type { WordForm, WordPlace, WordQuery } from './word-query';

/** Share of the rows with a value that contain each frequent word of a column, from PostgreSQL's last statistics. */
export type WordStatistics = {
  shares: ReadonlyMap<string, number>;
  /** Approximate share of a word that is not frequent. */
  rareShare: number;
  rows: number;
};

type CachedStatistics = { until: number; statistics: Promise<Record<string, WordStatistics>> };

const cacheMs = 60_000;
const cache = new WeakMap<Database, Map<string, CachedStatistics>>();

/** Reads the word frequencies of columns such as `documents.search_words`, at most once a minute. */
export async function readWordStatistics<const Column extends string>(
  database: Database,
  columns: readonly Column[],
): Promise<Record<Column, WordStatistics>> {
  const db = originalOf(database);
  const ofDatabase = cache.get(db) ?? new Map<string, CachedStatistics>();
  cache.set(db, ofDatabase);
  const key = columns.join();
  const cached = ofDatabase.get(key);
  if (cached && cached.until > Date.now()) return cached.statistics;
  const statistics = load(db, columns);
  ofDatabase.set(key, { until: Date.now() + cacheMs, statistics });
  statistics.catch(() => ofDatabase.delete(key));
  return statistics;
}

async function load<Column extends string>(
  db: Database,
  columns: readonly Column[],
): Promise<Record<Column, WordStatistics>> {
  const { rows } = await sql<{
    column: string;
    rows: number;
    words: string[] | null;
    shares: number[] | null;
  }>`
    select c.relname || '.' || a.attname as "column", (greatest(c.reltuples, 0) * (1 - coalesce(s.null_frac, 0)))::float8 as rows,
      s.most_common_elems::text::text[] as words, s.most_common_elem_freqs::float8[] as shares
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = a.attname
    where c.relnamespace = 'public'::regnamespace and c.relname || '.' || a.attname = any(${columns})`.execute(
    db,
  );
  const of = (column: string): WordStatistics => {
    const row = rows.find((one) => one.column === column);
    const shares = new Map(row?.words?.map((word, at) => [word, row.shares?.[at] ?? 0]));
    // A word that is rarer than the rarest known one has, on average, half as many rows.
    const least = Math.min(...shares.values());
    return { shares, rareShare: Number.isFinite(least) ? least / 2 : 0, rows: row?.rows ?? 0 };
  };
  // Contains every column, and nothing else.
  return Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<Column, WordStatistics>;
}

/** Returns the share of rows that match a query, as if its words were independent of each other. */
export function shareOf(query: WordQuery, statistics: WordStatistics): number {
  return query.reduce((share, forms) => share * shareOfTerm(forms, statistics), 1);
}

/** Returns the share of rows that match a term in one of its forms. */
export function shareOfTerm(forms: readonly WordForm[], statistics: WordStatistics): number {
  const shares = forms.map(({ places }) =>
    places.reduce((share, place) => share * shareAt(place, statistics), 1),
  );
  return anyOfShares(shares);
}

function shareAt({ anyOf, beginnings = [] }: WordPlace, { shares, rareShare }: WordStatistics): number {
  const begun = beginnings.flatMap((part) =>
    [...shares].filter(([word]) => word.startsWith(part)).map(([, share]) => share),
  );
  return anyOfShares([rareShare, ...begun, ...anyOf.flatMap((word) => shares.get(word) ?? [])]);
}

function anyOfShares(shares: readonly number[]): number {
  return 1 - shares.reduce((without, share) => without * (1 - share), 1);
}
