import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '../config/durations';
import { FeatureError } from '../errors/feature-error';
import { runInThread, TaskLateError, type TaskLimits, type TaskOutcome } from './run-in-thread';
import { runnableScript } from './runnable-script';
import { type Caller, openTurnQueue, TurnRefusedError } from './turn-queue';

export type ThreadPool<Task, Result> = {
  /**
   * Runs the task in a thread when it is the caller's turn. Rejects with the task's own error, with TaskLimitError if
   * it uses too much, with ThreadLostError if its thread ends, with the signal's reason if the caller leaves before
   * its turn, and with 503 `server.busy` if too many wait, or it waits or takes too long.
   */
  run(task: Task, caller: Caller | undefined): Promise<Result>;
  counts(): { done: number; waiting: number };
  /** Ends the threads and their current tasks. */
  close(): Promise<void>;
};

export type ThreadPoolOptions = TaskLimits & {
  /** Script without its extension: the built file, or the source, which tsx runs. It calls `workOnTasks`. */
  script: string;
  threads: number;
  /** Maximum number of waiting tasks, and maximum wait of one in milliseconds. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Maximum memory of a thread, in MiB. */
  memoryMb: number;
  /** Message of the 503. */
  busy: string;
  /** Receives errors of idle threads. */
  onError: (error: Error) => void;
};

const idleMs = minuteMs;
const maxEndMs = 3_000;
/**
 * Memory for new objects, in MiB. Objects that survive a collection must fit into V8's allowance beyond the limit, or
 * a thread that reaches its limit aborts the whole process.
 */
const maxYoungGenerationSizeMb = 8;

/**
 * Opens a pool of threads for work that must not block the thread that answers requests. A thread starts when a task
 * has its turn and none is idle, so the pool recovers from lost threads.
 */
export function openThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const { threads, maxWaiting, maxWaitMs, memoryMb, cpuMs, deadlineMs } = options;
  const turns = openTurnQueue({ concurrency: threads, maxWaiting, maxWaitMs });
  const open = new Set<Worker>();
  /** Idle threads, the most recently used one last, each with a timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  let done = 0;

  function start(): Worker {
    const { filename, execArgv } = runnableScript(options.script);
    const worker = new Worker(filename, {
      execArgv,
      // A task contains all that it needs. Threads get no settings and secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb },
    });
    open.add(worker);
    worker.on('error', (error) => {
      if (idle.has(worker)) options.onError(error);
    });
    worker.once('exit', () => {
      open.delete(worker);
      leaveIdle(worker);
    });
    return worker;
  }

  function leaveIdle(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function acquire(): Worker {
    const worker = [...idle.keys()].at(-1) ?? start();
    leaveIdle(worker);
    worker.ref();
    return worker;
  }

  function release(worker: Worker): void {
    // Idle threads do not keep the process running.
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), idleMs).unref());
  }

  async function end(worker: Worker): Promise<void> {
    // A thread in native code ends when that returns. Its place is free before.
    await Promise.race([worker.terminate(), sleep(maxEndMs, undefined, { ref: false })]);
  }

  async function work(task: Task): Promise<Result> {
    const worker = acquire();
    let outcome: TaskOutcome<Result>;
    try {
      outcome = await runInThread<Result>(worker, task, { cpuMs, deadlineMs });
    } catch (error) {
      await end(worker);
      throw error;
    } finally {
      done += 1;
    }
    release(worker);
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  return {
    run: (task, caller) =>
      turns
        .run(() => work(task), caller)
        .catch((error: unknown) => {
          if (!(error instanceof TurnRefusedError || error instanceof TaskLateError)) throw error;
          const busy = new FeatureError(503, 'server.busy', options.busy, { retryAfterSeconds: 5 });
          throw Object.assign(busy, { cause: error });
        }),
    counts: () => ({ done, waiting: turns.waiting() }),
    async close() {
      turns.close();
      await Promise.all([...open].map(end));
    },
  };
}
