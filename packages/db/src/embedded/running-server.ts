import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { readPassword, secureRunning } from './password';
import { findServerUser } from './programs';
import { isAlive } from './users';

export type Server = {
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** Lets it go on without this process. */
  letGo: () => Promise<void>;
  /** Whether somebody is connected who may have left no note, as earlier releases do not. */
  isUsedUnnoted: () => Promise<boolean>;
};

/** A server that does not answer for so long is not waited for. */
const takesAtMostMs = 5_000;

export function urlOf(port: number, database: string, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** The server that runs over the data in `directory`; undefined where none does, or where it does not answer. */
export async function findRunning(directory: string): Promise<Server | undefined> {
  const data = path.join(directory, 'data');
  const pidFile = path.join(data, 'postmaster.pid');
  const cluster = { directory, data, user: findServerUser() };
  // One that is just being started or stopped answers soon, or is gone, or is another one by then.
  for (const until = performance.now() + takesAtMostMs; performance.now() < until; await sleep(100)) {
    const lines = await readFile(pidFile, 'utf8').catch(() => undefined);
    if (lines === undefined) return undefined;
    const [pid, , , port] = lines.split('\n').map(Number);
    if (!pid || !isAlive(pid)) {
      // Left by a server that was killed: its lock would stop the next start.
      await rm(pidFile, { force: true });
      return undefined;
    }
    if (!(await mayBeServer(pid))) return undefined;
    if (!port) continue;
    const password =
      (await readPassword(directory)) ??
      (await secureRunning(cluster, (former) => urlOf(port, 'postgres', former)));
    if (!password || !(await answers(urlOf(port, 'postgres', password)))) continue;
    const url = (database: string) => urlOf(port, database, password);
    return {
      url,
      stop: () => stopProcess(pid),
      letGo: async () => {},
      isUsedUnnoted: () => isConnectedTo(url('postgres')),
    };
  }
  return undefined;
}

/** Whether a process is PostgreSQL, as far as this system tells: after a power cut its number may be another one's. */
async function mayBeServer(pid: number): Promise<boolean> {
  const options = ['-p', String(pid), '-o', 'comm='];
  const told = await promisify(execFile)('ps', options).catch(() => undefined);
  return told === undefined || told.stdout.includes('postgres');
}

async function answers(url: string): Promise<boolean> {
  return ask(url, 'select').then(
    () => true,
    () => false,
  );
}

/** Whether others are connected; where that cannot be told, they are taken for it. */
async function isConnectedTo(url: string): Promise<boolean> {
  const others = `
    select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  // Those who have just left are seen for a moment longer.
  for (let look = 0; look < 20; look++, await sleep(50)) {
    const count = await ask(url, others).catch(() => undefined);
    if (count === undefined) return true;
    if (count === 0) return false;
  }
  return true;
}

/** How many rows a statement gives. */
async function ask(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows.length;
  } finally {
    await client.end();
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && isAlive(pid); i++) await sleep(50);
}
