import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Makes a fresh folder for a server's data that the database's own user can reach too. */
export async function makeDataDir(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'workshop-e2e-'));
  await chmod(directory, 0o755);
  return directory;
}

/** Removes the folder; ends the database first that a killed server has left running in it. */
export async function removeDataDir(directory: string): Promise<void> {
  const lockFile = path.join(directory, 'postgres/data/postmaster.pid');
  if (existsSync(lockFile)) {
    const pid = Number((await readFile(lockFile, 'utf8')).split('\n')[0]);
    if (pid > 0) await endProcess(pid);
  }
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}

/** The address of the embedded database in a data folder. */
export async function databaseUrl(directory: string): Promise<string> {
  const read = (file: string) => readFile(path.join(directory, 'postgres', file), 'utf8');
  const lines = (await read('data/postmaster.pid')).split('\n');
  const password = (await read('password')).trim();
  return `postgres://postgres:${password}@127.0.0.1:${Number(lines[3])}/workshop`;
}

async function endProcess(pid: number): Promise<void> {
  for (let i = 0; i < 100; i++) {
    try {
      process.kill(pid, i === 0 ? 'SIGINT' : 0);
    } catch {
      return;
    }
    await sleep(50);
  }
}
