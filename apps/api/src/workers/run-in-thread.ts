import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './thread-tasks';

/** A task used more processor time or memory than it may. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
}

/** A task took too long on the clock without using its processor time: the machine is busy, or the task waits. */
export class TaskLateError extends Error {
  override readonly name = 'TaskLateError';
}

/** The thread ended, or could not start, for a reason of its own. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

export type TaskLimits = {
  /** Processor time that one task may use, in milliseconds; a busy machine does not use it up. */
  cpuMs: number;
  /** Maximum time of a task on the clock, in milliseconds, with the start of its thread. */
  deadlineMs: number;
};

export type TaskOutcome<Result> = { result: Result } | { error: unknown };

/**
 * Sends a task to a thread and gives what the thread returned or threw. Rejects with TaskLimitError, TaskLateError or
 * ThreadLostError; the thread is of no more use then.
 */
export function runInThread<Result>(
  worker: Worker,
  task: unknown,
  { cpuMs, deadlineMs }: TaskLimits,
): Promise<TaskOutcome<Result>> {
  return new Promise((resolve, reject) => {
    worker.postMessage(task);
    const ended = new AbortController();
    const stop = () => {
      ended.abort();
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const onMessage = (message: ThreadMessage<Result>) => {
      if ('usedBefore' in message) {
        watchCpu(worker, message.usedBefore, cpuMs, ended.signal).then(fail, () => {});
        return;
      }
      stop();
      resolve(message);
    };
    const onError = (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new TaskLimitError('A task used more memory than it may.', { cause: error })
          : new ThreadLostError('A thread failed.', { cause: error }),
      );
    const onExit = (code: number) => fail(new ThreadLostError(`A thread ended with code ${code}.`));
    const deadline = setTimeout(
      () => fail(new TaskLateError(`A task took longer than ${deadlineMs} ms.`)),
      deadlineMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

/** Resolves once a thread has used so much processor time since; rejects when the signal aborts. */
async function watchCpu(
  worker: Worker,
  before: NodeJS.CpuUsage,
  cpuMs: number,
  signal: AbortSignal,
): Promise<TaskLimitError> {
  // No thread uses more processor time than passes on the clock, so this asks rarely.
  for (let leftMs = cpuMs; leftMs > 0; ) {
    await sleep(Math.max(leftMs, 10), undefined, { signal });
    const { user, system } = await worker.cpuUsage(before);
    leftMs = cpuMs - (user + system) / 1000;
  }
  return new TaskLimitError(`A task used more than ${cpuMs} ms of processor time.`);
}
