import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../database';
import { ensureDatabase, startEmbeddedPostgres } from '../embedded';
import { migrateToLatest } from '../migrate/migrate';
import type { DB } from '../schema.gen';
import type { Statement, StatementValue } from './plans';

/** A database with every migration and no rows. */
export type Opened = {
  /** One connection, so that settings stay. */
  pool: pg.Pool;
  /** The same connection; what it asks is told to `note`. */
  db: Kysely<DB>;
};

/** A server of its own for plans. */
export type PlanDatabase = Opened & { close: () => Promise<void> };

type Note = (statement: Statement) => void;

/** Starts one over a temporary folder, which `close` removes. */
export async function openPlanDatabase(name: string, note: Note): Promise<PlanDatabase> {
  const { databases, close } = await openPlanDatabases([name], note);
  return { ...databases[0], close };
}

/** Starts a server with several databases; all but the first are copies of the first. */
export async function openPlanDatabases<const Names extends readonly [string, ...string[]]>(
  names: Names,
  note: Note,
): Promise<{ databases: { [At in keyof Names]: Opened }; close: () => Promise<void> }> {
  const [first, ...others] = names;
  const directory = await mkdtemp(path.join(tmpdir(), `aw-${first}-`));
  const server = await startEmbeddedPostgres(directory);
  await ensureDatabase(server, first);
  const migrating = openDatabase({ url: server.url(first), maxConnections: 2, statementTimeoutMs: 0 });
  await migrateToLatest(migrating.db);
  await migrating.db.destroy();
  const admin = openDatabase({ url: server.url('postgres'), maxConnections: 1, statementTimeoutMs: 0 });
  // These databases need not survive a power cut, and filling them writes gigabytes.
  for (const setting of ['fsync', 'full_page_writes'])
    await sql`alter system set ${sql.raw(setting)} = off`.execute(admin.db);
  await sql`select pg_reload_conf()`.execute(admin.db);
  for (const other of others)
    await sql`create database ${sql.id(other)} template ${sql.id(first)}`.execute(admin.db);
  await admin.db.destroy();
  const opened = names.map((name) => open(server.url(name), note));
  return {
    // One for each name.
    databases: opened as { [At in keyof Names]: Opened },
    async close() {
      for (const { pool, db } of opened) {
        // A pool says that it has ended before its connections have: the server, stopped then, would end them with an error.
        const isClosed = pool.totalCount > 0 ? once(pool, 'remove') : undefined;
        await db.destroy();
        await isClosed;
      }
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function open(url: string, note: Note): Opened {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => note({ text: query.sql, values: query.parameters as StatementValue[] }),
  });
  return { pool, db };
}
