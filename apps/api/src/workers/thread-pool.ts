import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FeatureError } from '../errors/feature-error';
import { runInThread, TaskLateError, type TaskLimits, type TaskOutcome } from './run-in-thread';
import { runnableScript } from './runnable-script';
import { type Caller, openTurnQueue, TurnRefusedError } from './turn-queue';

export type ThreadPool<Task, Result> = {
  /**
   * Has a thread do the task when it is the caller's turn. Rejects with the task's own error, with TaskLimitError when it
   * uses too much, with ThreadLostError when its thread ends, with the signal's reason when the caller leaves before its
   * turn, and with 503 `server.busy` when too many wait, or it waits or takes too long.
   */
  run(task: Task, caller: Caller | undefined): Promise<Result>;
  counts(): { done: number; waiting: number };
  /** Ends the threads, with what they are at. */
  close(): Promise<void>;
};

export type ThreadPoolOptions = TaskLimits & {
  /** The script without its ending: as it was built, or as source, which tsx then runs. It calls `workOnTasks`. */
  script: string;
  threads: number;
  /** Maximum number of tasks that wait, and of milliseconds that one of them waits. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Memory that a thread may keep, in MiB. */
  memoryMb: number;
  /** The message of the 503. */
  busy: string;
  /** Receives errors of threads that fail while they have no task. */
  onError: (error: Error) => void;
};

const idleMs = 60_000;
const maxEndMs = 3_000;
/**
 * Memory for new objects, in MiB. What survives of it at once must fit into what V8 allows beyond the limit, or a thread
 * that reaches its limit aborts the whole process.
 */
const maxYoungGenerationSizeMb = 8;

/**
 * Opens a pool of threads for work that must not hold the one that answers requests. A thread starts when a task has its
 * turn and none is idle, so the pool works on whatever became of the threads before.
 */
export function openThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const { threads, maxWaiting, maxWaitMs, memoryMb, cpuMs, deadlineMs } = options;
  const turns = openTurnQueue({ concurrency: threads, maxWaiting, maxWaitMs });
  const open = new Set<Worker>();
  /** The most recently used one last; each has a timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  let done = 0;

  function start(): Worker {
    const { filename, execArgv } = runnableScript(options.script);
    const worker = new Worker(filename, {
      execArgv,
      // A task brings what it needs; settings and secrets are none of a thread's business.
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
    // A process may end while its threads are idle.
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), idleMs).unref());
  }

  async function end(worker: Worker): Promise<void> {
    // A thread in native code ends when that returns; its place is free before.
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
