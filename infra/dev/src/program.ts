import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type Program = {
  pid: number;
  printed: () => string;
  hasEnded: () => boolean;
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>;
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

/** Starts a program that does not outlive this process. */
export function startProgram(name: string, args: string[]): Program {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (printed += bytes));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('error', (error) => (printed += error.message));
  child.once('close', () => process.off('exit', kill));
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    hasEnded,
    async end(signal) {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
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
