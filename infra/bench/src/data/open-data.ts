import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';
import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import { fillLibrary } from '@aw/db/testing/fill-library';
import { sql } from 'kysely';
import { closing } from '../closing';
import { root, workFolder } from '../places';
import { onServerCore } from '../servers/start-process';

export type Data = {
  documents: number;
  /** The address of a database; without a name that of the filled library. */
  url: (database?: string) => string;
  /** The library, as the superuser. */
  db: Database;
  /** An empty database with our tables; it is there until `close`. */
  addDatabase: (name: string) => Promise<string>;
  /** The same with all that the library has. */
  copyLibrary: (name: string) => Promise<string>;
  /** What the server logs while a task runs. */
  logOf: (task: () => Promise<void>) => Promise<string>;
  close: () => Promise<void>;
};

const library = 'library';
/** With so many documents the console has its rows as well. */
const consoleFrom = 100_000;
const consoleRows = 100_000;

/** Starts a PostgreSQL of its own over `var/bench/<documents>`, on the server's core, and fills it unless it is filled. */
export async function openData(documents: number, options: { isFresh: boolean }): Promise<Data> {
  const folder = path.join(workFolder, String(documents));
  if (options.isFresh) await rm(folder, { recursive: true, force: true });
  await fill(folder, documents);
  let log = '';
  const server = await startServer(folder, {
    isOnServerCore: true,
    log: (line) => (log += line),
  });
  const url = (database = library) => server.url(database);
  const { db } = openDatabase({ url: url(), maxConnections: 2, statementTimeoutMs: 0 });
  const admin = openDatabase({ url: url('postgres'), maxConnections: 1, statementTimeoutMs: 0 });
  const added: string[] = [];
  const drop = (name: string) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db);
  const begin = async (name: string) => {
    await drop(name);
    added.push(name);
  };
  try {
    // Those of a run that was killed.
    for (const name of await addedTo(admin.db)) await drop(name);
    await migrateToLatest(db);
  } catch (error) {
    await Promise.all([db.destroy(), admin.db.destroy()]);
    await server.stop();
    throw error;
  }
  return {
    documents,
    url,
    db,
    async addDatabase(name) {
      await begin(name);
      await migrated(url(name), () => ensureDatabase(server, name));
      return url(name);
    },
    async copyLibrary(name) {
      await begin(name);
      // PostgreSQL copies what nobody is connected to; our own connections are opened again when they are needed.
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${library}`.execute(
        admin.db,
      );
      await ensureDatabase(server, name, library);
      return url(name);
    },
    async logOf(task) {
      const from = log.length;
      await task();
      // The last lines come a moment after the answer that they are about.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return log.slice(from);
    },
    close: closing(async () => {
      // At Ctrl-C the server may be gone already; then the next run drops them.
      for (const name of added) await drop(name).catch(() => {});
      await Promise.all([db.destroy(), admin.db.destroy()]);
      await server.stop();
    }),
  };
}

/** PostgreSQL over a folder; an interrupted run stops it, even one that is still starting. */
async function startServer(
  folder: string,
  { isOnServerCore = false, log }: { isOnServerCore?: boolean; log?: (line: string) => void } = {},
): Promise<EmbeddedServer> {
  let starting: Promise<EmbeddedServer> | undefined;
  const stop = closing(async () => (await starting)?.stop());
  const start = () => startEmbeddedPostgres(folder, { log });
  starting = isOnServerCore ? onServerCore(start) : start();
  return { ...(await starting), stop };
}

/** The databases beside the library and PostgreSQL's own. */
async function addedTo(admin: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database
    where not datistemplate and datname not in ('postgres', ${library})`.execute(admin);
  return rows.map(({ name }) => name);
}

/** Fills a database beside and renames it, so that a fill that is cut leaves nothing half-made; other rows are a new fill. */
async function fill(folder: string, documents: number): Promise<void> {
  const version = await fillVersion();
  // On both cores: nothing is measured here.
  const server = await startServer(folder);
  const { db: admin } = openDatabase({
    url: server.url('postgres'),
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    const { rows } = await sql<{ version: string | null }>`
      select shobj_description(oid, 'pg_database') as version from pg_database where datname = ${library}`.execute(
      admin,
    );
    if (rows[0]?.version === version) return;
    console.log(`Filling ${documents.toLocaleString('en')} documents …`);
    for (const name of [library, 'filling'])
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
    await migrated(
      server.url('filling'),
      () => ensureDatabase(server, 'filling'),
      async (db) => {
        const rows = documents >= consoleFrom ? consoleRows : 0;
        await fillLibrary(db, { documents, orders: rows, auditEntries: rows });
      },
    );
    await sql`alter database filling rename to ${sql.id(library)}`.execute(admin);
    await sql`comment on database ${sql.id(library)} is ${sql.lit(version)}`.execute(admin);
  } finally {
    await admin.destroy();
    await server.stop();
  }
}

async function migrated(url: string, make: () => Promise<void>, then?: (db: Database) => Promise<void>) {
  await make();
  const { db } = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
    await then?.(db);
  } finally {
    await db.destroy();
  }
}

/** Changes with what writes the rows; migrations are applied to rows that are there. */
async function fillVersion(): Promise<string> {
  const folder = path.join(root, 'packages/db/src/testing');
  const files = ['fill-library.ts', 'fill-console.ts', 'search-terms.ts'];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return createHash('sha256').update(texts.join()).digest('hex');
}
