import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isServerProcess } from './cluster-processes';
import { readPassword, secureRunning } from './password';
import { readPostmaster } from './postmaster-file';
import { findServerUser } from './programs';

export type Server = {
  pid: number;
  port: number;
  url: (database: string) => string;
};

export function urlOf(port: number, database: string, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Finds the server that runs over the data in `directory`: `absent` if there is none, and `silent` while it does not
 * respond because it is being started or stopped.
 */
export async function findRunning(directory: string): Promise<Server | 'absent' | 'silent'> {
  const data = path.join(directory, 'data');
  const postmaster = await readPostmaster(data);
  if (!postmaster || !(await isServerProcess(postmaster.pid, data))) return 'absent';
  const { pid, port } = postmaster;
  if (!port) return 'silent';
  const password = (await readPassword(directory)) ?? (await secureFormer(directory, port));
  if (!password || !(await answers(urlOf(port, 'postgres', password)))) return 'silent';
  return { pid, port, url: (database) => urlOf(port, database, password) };
}

/** Secures a server of an earlier release, which has no password of its own yet. */
function secureFormer(directory: string, port: number): Promise<string | undefined> {
  const cluster = { directory, data: path.join(directory, 'data'), user: findServerUser() };
  return secureRunning(cluster, (former) => urlOf(port, 'postgres', former));
}

async function answers(url: string): Promise<boolean> {
  return ask(url, 'select').then(
    () => true,
    () => false,
  );
}

/**
 * Returns true if somebody is connected to the server, even without a note, which earlier releases do not write; also
 * true if that cannot be found out.
 */
export async function isConnectedTo(server: Server): Promise<boolean> {
  const otherConnections = `
    select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  // Connections that have just closed are visible a moment longer.
  for (let look = 0; look < 20; look++, await sleep(50)) {
    const count = await ask(server.url('postgres'), otherConnections).catch(() => undefined);
    if (count === undefined) return true;
    if (count === 0) return false;
  }
  return true;
}

/** Returns the number of rows of a statement. */
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
