import { hash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { measured, type OnQuery, textName } from './measured-query';
import type { DB } from './schema.gen';
import type { TakeTurn } from './take-turns';
import { type Around, queryUntilAborted } from './until-aborted';

/** Connections for statements, and a callback for their durations. */
export type HotPools = {
  readonly main: pg.Pool;
  readonly search: pg.Pool;
  /** False behind a pooler, where the process id of a connection may be somebody else's. */
  readonly canCancel: boolean;
  readonly onQuery?: OnQuery;
  /** Lets few searches without a name run at once on the connections of everybody. */
  readonly takeTurn?: TakeTurn;
};

/** Statement that each connection parses and plans once, under a name that changes with its text. */
export type HotStatement<Row> = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly pool: 'main' | 'search';
  readonly row?: Row;
};

/**
 * Declares a named statement, for the hottest reads only. It lists its columns and never searches by trigrams, whose
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

/** Returns the connections of `db` for hot statements; undefined if it uses no names. */
export function hotPoolsOf(db: Kysely<DB>): HotPools | undefined {
  return poolsOf.get(db);
}

/** Runs a read on the connections of one database or another. */
export type RunRead = <T>(read: (pools: HotPools) => Promise<T>) => Promise<T>;

const routes = new WeakMap<Kysely<DB>, RunRead>();

/** Lets hot statements over `db` run under their names on the connections that `run` chooses. */
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
 * Returns the same database for a caller who may leave before the result. A search that waits for a connection is then
 * not started, and a running one is cancelled; both throw the signal's reason. Other statements continue.
 */
export function untilAborted(db: Kysely<DB>, signal: AbortSignal): Kysely<DB> {
  const cancellableDb = db.withoutPlugins();
  const pools = poolsOf.get(db);
  if (pools) nameStatements(cancellableDb, pools);
  const route = routes.get(db);
  if (route) routeReads(cancellableDb, route);
  signals.set(cancellableDb, signal);
  originals.set(cancellableDb, originalOf(db));
  return cancellableDb;
}

/** Returns the database that was passed to `untilAborted`, which is the key for caches. */
export function originalOf(db: Kysely<DB>): Kysely<DB> {
  return originals.get(db) ?? db;
}

/**
 * Returns the rows of a search without a name, which is planned for each run. As many run at once as there are connections
 * for searches.
 */
export async function runUnnamed<Row>(db: Kysely<DB>, query: CompiledQuery<Row>): Promise<Row[]> {
  const signal = signals.get(db);
  const runRead = runnerOf(db);
  if (!runRead) return (await db.executeQuery(query, { signal })).rows;
  const statement = { text: query.sql, values: [...query.parameters] };
  const name = textName(query.sql);
  const run = (pools: HotPools) => runOn(pools, 'main', statement, { name, signal });
  const result = await runRead((pools) => pools.takeTurn?.(() => run(pools)) ?? run(pools));
  return result.rows as Row[];
}

/** Codes for a plan whose columns a migration changed, and a name that a pooler in between does not know. */
const lostPlans = new Set(['0A000', '26000']);

/** Returns the rows of a hot statement. In a transaction, or where names are off, it runs without its name. */
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
    // The statement's declaration gives the type of its rows.
    return (await run({ name, text, values: [...values] })).rows as Row[];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lostPlans.has(String(error.code)))) throw error;
    return (await run({ text, values: [...values] })).rows as Row[];
  }
}

/** Without a way to cancel it, an abandoned statement continues to its end. */
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

/** Like `pool.query`, but measures the time without the wait for a connection. */
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
