import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { type Program, startProgram } from '@aw/dev/program';
import { until } from '@aw/dev/waiting';
import type { Cluster } from './cluster';

const main = path.resolve(import.meta.dirname, '../../../apps/api/dist/main.js');

export type ApiProcess = {
  pid: number;
  /** Address on which it listens with the role `http`. */
  origin: string;
  /** Returns its output so far. */
  output: () => string;
  /** Resolves when it has started completely. Throws if it ends instead. */
  started: () => Promise<void>;
  /** Resolves to the exit code when it has ended. */
  ended: Promise<number | null>;
  /** Sends SIGTERM and waits for the end. Returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills it, like the loss of its machine. */
  kill: () => Promise<void>;
};

const running = new Set<Program>();

/** Starts `apps/api/dist/main.js` with these settings, by default on free ports. */
export async function startApi(env: Record<string, string>, args: string[] = []): Promise<ApiProcess> {
  const [port, adminPort] = [env.PORT ?? (await freePort()), await freePort()];
  const program = startProgram(process.execPath, [main, ...args], {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    DEMO_SEED: 'false',
    LOG_LEVEL: 'error',
    ADMIN_PORT: String(adminPort),
    ...env,
    PORT: String(port),
  });
  running.add(program);
  const ended = program.closed.then(({ code }) => {
    running.delete(program);
    return code;
  });
  return {
    pid: program.pid,
    origin: `http://127.0.0.1:${port}`,
    output: program.printed,
    async started() {
      const isStarted = () => program.printed().includes('Press Ctrl-C to stop');
      await until(() => isStarted() || program.hasEnded(), { withinMs: Infinity, everyMs: 20 });
      if (!isStarted()) throw new Error(`The process ended with ${await ended}:\n${program.printed()}`);
    },
    ended,
    stop() {
      program.signal('SIGTERM');
      return ended;
    },
    async kill() {
      program.signal('SIGKILL');
      await ended;
    },
  };
}

/**
 * Prints what the running processes said, and what their connections do, if a test still runs after `afterMs`. Returns a
 * function that ends the wait.
 */
export function explainIfStuck({ ask }: Pick<Cluster, 'ask'>, afterMs: number): () => void {
  const timer = setTimeout(async () => {
    for (const { pid, printed } of running)
      console.error(`Process ${pid} still runs. It said:\n${printed()}`);
    console.error(
      await ask(`
        select pid, state, wait_event, pg_blocking_pids(pid) as waits_for, query_start, left(query, 200) as query
        from pg_stat_activity where backend_type = 'client backend'`),
    );
  }, afterMs);
  return () => clearTimeout(timer);
}

/** Kills the processes that a failed test has left running. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (program) => {
      program.signal('SIGKILL');
      await program.closed;
    }),
  );
}
