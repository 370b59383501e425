import { sql } from 'kysely';
import type { Database } from '../database';
import { type DocumentFilter, isUnfiltered } from '../documents/document-filter';
import { originalOf } from '../hot-statement';

/** Frequent values of a column, and the share of any other value, from PostgreSQL's last statistics. */
type ColumnStatistics = { shares: ReadonlyMap<string, number>; otherShare: number };

type Statistics = {
  columns: ReadonlyMap<string, ColumnStatistics>;
  /** Dates of upload with as many documents between them. */
  dates: readonly Date[];
};

const cacheMs = 60_000;
const cache = new WeakMap<Database, { until: number; statistics: Promise<Statistics> }>();

/** Returns the approximate share of documents that a filter leaves, apart from its words; 1 where nothing is known. */
export async function readFilterShare(db: Database, filter: DocumentFilter): Promise<number> {
  if (isUnfiltered(filter)) return 1;
  const { columns, dates } = await readStatistics(db);
  const shareOf = (column: string, values: readonly (string | number)[] | undefined) => {
    const statistics = columns.get(column);
    if (!values?.length || !statistics) return 1;
    const { shares, otherShare } = statistics;
    return Math.min(
      1,
      values.reduce<number>((sum, value) => sum + (shares.get(String(value)) ?? otherShare), 0),
    );
  };
  const one = <Value>(value: Value | undefined) => (value === undefined ? undefined : [value]);
  return (
    shareOf('school_id', one(filter.schoolId)) *
    shareOf('course_id', one(filter.courseId)) *
    shareOf('subject', filter.subjects) *
    shareOf('document_type', filter.documentTypes) *
    shareOf('language', one(filter.language)) *
    shareOfYear(dates, filter.year)
  );
}

function shareOfYear(dates: readonly Date[], year: number | undefined): number {
  if (year === undefined || dates.length === 0) return 1;
  // A year between two of the dates may have some documents too.
  const within = dates.filter((date) => date.getUTCFullYear() === year).length;
  return Math.max(0.5, within) / dates.length;
}

async function readStatistics(database: Database): Promise<Statistics> {
  const db = originalOf(database);
  const cached = cache.get(db);
  if (cached && cached.until > Date.now()) return cached.statistics;
  const statistics = load(db);
  cache.set(db, { until: Date.now() + cacheMs, statistics });
  statistics.catch(() => cache.delete(db));
  return statistics;
}

async function load(db: Database): Promise<Statistics> {
  const { rows } = await sql<{
    column: string;
    distinct: number;
    nulls: number;
    values: string[] | null;
    shares: number[] | null;
    dates: Date[] | null;
  }>`
    select attname as "column", null_frac::float8 as nulls,
      (case when n_distinct < 0 then -n_distinct * greatest(c.reltuples, 1) else n_distinct end)::float8 as "distinct",
      most_common_vals::text::text[] as values, most_common_freqs::float8[] as shares,
      case when attname = 'uploaded_at' then histogram_bounds::text::timestamptz[] end as dates
    from pg_stats s join pg_class c on c.oid = 'public.documents'::regclass
    where schemaname = 'public' and tablename = 'documents' and attname in
      ('school_id', 'course_id', 'subject', 'document_type', 'language', 'uploaded_at')`.execute(db);
  const columns = rows.map(({ column, distinct, nulls, values, shares }) => {
    const frequent = values?.map((value, at): [string, number] => [value, shares?.[at] ?? 0]) ?? [];
    const left = 1 - nulls - frequent.reduce((sum, [, share]) => sum + share, 0);
    const otherShare = Math.max(0, left) / Math.max(1, distinct - frequent.length);
    return [column, { shares: new Map(frequent), otherShare }] as const;
  });
  const dates = rows.find(({ column }) => column === 'uploaded_at')?.dates ?? [];
  return { columns: new Map(columns), dates };
}
