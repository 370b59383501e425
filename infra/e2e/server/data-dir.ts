import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '@aw/dev/pg-client';
import { until } from '@aw/dev/waiting';

/** Removes a data folder. Ends the database in it first, which a killed server leaves running. */
export async function removeDataDir(directory: string): Promise<void> {
  const lockFile = path.join(directory, 'postgres/data/postmaster.pid');
  if (existsSync(lockFile)) {
    const pid = Number((await readFile(lockFile, 'utf8')).split('\n')[0]);
    if (pid > 0) await endProcess(pid);
  }
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}

/** Runs a statement in the embedded database of a data folder. */
export async function queryDatabase(dataDir: string, text: string, values: unknown[]): Promise<void> {
  await withClient(await databaseUrl(dataDir), (client) => client.query(text, values));
}

async function databaseUrl(directory: string): Promise<string> {
  const read = (file: string) => readFile(path.join(directory, 'postgres', file), 'utf8');
  const lines = (await read('data/postmaster.pid')).split('\n');
  const password = (await read('password')).trim();
  return `postgres://postgres:${password}@127.0.0.1:${Number(lines[3])}/workshop`;
}

async function endProcess(pid: number): Promise<void> {
  const send = (signal: 'SIGINT' | 0) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  send('SIGINT');
  await until(() => !send(0), { withinMs: 5_000, everyMs: 50 });
}
