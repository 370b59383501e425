import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isDenied, isGone } from './system-errors';
import { isAlive } from './users';

/** Processes of a server that was killed usually end by themselves within this time. */
const endsAloneMs = 500;
const killedWithinMs = 5_000;

/** Reads what Linux tells about a process. */
export type ProcessReader = {
  /** The folder in which it works. */
  folder: (pid: number) => Promise<string>;
  /** The text of /proc/PID/status, which every user may read. */
  status: (pid: number) => Promise<string>;
  /** The user who reads; undefined on a system without such numbers. */
  uid: number | undefined;
};

const linux: ProcessReader = {
  folder: (pid) => readlink(`/proc/${pid}/cwd`),
  status: (pid) => readFile(`/proc/${pid}/status`, 'utf8'),
  uid: process.geteuid?.(),
};

/** Which cluster a process belongs to. `unclear` is a PostgreSQL process whose folder may not be read. */
export type Owner = 'ours' | 'other' | 'unclear';

/**
 * Whether a process is a PostgreSQL server, or a process of one, over the cluster in `data`. Its number may have been
 * given to another program, and a killed process that nobody collected still has its number: both give false.
 * Without the right to read the folder, the name of the program decides. Throws when nothing could be read.
 */
export async function isServerProcess(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return (await findOwner(pid, await realpath(data))) !== 'other';
  const options = ['-p', String(pid), '-o', 'comm='];
  const printed = await promisify(execFile)('ps', options).catch(() => undefined);
  return printed === undefined || printed.stdout.includes('postgres');
}

/**
 * Ends what a killed server has left: a process in a long computation does not notice that its server is gone, and no
 * new server starts while it holds the shared memory. Nothing is lost, because the next start reads the log of writes.
 * Call it only while no server runs over `data`. A process is ended only if the system tells that it is of this
 * cluster; PostgreSQL refuses to start while any other still holds the memory.
 */
export async function endLeftProcesses(data: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const left = await findProcesses(data, ['ours']);
    if (left.length === 0) return;
    const waitedMs = performance.now() - began;
    if (waitedMs > killedWithinMs)
      throw new Error(`Processes of the database do not end: ${left.join(', ')}.`);
    if (waitedMs > endsAloneMs) for (const pid of left) kill(pid);
    await sleep(50);
  }
}

/** Whether processes of the cluster in `data` live, or PostgreSQL processes that may be of it. */
export async function mayHaveProcesses(data: string): Promise<boolean> {
  return (await findProcesses(data, ['ours', 'unclear'])).length > 0;
}

/** The numbers of all PostgreSQL processes with one of these owners; none where the system does not tell. */
async function findProcesses(data: string, owners: Owner[]): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = await realpath(data);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const matchingPids: number[] = [];
  // One after the other, because hundreds of open files at once could be more than this process may have.
  for (const pid of pids) if (owners.includes(await findOwner(pid, folder))) matchingPids.push(pid);
  return matchingPids;
}

/**
 * PostgreSQL and all of its processes work in the folder of their cluster. Root needs CAP_SYS_PTRACE to see the folder
 * of another user's process, which Docker does not give; any living PostgreSQL process is `unclear` then. Throws on
 * errors that tell nothing about the process.
 */
export async function findOwner(pid: number, folder: string, reader = linux): Promise<Owner> {
  try {
    const worksIn = await reader.folder(pid).catch(unlessDenied);
    if (worksIn !== undefined && worksIn !== folder) return 'other';
    const status = await reader.status(pid).catch(unlessDenied);
    if (status !== undefined && !isLivingPostgres(status)) return 'other';
    if (worksIn !== undefined && status !== undefined) return 'ours';
    return isOfAnotherUser(status, reader.uid) ? 'other' : 'unclear';
  } catch (error) {
    if (isGone(error)) return 'other';
    throw error;
  }
}

function isLivingPostgres(status: string): boolean {
  // A killed process that nobody collected is a zombie.
  return /^Name:\s*postgres/m.test(status) && !/^State:\s*[ZX]/im.test(status);
}

/** Only root starts a server as another user, so nobody else has one that runs as another user. */
function isOfAnotherUser(status: string | undefined, uid: number | undefined): boolean {
  const owner = /^Uid:\s*\d+\s+(\d+)/m.exec(status ?? '')?.[1];
  return Boolean(uid) && owner !== undefined && Number(owner) !== uid;
}

function unlessDenied(error: unknown): undefined {
  if (!isDenied(error)) throw error;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
