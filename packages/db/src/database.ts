import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './hot-statement';
import { logTo, type OnQuery } from './measured-query';
import { speakToPooler } from './pooled-client';
import type { DB } from './schema.gen';

export type Database = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  /** Most connections at once. */
  maxConnections?: number;
  /** Milliseconds after which Postgres ends a statement, also one whose client has gone. */
  statementTimeoutMs?: number;
  /** Milliseconds after which a connection that is not made yet fails; waiting for a free one does not count. */
  connectTimeoutMs?: number;
  /** False behind a pooler that does not know the names of prepared statements. */
  namesStatements?: boolean;
  /** True where `url` leads to a pooler in transaction mode: settings then hold for each transaction. */
  isPooled?: boolean;
  /** Told how long each statement took. */
  onQuery?: OnQuery;
};

// Ids and sizes stay far below 2^53, so an int8 is a plain number here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** `search` is `pool` where searches have no connections of their own. */
export type OpenDatabase = { db: Database; pool: pg.Pool; search: pg.Pool };

/** So many of the connections are for searches at most, where there are enough of them. */
const searchShare = 1 / 3;
const fewConnections = 4;

const idleInTransactionMs = 30_000;

/**
 * Opens the connections and the typed query builder over them; `db.destroy()` closes all. Named searches have some of
 * the connections to themselves, so that very many of them leave the rest to everybody else: one for each core, since a
 * search is work for one and more at once only wait for each other. It is planned there once for any words, as its
 * statement is made for.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { maxConnections = 10, isPooled = false, namesStatements = !isPooled, onQuery } = options;
  const forSearch =
    namesStatements && maxConnections >= fewConnections
      ? Math.min(Math.floor(maxConnections * searchShare), availableParallelism())
      : 0;
  const pool = openPool(options, { max: maxConnections - forSearch });
  const planned = { plan_cache_mode: 'force_generic_plan' };
  const search = forSearch > 0 ? openPool(options, { max: forSearch, settings: planned }) : pool;
  const pools = {
    options: pool.options,
    connect: () => pool.connect(),
    end: () => endOf(new Set([pool, search])),
  };
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pools }),
    log: onQuery && logTo(onQuery),
  });
  if (namesStatements) nameStatements(db, { main: pool, search, canCancel: !isPooled, onQuery });
  return { db, pool, search };
}

function openPool(
  options: DatabaseOptions,
  { max, settings = {} }: { max: number; settings?: Record<string, string> },
): pg.Pool {
  const { url, statementTimeoutMs = 10_000, connectTimeoutMs, isPooled = false } = options;
  const { namesStatements = !isPooled } = options;
  // A limit of the role would hold where none is given.
  const unlimited: Record<string, string> =
    statementTimeoutMs === 0 ? { statement_timeout: '0', lock_timeout: '0' } : {};
  const timeouts = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...(connectTimeoutMs !== undefined && { Client: clientWithin(connectTimeoutMs) }),
    ...(isPooled ? { pipeline: true } : { ...timeouts, options: toOptions({ ...unlimited, ...settings }) }),
  });
  // A connection that the server ends, idle or between two statements, fails its next query; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Without a limit, as for migrations, there is nothing to set, and statements come as they are.
    const ofTransactions = isPooled && statementTimeoutMs > 0 ? { ...timeouts, ...settings } : {};
    if (isPooled || !namesStatements) speakToPooler(client, { settings: ofTransactions, namesStatements });
  });
  return pool;
}

function toOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The pool's own timeout would end the wait for a free connection as well. */
function clientWithin(connectionTimeoutMillis: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };
}

async function endOf(pools: ReadonlySet<pg.Pool>): Promise<void> {
  await Promise.all([...pools].map((pool) => pool.end()));
}
