import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Program = {
  pid: number;
  /** Returns everything that the program has printed so far. */
  printed: () => string;
  hasEnded: () => boolean;
  /** Resolves when the program has ended. */
  exited: Promise<Exit>;
  /** Resolves when the program has ended and all of its output was read. */
  closed: Promise<Exit>;
  signal: (name: NodeJS.Signals) => void;
  /** Sends a signal and waits until the program has ended. */
  end: (signal: NodeJS.Signals) => Promise<Exit>;
  /** Waits until `check` no longer throws. Throws with the output of the program if it ends before, or after 10 s. */
  untilReady: (check: () => Promise<void>) => Promise<void>;
};

type Named = { name: string };

/** Returns our implementation and, if its program is installed, the real one. Logs that tests are skipped without it. */
export function withInstalled<T extends Named>([ours, real]: [ours: T, real: T], program: string): T[] {
  const isInstalled = spawnSync(program, ['-v'], { stdio: 'ignore', timeout: 5_000 }).error === undefined;
  if (isInstalled) return [ours, real];
  console.info(`${real.name} is not installed, so the tests that need it are skipped.`);
  return [ours];
}

/** Starts a program, by default with the environment of this process. It is terminated when this process exits. */
export function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (printed += bytes));
  const terminate = () => void child.kill('SIGTERM');
  process.once('exit', terminate);
  child.once('error', (error) => (printed += error.message));
  child.once('close', () => process.off('exit', terminate));
  const exitAt = (event: 'exit' | 'close') =>
    new Promise<Exit>((resolve) => {
      child.once(event, (code, signal) => resolve({ code, signal }));
      // A program that cannot be started never exits.
      child.once('error', () => resolve({ code: null, signal: null }));
    });
  const exited = exitAt('exit');
  const closed = exitAt('close');
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    hasEnded,
    exited,
    closed,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return exited;
    },
    async untilReady(check) {
      for (let tries = 0; ; tries++) {
        try {
          return await check();
        } catch (cause) {
          if (hasEnded() || tries === 200) throw new Error(`${name} did not start: ${printed}`, { cause });
          await sleep(50);
        }
      }
    },
  };
}
