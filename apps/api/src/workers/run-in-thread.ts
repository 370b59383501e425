import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './thread-tasks';

/** A task exceeded its processor time or memory. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
}

/** A task took too long without using its processor time: the machine is busy, or the task is waiting. */
export class TaskLateError extends Error {
  override readonly name = 'TaskLateError';
}

/** The thread ended, or could not start, for another reason. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

export type TaskLimits = {
  /** Maximum processor time of one task, in milliseconds. A busy machine does not use it up. */
  cpuMs: number;
  /** Maximum elapsed time of a task in milliseconds, including the start of its thread. */
  deadlineMs: number;
};

export type TaskOutcome<Result> = { result: Result } | { error: unknown };

/**
 * Sends a task to a thread and returns or throws its result. Rejects with TaskLimitError, TaskLateError or
 * ThreadLostError, after which the thread must not be used again.
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

/** Resolves when a thread has used this much processor time. Rejects when the signal aborts. */
async function watchCpu(
  worker: Worker,
  before: NodeJS.CpuUsage,
  cpuMs: number,
  signal: AbortSignal,
): Promise<TaskLimitError> {
  // No thread uses more processor time than elapses, so it is checked rarely.
  for (let leftMs = cpuMs; leftMs > 0; ) {
    await sleep(Math.max(leftMs, 10), undefined, { signal });
    const { user, system } = await worker.cpuUsage(before);
    leftMs = cpuMs - (user + system) / 1000;
  }
  return new TaskLimitError(`A task used more than ${cpuMs} ms of processor time.`);
}
