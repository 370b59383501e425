import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import { type DocumentFilter, isUnfiltered } from '../documents/document-filter';
import { type HotStatement, hotStatement, runHot, runUnnamed } from '../hot-statement';
import type { SearchPlan, SearchQueries, SearchSource } from './search-plan';

/** Input of a search's statement, in addition to its filter. */
export type SearchInput = {
  plan: SearchPlan;
  readerId?: string;
  /** Last row of the previous page: its leading key and its id. */
  after?: readonly [number, number];
  limit: number;
};

const sources = ['wholeTitle', 'otherTitle', 'about', 'wholeText', 'otherText', 'lockedPages'] as const;
export type SourceName = (typeof sources)[number];

/** Fields of the row `search_input`; those of `SearchQueries` are of type `tsquery`. */
type InputRow = SearchQueries & {
  exactTitle: string;
  segments: Partial<Record<SourceName, number>>;
  reader: string;
  lead: number;
  after: number;
  most: number;
};

/**
 * Begins a statement with the row `search_input`, read from one JSON value. Statements then differ only in shape, never
 * in words, and a kept plan is the one for any words.
 */
export function withSearchInput(db: Database, input: SearchInput) {
  const inputRow = sql<InputRow>`(
    select "exactTitle", whole::tsquery, locked::tsquery, title::tsquery, text::tsquery,
      "any"::tsquery, segments, reader, lead, "after", most
    from jsonb_to_record(${jsonOf(input)}::jsonb) as given("exactTitle" text, whole text, locked text, title text, text text,
      "any" text, segments jsonb, reader text, lead bigint, "after" bigint, most bigint))`;
  return db.with(
    (cte) => cte('search_input').materialized(),
    () => inputRow,
  );
}

/** Returns a field of the row `search_input`. */
export function inputField<Name extends keyof InputRow>(name: Name): RawBuilder<InputRow[Name]> {
  return sql`(select ${sql.ref(name)} from search_input)`;
}

function jsonOf({ plan, readerId, after, limit }: SearchInput): string {
  const segments = sources.map((name) => [name, segmentsOf(plan[name])]);
  return JSON.stringify({
    exactTitle: plan.title,
    ...plan.queries,
    segments: Object.fromEntries(segments),
    reader: readerId,
    lead: after?.[0],
    after: after?.[1],
    most: limit,
  });
}

function segmentsOf(source: SearchSource | undefined): number | undefined {
  return typeof source === 'object' && 'segments' in source ? source.segments : undefined;
}

const statements = new Map<string, HotStatement<unknown>>();
/** Each connection keeps a plan per name; most searches have one of few shapes. */
const maxNamedStatements = 32;

/**
 * Returns the rows of a search. Without a filter, the statement's text is written once per shape and its plan is kept.
 */
export async function runSearch<Row>(
  db: Database,
  filter: DocumentFilter,
  input: SearchInput,
  statement: { name: string; build: () => { compile: () => CompiledQuery<Row> } },
): Promise<Row[]> {
  if (!isUnfiltered(filter)) return runUnnamed(db, statement.build().compile());
  const shape = shapeOf(statement.name, input);
  let hotSearch = statements.get(shape) as HotStatement<Row> | undefined;
  if (!hotSearch) {
    const compiled = statement.build().compile();
    if (statements.size >= maxNamedStatements) return runUnnamed(db, compiled);
    hotSearch = hotStatement<Row>('search', compiled.sql, 'search');
    statements.set(shape, hotSearch);
  }
  return runHot(db, hotSearch, [jsonOf(input)]);
}

/** Returns everything that a statement's text depends on. */
function shapeOf(name: string, { plan, readerId, after }: SearchInput): string {
  const kinds = sources.map((source) => {
    const from = plan[source];
    return segmentsOf(from) === undefined ? from : 'segments';
  });
  return JSON.stringify([name, plan.most, kinds, readerId !== undefined, after !== undefined]);
}
