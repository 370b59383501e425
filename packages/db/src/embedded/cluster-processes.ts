import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isDenied, isGone } from './system-errors';
import { isAlive } from './users';

/** Time within which processes of a killed server usually end without help. */
const endsAloneMs = 500;
const killedWithinMs = 5_000;

/** Reads Linux's information about a process. */
export type ProcessReader = {
  /** Returns its working folder. */
  folder: (pid: number) => Promise<string>;
  /** Returns /proc/PID/status, which every user may read. */
  status: (pid: number) => Promise<string>;
  /** User id of the reader; undefined on a system without such ids. */
  uid: number | undefined;
};

const linux: ProcessReader = {
  folder: (pid) => readlink(`/proc/${pid}/cwd`),
  status: (pid) => readFile(`/proc/${pid}/status`, 'utf8'),
  uid: process.geteuid?.(),
};

/** Cluster that a process belongs to. `unclear`: a PostgreSQL process whose folder may not be read. */
export type Owner = 'ours' | 'other' | 'unclear';

/**
 * Returns true if a process is a PostgreSQL server over the cluster in `data`, or one of its processes. The process id
 * may have been given to another program, and a killed process keeps its id until it is collected: both return false.
 * Without permission to read the folder, the program's name decides.
 *
 * @throws if nothing could be read.
 */
export async function isServerProcess(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return (await findOwner(pid, await realpath(data))) !== 'other';
  const options = ['-p', String(pid), '-o', 'comm='];
  const printed = await promisify(execFile)('ps', options).catch(() => undefined);
  return printed === undefined || printed.stdout.includes('postgres');
}

/**
 * Ends processes that a killed server has left: one in a long computation does not notice that its server is gone, and
 * no new server starts while it holds the shared memory. No data is lost, because the next start reads the write-ahead
 * log. Call this only while no server runs over `data`. A process is ended only if the system says that it is part of
 * this cluster; PostgreSQL refuses to start while any other still holds the memory.
 */
export async function endLeftProcesses(data: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const leftPids = await findProcesses(data, ['ours']);
    if (leftPids.length === 0) return;
    const waitedMs = performance.now() - began;
    if (waitedMs > killedWithinMs)
      throw new Error(`Processes of the database do not end: ${leftPids.join(', ')}.`);
    if (waitedMs > endsAloneMs) for (const pid of leftPids) kill(pid);
    await sleep(50);
  }
}

/** Returns true if processes of the cluster in `data` are alive, or PostgreSQL processes that may be part of it. */
export async function mayHaveProcesses(data: string): Promise<boolean> {
  return (await findProcesses(data, ['ours', 'unclear'])).length > 0;
}

/** Returns the ids of all PostgreSQL processes with one of these owners; none if the system does not say. */
async function findProcesses(data: string, owners: Owner[]): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = await realpath(data);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const matchingPids: number[] = [];
  // One after the other: hundreds of files at once could be more than this process may open.
  for (const pid of pids) if (owners.includes(await findOwner(pid, folder))) matchingPids.push(pid);
  return matchingPids;
}

/**
 * Finds out which cluster a process belongs to. PostgreSQL's processes all work in the folder of their cluster. Root
 * needs CAP_SYS_PTRACE, which Docker does not grant, to see that folder for another user's process; without it, any
 * living PostgreSQL process is `unclear`.
 *
 * @throws errors that say nothing about the process.
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
  // A killed process that was not collected is a zombie.
  return /^Name:\s*postgres/m.test(status) && !/^State:\s*[ZX]/im.test(status);
}

/** Only root starts a server as another user, so nobody else can own such a server. */
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
