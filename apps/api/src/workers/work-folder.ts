import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { hourMs } from '../config/durations';

type Settings = { DATA_DIR: string };

/** No job takes longer than an hour, and each one touches its process's folder. */
const maxIdleMs = 2 * hourMs;

const machine = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-');
/**
 * The host and the process id show whether the process still runs. The rest distinguishes it from an earlier one with
 * the same id.
 */
const own = `${machine}.${process.pid}.${randomBytes(4).toString('hex')}`;

const workRoot = ({ DATA_DIR }: Settings) => path.join(DATA_DIR, 'work');

/** Runs a job with an empty folder, below one that only this process uses, and removes the folder afterwards. */
export async function withWorkFolder<T>(config: Settings, run: (folder: string) => Promise<T>): Promise<T> {
  const mine = path.join(workRoot(config), own);
  await mkdir(mine, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(mine, 'job-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the remains of processes that have ended. Processes of this machine are recognised by their id, those of
 * other machines that share the folder by an hour without changes.
 */
export async function removeLeftWork(config: Settings): Promise<void> {
  const root = workRoot(config);
  for (const name of await readdir(root).catch(() => []))
    if (await isLeft(root, name)) await rm(path.join(root, name), { recursive: true, force: true });
}

/** Removes this process's own folder when its last job has ended. */
export async function removeOwnWork(config: Settings): Promise<void> {
  await rm(path.join(workRoot(config), own), { recursive: true, force: true });
}

async function isLeft(root: string, name: string): Promise<boolean> {
  if (name === own) return false;
  const [host, id] = name.split('.');
  if (host === machine && id) return Number(id) === process.pid || !isAlive(Number(id));
  const stats = await stat(path.join(root, name)).catch(() => undefined);
  return stats !== undefined && stats.mtimeMs < Date.now() - maxIdleMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
