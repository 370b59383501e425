import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { closing } from '../closing';

/** Measured servers run on one core and the load on another, so that they do not influence each other. */
const cores = { server: '0', load: '1' } as const;
export type Core = keyof typeof cores;

/** True if processes can be pinned to a core here, which needs `taskset` and two cores. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export type RunningProcess = {
  process: ChildProcess;
  /** Resolves to the end of its output when the process has ended. */
  ended: Promise<string>;
  /** Terminates the process and its children and waits until it has ended. Kills them after a minute. */
  stop: () => Promise<void>;
};

type Options = {
  core?: Core;
  env?: Record<string, string>;
  cwd?: string;
  hasChannel?: boolean;
};

/** Starts a program, pinned to a core if that is possible. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: Options = {},
): RunningProcess {
  const { core, env, cwd, hasChannel } = options;
  const [command, commandArgs] =
    core && canPin ? ['taskset', ['-c', cores[core], program, ...args]] : [program, [...args]];
  const stop = closing(async () => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    signalAll(child, 'SIGTERM');
    const timer = setTimeout(() => signalAll(child, 'SIGKILL'), 60_000);
    await exit;
    clearTimeout(timer);
  });
  let isStopping = false;
  const child = spawn(command, commandArgs, {
    cwd,
    // In its own process group. Otherwise Ctrl-C would end all at once, and the last requests would have no database.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? ['ipc' as const] : [])],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => (output = (output + bytes.toString()).slice(-4000)));
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(output));
    child.once('error', (error) => resolve(String(error)));
  });
  void ended.then((text) => {
    if (!isStopping && child.exitCode !== 0) console.error(`${args.at(-1)} ended by itself:\n${text}`);
  });
  return { process: child, ended, stop };
}

/** Sends a signal to the process and to its children, which some programs would leave running. */
function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), signal);
  } catch {
    // Not every system has process groups.
    child.kill(signal);
  }
}

/** Runs `start` so that its child processes run on the server's core. Moves this process there and back. */
export async function onServerCore<T>(start: () => Promise<T>): Promise<T> {
  if (!canPin) return start();
  move(cores.server);
  try {
    return await start();
  } finally {
    move(`0-${availableParallelism() - 1}`);
  }
}

function move(to: string): void {
  spawnSync('taskset', ['-p', '-c', to, String(process.pid)]);
}
