import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './hot-statement';
import type { DB } from './schema.gen';

export type Database = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  /** Most connections at once. */
  maxConnections?: number;
  /** Milliseconds after which Postgres ends a statement, also one whose client has gone. */
  statementTimeoutMs?: number;
  /** False behind a pooler that does not know the names of prepared statements. */
  namesStatements?: boolean;
};

// Ids and sizes stay far below 2^53, so an int8 is a plain number here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool and the typed query builder over it; `db.destroy()` closes both. */
export function openDatabase(options: DatabaseOptions): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that the server ends, idle or between two statements, fails its next query; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  if (options.namesStatements ?? true) nameStatements(db, pool);
  return { db, pool };
}
