import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from './users';

/** Processes that lost their server usually end by themselves within this time. */
const endsAloneMs = 500;
const killedWithinMs = 5_000;

/**
 * Whether a process is a PostgreSQL server, or a process of one, over the cluster in `data`. Its number may have been
 * given to another program, and a killed process that nobody collected still has its number: both give false.
 * Only Linux tells the folder; elsewhere the name of the program must do.
 */
export async function isServerProcess(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return isLinuxServerProcess(String(pid), await realpath(data));
  const options = ['-p', String(pid), '-o', 'comm='];
  const printed = await promisify(execFile)('ps', options).catch(() => undefined);
  return printed === undefined || printed.stdout.includes('postgres');
}

/**
 * Ends what a killed server has left: a process in a long computation does not notice that its server is gone, and no
 * new server starts while it holds the shared memory. Nothing is lost, because the next start reads the log of writes.
 * Call it only while no server runs over `data`. Where the system does not tell whose processes they are, none is ended.
 */
export async function endLeftProcesses(data: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const left = await findServerProcesses(data);
    if (left.length === 0) return;
    const waitedMs = performance.now() - began;
    if (waitedMs > killedWithinMs)
      throw new Error(`Processes of the database do not end: ${left.join(', ')}.`);
    if (waitedMs > endsAloneMs) for (const pid of left) kill(pid);
    await sleep(50);
  }
}

/** The numbers of all processes of the cluster in `data`; none where the system does not tell. */
async function findServerProcesses(data: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = await realpath(data);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const isOurs = await Promise.all(pids.map((pid) => isLinuxServerProcess(pid, folder)));
  return pids.filter((_, index) => isOurs[index]).map(Number);
}

/** PostgreSQL and all of its processes work in the folder of their cluster. */
async function isLinuxServerProcess(pid: string, folder: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false;
    return (await readFile(`/proc/${pid}/comm`, 'utf8')).startsWith('postgres');
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
