import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';

import { ensureDatabase } from '@aw/db/embedded';
import { fillLibrary } from '@aw/db/testing/fill-library';
import { sql } from 'kysely';
import { closing } from '../closing';
import { workFolder } from '../places';
import { dropDatabase, fillDatabases, type LoggingServer, migrated, startServer } from './filled-databases';

export type Data = {
  documents: number;
  /** Returns the address of a database; default: the filled library. */
  url: (database?: string) => string;
  /** The library, with a connection of the superuser. */
  db: Database;
  /** Creates an empty database with our tables, which exists until `close`. */
  addDatabase: (name: string) => Promise<string>;
  /** Creates a copy of the library, which exists until `close`. */
  copyLibrary: (name: string) => Promise<string>;
  /** Returns the server's log of a task. */
  logOf: LoggingServer['logOf'];
  close: () => Promise<void>;
};

const library = 'library';
/** From this number of documents on, there are also rows for the console. */
const minDocumentsForConsole = 100_000;
const consoleRows = 100_000;

/** Starts PostgreSQL on `var/bench/<documents>`, on the server's core, and fills it if it is not filled yet. */
export async function openData(documents: number, options: { isFresh: boolean }): Promise<Data> {
  const folder = path.join(workFolder, String(documents));
  if (options.isFresh) await rm(folder, { recursive: true, force: true });
  await fill(folder, documents);
  const server = await startServer(folder, { isOnServerCore: true });
  const url = (database = library) => server.url(database);
  const { db } = openDatabase({ url: url(), maxConnections: 2, statementTimeoutMs: 0 });
  const admin = openDatabase({ url: url('postgres'), maxConnections: 1, statementTimeoutMs: 0 });
  const added: string[] = [];
  const prepare = async (name: string) => {
    await dropDatabase(admin.db, name);
    added.push(name);
  };
  try {
    // Drops databases of a killed run.
    for (const name of await addedTo(admin.db)) await dropDatabase(admin.db, name);
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
      await prepare(name);
      await migrated(url(name), () => ensureDatabase(server, name));
      return url(name);
    },
    async copyLibrary(name) {
      await prepare(name);
      // PostgreSQL only copies databases without connections. Our own connections are reopened when needed.
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${library}`.execute(
        admin.db,
      );
      await ensureDatabase(server, name, library);
      return url(name);
    },
    logOf: server.logOf,
    close: closing(async () => {
      // After Ctrl-C the server may have ended already. The next run drops them then.
      for (const name of added) await dropDatabase(admin.db, name).catch(() => {});
      await Promise.all([db.destroy(), admin.db.destroy()]);
      await server.stop();
    }),
  };
}

/** Lists the databases other than the library and PostgreSQL's own. */
async function addedTo(admin: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database
    where not datistemplate and datname not in ('postgres', ${library})`.execute(admin);
  return rows.map(({ name }) => name);
}

async function fill(folder: string, documents: number): Promise<void> {
  const rows = documents >= minDocumentsForConsole ? consoleRows : 0;
  await fillDatabases(folder, [
    {
      name: library,
      what: `${documents.toLocaleString('en')} documents`,
      files: ['fill-library.ts', 'fill-console.ts', 'search-terms.ts'],
      write: (db) => fillLibrary(db, { documents, orders: rows, auditEntries: rows }),
    },
  ]);
}
