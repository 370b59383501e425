import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database';
import { ensureDatabase, startEmbeddedPostgres } from '../embedded';
import { migrateToLatest } from '../migrate/migrate';

export type TestServer = {
  /** Address of the database `postgres`, as a superuser. */
  url: string;
  /** Address of a database with every migration and no rows, which others are copied from. */
  templateUrl: string;
  close: () => Promise<void>;
};

/**
 * No test cuts the machine's power, so nothing waits for the disk. A commit is still waited for, so a killed process
 * loses as little as ever. Nothing is analyzed or vacuumed at a moment that no test has chosen.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // A client without a password leaves its connection open, and until that has ended no database can be dropped.
  authentication_timeout: '10s',
};

/** Starts one real PostgreSQL over a temporary folder for all tests of a run. */
export async function startTestServer(): Promise<TestServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aw-tests-'));
  const server = await startEmbeddedPostgres(directory);
  await asSuperuser(server.url('postgres'), async (db) => {
    for (const [name, value] of Object.entries(settings))
      await sql`alter system set ${sql.id(name)} = ${sql.lit(value)}`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
  });
  await ensureDatabase(server, 'template');
  await asSuperuser(server.url('template'), (db) => migrateToLatest(db));
  return {
    url: server.url('postgres'),
    templateUrl: server.url('template'),
    async close() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Creates a database on the server at `serverUrl`, as a copy of the migrated one; with `isEmpty` it has no tables. */
export async function makeTestDatabase(
  serverUrl: string,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? 'template0' : 'template';
  await asSuperuser(serverUrl, (db) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db),
  );
  return {
    url: serverUrl.replace(/\/[^/]+$/, `/${name}`),
    async drop() {
      await asSuperuser(serverUrl, (db) => sql`drop database ${sql.id(name)} with (force)`.execute(db));
    },
  };
}

async function asSuperuser(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db } = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 0 });
  await work(db).finally(() => db.destroy());
}
