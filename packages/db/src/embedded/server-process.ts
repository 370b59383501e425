import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { run, runAs, type ServerUser } from './programs';

/** What a running server is told on its command line. */
const serverSettings = [
  'listen_addresses=127.0.0.1',
  // Everybody on this machine could reach a socket in /tmp.
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  // Statements are short and cores few: starting a second process for one costs more than it saves.
  'max_parallel_workers_per_gather=0',
  'lc_messages=C',
];

const mostLines = 20;

/** Starts the server over `data` and waits until it takes connections; throws with what it printed when it ends before. */
export async function startServer(
  postgres: string,
  options: {
    data: string;
    port: number;
    user: ServerUser | undefined;
    log?: (line: string) => void;
    isDetached?: boolean;
  },
): Promise<ChildProcess> {
  const settings = serverSettings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', options.data, '-p', String(options.port), ...settings];
  const server = spawn(postgres, args, {
    ...runAs(options.user),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A console's Ctrl-C reaches a whole group; on Windows a group of its own would have a window.
    detached: options.isDetached && process.platform !== 'win32',
  });
  let last: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (bytes: Buffer) => {
      const text = bytes.toString();
      options.log?.(text);
      last = [...last, ...text.trim().split('\n')].slice(-mostLines);
      if (last.some((line) => /ready to accept (read-only )?connections/.test(line))) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${last.join('\n')}`)));
  });
  return server;
}

/** Ends a server that this process started; what its transactions have not committed is rolled back. */
export async function stopServer(server: ChildProcess, programs: string, data: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  // A signal would cut the server off on Windows.
  if (process.platform === 'win32')
    await run(path.join(programs, 'bin/pg_ctl'), ['stop', '-D', data], { user: undefined });
  else server.kill('SIGINT');
  await ended;
}

/** Lets a server go on without this process. */
export function letGo(server: ChildProcess): void {
  server.stderr?.destroy();
  server.unref();
}
