import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';

import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import { sql } from 'kysely';
import { closing } from '../closing';
import { root } from '../places';
import { onServerCore } from '../servers/start-process';

/** A database with rows that are the same every time. */
type Filling = {
  name: string;
  /** Contents for the output, such as "10,000 documents". */
  what: string;
  /** Files of `packages/db/src/testing` that write the rows. The database is filled again when they change. */
  files: readonly string[];
  write: (db: Database) => Promise<void>;
};

/** A PostgreSQL server that returns its log of a task. */
export type LoggingServer = EmbeddedServer & { logOf: (task: () => Promise<unknown>) => Promise<string> };

/** Starts PostgreSQL on a folder. An interrupted run stops it, even while it starts. */
export async function startServer(
  folder: string,
  { isOnServerCore = false }: { isOnServerCore?: boolean } = {},
): Promise<LoggingServer> {
  let starting: Promise<EmbeddedServer> | undefined;
  const stop = closing(async () => (await starting)?.stop());
  const start = () => startEmbeddedPostgres(folder);
  starting = isOnServerCore ? onServerCore(start) : start();
  const server = await starting;
  return {
    ...server,
    stop,
    async logOf(task) {
      const { size: startOfLog } = await stat(server.logFile);
      await task();
      // The last lines are written shortly after the answer.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return (await readFile(server.logFile)).subarray(startOfLog).toString();
    },
  };
}

/**
 * Fills the databases of a folder that are not filled yet. Each is filled under another name and renamed at the end, so
 * that an interrupted run leaves no database that is half filled.
 */
export async function fillDatabases(folder: string, fillings: readonly Filling[]): Promise<void> {
  // Uses both cores, because nothing is measured here.
  const server = await startServer(folder);
  const { db: admin } = openDatabase({
    url: server.url('postgres'),
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    for (const filling of fillings) await fillDatabase(server, admin, filling);
  } finally {
    await admin.destroy();
    await server.stop();
  }
}

async function fillDatabase(
  server: EmbeddedServer,
  admin: Database,
  { name, what, files, write }: Filling,
): Promise<void> {
  const version = await versionOf(files);
  const { rows } = await sql<{ version: string | null }>`
    select shobj_description(oid, 'pg_database') as version from pg_database where datname = ${name}`.execute(
    admin,
  );
  if (rows[0]?.version === version) return;
  console.log(`Filling ${what} …`);
  for (const database of [name, 'filling']) await dropDatabase(admin, database);
  await migrated(server.url('filling'), () => ensureDatabase(server, 'filling'), write);
  await sql`alter database filling rename to ${sql.id(name)}`.execute(admin);
  await sql`comment on database ${sql.id(name)} is ${sql.lit(version)}`.execute(admin);
}

/** Drops a database, if it exists, and ends its connections. */
export async function dropDatabase(admin: Database, name: string): Promise<void> {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
}

/** Creates a database with our tables and writes rows into it. */
export async function migrated(
  url: string,
  create: () => Promise<void>,
  write?: (db: Database) => Promise<void>,
): Promise<void> {
  await create();
  const { db } = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
    await write?.(db);
  } finally {
    await db.destroy();
  }
}

/** Returns a hash of the files that write the rows. Migrations do not count, because they are applied to existing rows. */
async function versionOf(files: readonly string[]): Promise<string> {
  const folder = path.join(root, 'packages/db/src/testing');
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return createHash('sha256').update(texts.join()).digest('hex');
}
