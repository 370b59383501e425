import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { closing } from '../closing';

/** What is measured runs on one core, what measures on another, so that neither takes the other's time. */
const cores = { server: '0', load: '1' } as const;
export type Core = keyof typeof cores;

/** Whether processes can be held to a core here: `taskset` and two cores. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export type RunningProcess = {
  process: ChildProcess;
  /** The end of its output, once it has ended. */
  ended: Promise<string>;
  /** Asks it and its children to end and waits until it has; after a minute without asking. */
  stop: () => Promise<void>;
};

type Options = {
  core?: Core;
  env?: Record<string, string>;
  cwd?: string;
  hasChannel?: boolean;
};

/** Starts a program, on a core of its own where that is possible. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: Options = {},
): RunningProcess {
  const { core, env, cwd, hasChannel } = options;
  const [command, given] =
    core && canPin ? ['taskset', ['-c', cores[core], program, ...args]] : [program, [...args]];
  const stop = closing(async () => {
    isAsked = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    signalAll(child, 'SIGTERM');
    const timer = setTimeout(() => signalAll(child, 'SIGKILL'), 60_000);
    await exit;
    clearTimeout(timer);
  });
  let isAsked = false;
  const child = spawn(command, given, {
    cwd,
    // In a group of its own: Ctrl-C would else reach all at once, and what is asked last would find its database gone.
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
    if (!isAsked && child.exitCode !== 0) console.error(`${args.at(-1)} ended by itself:\n${text}`);
  });
  return { process: child, ended, stop };
}

/** The process and what it has started, which some leave behind. */
function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), signal);
  } catch {
    // There are no groups everywhere.
    child.kill(signal);
  }
}

/** Runs `start` so that the processes it starts are on the server's core; this process is moved there and back. */
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
