import type { ChildProcess } from 'node:child_process';
import type { ReadStep } from '../page-reader';
import { type ChildOptions, startChild } from '../start-child';
import { askChild, type Outcome, type TaskLimits } from './ask-child';
import { residentBytes } from './resident-bytes';

export type SupervisorOptions = ChildOptions & {
  /** A child is replaced after this many tasks, so that nothing it leaks adds up. */
  mostTasks: number;
  /** Milliseconds after which a child without a task ends; the next task starts another. */
  idleMs: number;
};

export type TaskOptions = TaskLimits & { onStep: (step: ReadStep) => void };

export type Supervisor<Task, Result> = {
  /** Waits for its turn, works on the task, with two tries within its time, and tells how much work they were; throws when no child can be had. */
  run(task: Task, options: TaskOptions): Promise<Outcome<Result> & { workMs: number }>;
  close(): Promise<void>;
};

// A child that still holds this share of what a task may hold makes room for a fresh one.
const wornShare = 0.85;

const chances = new Set(['crashed', 'killed']);

/** Keeps one warm child that works on one task at a time, replaces it when it dies, hangs, grows or ages, and ends it when nothing comes. */
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
    const isWorn = outcome.status !== 'done' || outcome.isSpoiled || tasks >= options.mostTasks;
    if (isWorn || (await residentBytes(current.pid)) > wornShare * limits.memoryBytes) await retire();
    return { ...outcome, wasFresh };
  };
  const runNow = async (task: Task, { onStep, ...limits }: TaskOptions) => {
    const first = await attempt(task, limits, onStep);
    // The file is blamed the second time only: a child may be ended from outside, or full of earlier files.
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
