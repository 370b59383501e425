import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerProcess } from './cluster-processes';
import { readPostmaster } from './postmaster-file';
import { findPrograms, run, runAs, type ServerUser } from './programs';
import { isPassing } from './system-errors';

/** Settings on the server's command line. */
const serverSettings = [
  'listen_addresses=127.0.0.1',
  // All users of this machine could reach a socket in /tmp.
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  // Statements are short and cores few: starting a second process for one costs more than it saves.
  'max_parallel_workers_per_gather=0',
  'lc_messages=C',
  // Errors of statements quote people's texts. The API logs them without those; this log is about the server.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  // After a crash the data is synced before it is read: file by file, that takes seconds for two thousand small files.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
];

const shownLines = 20;
/** A larger log is moved aside at the next start, replacing the one before. */
const maxLogBytes = 10_000_000;
const stopsWithinMs = 30_000;

/**
 * Starts the server over `data`, which logs into `logFile`, and waits until it accepts connections. Returns its process
 * id; throws an error with its log if it ends before.
 */
export async function startServer(
  postgres: string,
  options: {
    data: string;
    port: number;
    user: ServerUser | undefined;
    logFile: string;
    isDetached?: boolean;
  },
): Promise<number> {
  const settings = serverSettings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', options.data, '-p', String(options.port), ...settings];
  const log = await openLog(options.logFile);
  const { size: from } = await log.stat();
  const server = spawn(postgres, args, {
    ...runAs(options.user),
    // The server may outlive this process; a pipe would not.
    stdio: ['ignore', 'ignore', log.fd],
    // A console's Ctrl-C reaches the whole process group; on Windows, a separate group would open a window.
    detached: options.isDetached && process.platform !== 'win32',
  });
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  await log.close();
  for (;;) {
    if (failure) throw failure;
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not start:\n${await lastLines(options.logFile, from)}`);
    // The server has been started, so an unreadable file is only read again.
    const postmaster = await readPostmaster(options.data).catch(() => undefined);
    if (postmaster?.isReady && postmaster.pid === server.pid) {
      // It may outlive this process.
      server.unref();
      return postmaster.pid;
    }
    await sleep(20);
  }
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function lastLines(file: string, from: number): Promise<string> {
  const text = (await readFile(file)).subarray(from).toString();
  return text.trim().split('\n').slice(-shownLines).join('\n');
}

/** Stops the server over `data` and waits for its end; uncommitted transactions are rolled back. */
export async function stopServer(data: string): Promise<void> {
  const pid = await findServer(data);
  if (!pid) return;
  // On Windows, a signal would kill the server.
  if (process.platform === 'win32')
    await run(path.join(findPrograms().folder, 'bin/pg_ctl'), ['stop', '-D', data], { user: undefined });
  else process.kill(pid, 'SIGINT');
  const until = performance.now() + stopsWithinMs;
  const isRunning = () => isServerProcess(pid, data).catch(() => true);
  while (performance.now() < until && (await isRunning())) await sleep(20);
}

/** Returns the process id of the server over `data`; undefined if there is none. Retries after a temporary error. */
async function findServer(data: string): Promise<number | undefined> {
  const until = performance.now() + stopsWithinMs;
  for (;;) {
    try {
      const pid = (await readPostmaster(data))?.pid;
      return pid && (await isServerProcess(pid, data)) ? pid : undefined;
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
    }
    await sleep(20);
  }
}
