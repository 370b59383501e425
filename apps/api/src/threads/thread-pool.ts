import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { FeatureError } from '../errors/feature-error';
import { runnableScript } from './runnable-script';

/** What a thread is given: the task, and where it says that it has begun, from when on its deadline runs. */
export type ThreadTask<T> = { task: T; begun: MessagePort };

export type ThreadPool<Task, Result> = {
  /** Has a thread do the task; rejects with its error, AbortError at its deadline, and 503 `server.busy` when too many wait. */
  run(task: Task): Promise<Result>;
  counts(): { done: number; waiting: number };
  /** Ends the threads, with what they are at. */
  close(): Promise<void>;
};

export type ThreadPoolOptions = {
  /** The script without its end: as it was built, or as source, which tsx then runs. */
  script: string;
  threads: number;
  longestQueue: number;
  /** How long one task may take, in milliseconds, after a thread has begun it. */
  deadlineMs: number;
  /** How much a thread may keep, in MiB. */
  memoryMb: number;
  /** What the 503 says. */
  busy: string;
  /** What reads threads that fail while they have no task. */
  onError: (error: Error) => void;
};

const idleMs = 60_000;

/** A pool of threads for work that must not hold the one that answers requests; it opens with its first task. */
export function openThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const { longestQueue, deadlineMs } = options;
  let pool: Piscina | undefined;
  let opening: Promise<Piscina> | undefined;
  return {
    async run(task) {
      opening ??= openPiscina(options).then((opened) => {
        pool = opened;
        return opened;
      });
      const opened = await opening;
      if (opened.queueSize >= longestQueue)
        throw new FeatureError(503, 'server.busy', options.busy, { retryAfterSeconds: 5 });
      const { port1, port2 } = new MessageChannel();
      const deadline = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      port1.once('message', () => {
        timer = setTimeout(() => deadline.abort(), deadlineMs);
      });
      try {
        const given: ThreadTask<Task> = { task, begun: port2 };
        return await opened.run(given, { signal: deadline.signal, transferList: [port2] });
      } finally {
        clearTimeout(timer);
        port1.close();
      }
    },
    counts: () => ({ done: pool?.completed ?? 0, waiting: pool?.queueSize ?? 0 }),
    async close() {
      await (await opening)?.destroy();
    },
  };
}

async function openPiscina(options: ThreadPoolOptions): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    ...runnableScript(options.script),
    minThreads: 0,
    maxThreads: options.threads,
    maxQueue: options.longestQueue,
    idleTimeout: idleMs,
    // What a task needs comes with it; settings and secrets are none of a thread's business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
  });
  pool.on('error', options.onError);
  return pool;
}
