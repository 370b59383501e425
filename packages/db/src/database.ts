import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './hot-statement';
import { logTo, type OnQuery } from './measured-query';
import { speakToPooler } from './pooled-client';
import type { DB } from './schema.gen';
import { takeTurns } from './take-turns';

export type Database = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  /** Maximum number of connections. */
  maxConnections?: number;
  /** Milliseconds after which Postgres ends a statement, even if its client is gone. */
  statementTimeoutMs?: number;
  /** Milliseconds after which connecting fails; waiting for a free connection does not count. */
  connectTimeoutMs?: number;
  /** False behind a pooler without support for named prepared statements. */
  namesStatements?: boolean;
  /** True if `url` leads to a pooler in transaction mode; settings are then sent with each transaction. */
  isPooled?: boolean;
  /** Called with the duration of each statement. */
  onQuery?: OnQuery;
};

// Ids and sizes stay far below 2^53, so an int8 is a plain number here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** `search` is `pool` if searches have no connections of their own. */
export type OpenDatabase = { db: Database; pool: pg.Pool; search: pg.Pool };

/** Maximum share of the connections for searches, if there are enough connections. */
const searchShare = 1 / 3;
const fewConnections = 4;

const idleInTransactionMs = 30_000;

/**
 * Opens the connections and the typed query builder over them; `db.destroy()` closes all. Named searches have
 * connections of their own, so that a flood of them leaves the rest to everybody else: one per core, because a search
 * keeps a core busy. They are planned there once for any words.
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
  // Searches that are planned for each run use the other connections, but no more of them at once.
  const takeTurn = forSearch > 0 ? takeTurns(forSearch) : undefined;
  if (namesStatements) nameStatements(db, { main: pool, search, canCancel: !isPooled, onQuery, takeTurn });
  return { db, pool, search };
}

function openPool(
  options: DatabaseOptions,
  { max, settings = {} }: { max: number; settings?: Record<string, string> },
): pg.Pool {
  const { url, statementTimeoutMs = 10_000, connectTimeoutMs, isPooled = false } = options;
  const { namesStatements = !isPooled } = options;
  // A limit of the database role would apply if none is set.
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
  // A connection that the server ends while it is idle fails its next query; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Without a limit, as for migrations, there is nothing to set, and statements are sent unchanged.
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

/** The pool's own timeout would also limit the wait for a free connection. */
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
