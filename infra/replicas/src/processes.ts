import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@aw/db/embedded';

const main = path.resolve(import.meta.dirname, '../../../apps/api/dist/main.js');

export type ApiProcess = {
  pid: number;
  /** Where it listens; nobody answers there when it has no `http` role. */
  origin: string;
  /** What it has printed so far. */
  output: () => string;
  /** Resolves once it has started whole; throws when it ended instead. */
  started: () => Promise<void>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Sends SIGTERM and waits for the end; gives the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once, as a lost machine would. */
  kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();

/** Starts `apps/api/dist/main.js` with these settings, on free ports unless they name some. */
export async function startApi(env: Record<string, string>, args: string[] = []): Promise<ApiProcess> {
  const [port, adminPort] = [env.PORT ?? (await freePort()), await freePort()];
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      DEMO_SEED: 'false',
      LOG_LEVEL: 'error',
      ADMIN_PORT: String(adminPort),
      ...env,
      PORT: String(port),
    },
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (printed += String(bytes)));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid ?? -1,
    origin: `http://127.0.0.1:${port}`,
    output: () => printed,
    async started() {
      while (!printed.includes('Press Ctrl-C to stop')) {
        const end = child.exitCode ?? child.signalCode;
        if (end !== null) throw new Error(`The process ended with ${end}:\n${printed}`);
        await sleep(20);
      }
    },
    ended,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}

/** Ends what a failed test has left. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    }),
  );
}
