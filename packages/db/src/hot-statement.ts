import { hash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { measured, type OnQuery, textName } from './measured-query';
import type { DB } from './schema.gen';
import { type Around, queryUntilAborted } from './until-aborted';

/** Which connections a statement runs on, and who is told how long it took. */
export type HotPools = {
  readonly main: pg.Pool;
  readonly search: pg.Pool;
  /** False behind a pooler: what a connection calls its process there may be somebody else's. */
  readonly canCancel: boolean;
  readonly onQuery?: OnQuery;
};

/** A statement that each connection parses and plans once, under a name that changes with its text. */
export type HotStatement<Row> = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly pool: 'main' | 'search';
  readonly row?: Row;
};

/**
 * Declares a named statement: for the hottest reads only. It lists its columns and never searches by trigrams, whose
 * index a plan for any value would not use.
 */
export function hotStatement<Row>(
  label: string,
  text: string,
  pool: 'main' | 'search' = 'main',
): HotStatement<Row> {
  return { name: `${label}_${hash('sha256', text, 'base64url').slice(0, 12)}`, label, text, pool };
}

const poolsOf = new WeakMap<Kysely<DB>, HotPools>();

/** Lets hot statements over `db` run under their names on the connections of `pools`. */
export function nameStatements(db: Kysely<DB>, pools: HotPools): void {
  poolsOf.set(db, pools);
}

/** The connections that `db` was given for its hot statements; undefined where they have no names. */
export function hotPoolsOf(db: Kysely<DB>): HotPools | undefined {
  return poolsOf.get(db);
}

/** Has a read done with the connections of one database or another. */
export type RunRead = <T>(read: (pools: HotPools) => Promise<T>) => Promise<T>;

const routes = new WeakMap<Kysely<DB>, RunRead>();

/** Lets hot statements over `db` run under their names wherever `run` has them read. */
export function routeReads(db: Kysely<DB>, run: RunRead): void {
  routes.set(db, run);
}

function runnerOf(db: Kysely<DB>): RunRead | undefined {
  const pools = poolsOf.get(db);
  return pools ? (read) => read(pools) : routes.get(db);
}

const signals = new WeakMap<Kysely<DB>, AbortSignal>();
const originals = new WeakMap<Kysely<DB>, Kysely<DB>>();

/**
 * The same database for somebody who may leave before the answer. A search over it that waits for a connection is then
 * not begun, and one that runs is cancelled; both throw the signal's reason. Other statements go on.
 */
export function untilAborted(db: Kysely<DB>, signal: AbortSignal): Kysely<DB> {
  const theirs = db.withoutPlugins();
  const pools = poolsOf.get(db);
  if (pools) nameStatements(theirs, pools);
  const route = routes.get(db);
  if (route) routeReads(theirs, route);
  signals.set(theirs, signal);
  originals.set(theirs, originalOf(db));
  return theirs;
}

/** The database that `untilAborted` was given: what is kept of a database is kept by it. */
export function originalOf(db: Kysely<DB>): Kysely<DB> {
  return originals.get(db) ?? db;
}

/** The rows of a search that has no name; it is planned each time it runs. */
export async function runUnnamed<Row>(db: Kysely<DB>, query: CompiledQuery<Row>): Promise<Row[]> {
  const signal = signals.get(db);
  const runRead = runnerOf(db);
  if (!runRead || !signal) return (await db.executeQuery(query, { signal })).rows;
  const statement = { text: query.sql, values: [...query.parameters] };
  const name = textName(query.sql);
  return (await runRead((pools) => runOn(pools, 'main', statement, { name, signal }))).rows as Row[];
}

/** A plan whose columns a migration changed, or a name that a pooler in between does not know. */
const lostPlans = new Set(['0A000', '26000']);

/** The rows of a hot statement. In a transaction, or where names are off, it runs without its name. */
export async function runHot<Row>(
  db: Kysely<DB>,
  { name, label, text, pool: of }: HotStatement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const runRead = runnerOf(db);
  if (!runRead) return runUnnamed<Row>(db, CompiledQuery.raw(text, [...values]));
  const signal = signals.get(db);
  const run = (query: pg.QueryConfig) => runRead((pools) => runOn(pools, of, query, { name: label, signal }));
  try {
    // The statement's declaration says what its rows are.
    return (await run({ name, text, values: [...values] })).rows as Row[];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lostPlans.has(String(error.code)))) throw error;
    return (await run({ text, values: [...values] })).rows as Row[];
  }
}

/** Where it cannot be cancelled, what nobody waits for any more goes on to its end. */
async function runOn(
  { canCancel, onQuery, ...pools }: HotPools,
  of: 'main' | 'search',
  query: pg.QueryConfig,
  { name, signal }: { name: string; signal?: AbortSignal },
): Promise<pg.QueryResult> {
  const around: Around | undefined = onQuery && ((run) => measured(name, onQuery, run));
  signal?.throwIfAborted();
  return signal && canCancel
    ? queryUntilAborted(pools[of], query, signal, around)
    : queryOnce(pools[of], query, around);
}

/** As `pool.query`, which would count the wait for a connection too. */
async function queryOnce(
  pool: pg.Pool,
  query: pg.QueryConfig,
  around: Around | undefined,
): Promise<pg.QueryResult> {
  if (!around) return pool.query(query);
  const client = await pool.connect();
  try {
    const result = await around(() => client.query(query));
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
