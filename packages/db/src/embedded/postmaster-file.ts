import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isServerProcess, mayHaveProcesses } from './cluster-processes';
import { isGone } from './system-errors';
import { isAlive } from './users';

/** Content of `postmaster.pid`, which a server writes. */
export type Postmaster = {
  pid: number;
  /** Missing while the file is being written. */
  port: number | undefined;
  isReady: boolean;
};

const filePath = (data: string) => path.join(data, 'postmaster.pid');

/**
 * Reads `postmaster.pid`, even if that server no longer runs; undefined without the file.
 *
 * @throws if the file could not be read, which does not mean that there is no server.
 */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(filePath(data), 'utf8').catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  const lines = text ? text.split('\n').map((line) => line.trim()) : [];
  // In single-user mode the process id is negative.
  const pid = Math.abs(Number(lines[0]));
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]) || undefined, isReady: /^(ready|standby)$/.test(lines[7] ?? '') };
}

/**
 * Removes the file of a server whose process id another process has by now, or that was killed and not collected:
 * PostgreSQL would believe that it runs. In all other cases PostgreSQL replaces the file itself, after checking that
 * nothing uses the shared memory that it names, so the file stays while any process may still use that. Call this only
 * after `endLeftProcesses`.
 */
export async function removeMisleadingFile(data: string): Promise<void> {
  const postmaster = await readPostmaster(data);
  if (!postmaster || !isAlive(postmaster.pid)) return;
  if ((await isServerProcess(postmaster.pid, data)) || (await mayHaveProcesses(data))) return;
  await rm(filePath(data), { force: true });
}
