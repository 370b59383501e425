import type { ChildProcess } from 'node:child_process';
import type { ReadStep } from '../page-reader';
import { type ChildOptions, startChild } from '../start-child';
import { askChild, type Outcome, type TaskLimits } from './ask-child';
import { residentBytes } from './resident-bytes';

export type SupervisorOptions = ChildOptions & {
  /** Number of tasks after which a child is replaced, so that leaks do not add up. */
  maxTasks: number;
  /** Milliseconds after which an idle child ends. The next task starts another. */
  idleMs: number;
};

export type TaskOptions = TaskLimits & { onStep: (step: ReadStep) => void };

export type Supervisor<Task, Result> = {
  /**
   * Waits for its turn, then runs the task with two tries within its time, and returns the outcome and the work.
   * Throws if no child can be started.
   */
  run(task: Task, options: TaskOptions): Promise<Outcome<Result> & { workMs: number }>;
  close(): Promise<void>;
};

// A child that still uses this share of a task's memory limit is replaced.
const wornShare = 0.85;

const chances = new Set(['crashed', 'killed']);

/**
 * Keeps one warm child that runs one task at a time, replaces it when it dies, hangs, grows or ages, and ends it when
 * it is idle.
 */
export function supervise<Task, Result>(options: SupervisorOptions): Supervisor<Task, Result> {
  let child: Promise<ChildProcess> | undefined;
  let tasks = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  const throwIfClosed = () => {
    if (closing.signal.aborted) throw new Error('The document reader is closed.');
  };
  const retire = async () => {
    const old = child;
    child = undefined;
    tasks = 0;
    (await old?.catch(() => undefined))?.kill('SIGKILL');
  };
  const openChild = async (): Promise<ChildProcess> => {
    throwIfClosed();
    const warm = await child?.catch(() => undefined);
    if (warm?.connected) return warm;
    await retire();
    throwIfClosed();
    child = startChild(options, closing.signal);
    return child.catch((error: unknown) => {
      throwIfClosed();
      throw error;
    });
  };
  const attempt = async (task: Task, limits: TaskLimits, onStep: TaskOptions['onStep']) => {
    const current = await openChild();
    const wasFresh = tasks === 0;
    const outcome = await askChild<Task, Result>(current, { id: ++tasks, task }, limits, onStep);
    throwIfClosed();
    const isWorn = outcome.status !== 'done' || outcome.isSpoiled || tasks >= options.maxTasks;
    if (isWorn || (await residentBytes(current.pid)) > wornShare * limits.memoryBytes) await retire();
    return { ...outcome, wasFresh };
  };
  const runNow = async (task: Task, { onStep, ...limits }: TaskOptions) => {
    const first = await attempt(task, limits, onStep);
    // The file is blamed only the second time: the child may have been ended from outside, or be full of earlier
    // files.
    const mayBeChance = chances.has(first.status) || (first.status === 'memory' && !first.wasFresh);
    if (!mayBeChance || first.leftMs === 0) return first;
    const left = { ...limits, deadlineMs: first.leftMs, maxMs: limits.maxMs - first.workMs };
    const second = await attempt(task, left, onStep);
    return { ...second, workMs: first.workMs + second.workMs };
  };
  return {
    run(task, taskOptions) {
      clearTimeout(idle);
      waiting++;
      const result = queue
        .then(() => runNow(task, taskOptions))
        .finally(() => {
          waiting--;
          if (waiting === 0) idle = setTimeout(retire, options.idleMs).unref();
        });
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      closing.abort();
      clearTimeout(idle);
      await retire();
    },
  };
}
