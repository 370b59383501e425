import type { ChildProcess } from 'node:child_process';
import type { ChildAnswer, ChildRequest } from '../child-protocol';
import type { ReadStep } from '../page-reader';
import { processorMs } from './processor-time';
import { residentBytes } from './resident-bytes';

/** Outcome of a task. `killed`: another process ended the child, most likely the system because of memory. */
export type Outcome<Result> =
  | { status: 'done'; result: Result; isSpoiled: boolean }
  | { status: 'timeout' | 'memory' | 'crashed' | 'killed' };

/** Limits of a task. Each finished page adds to `deadlineMs` of work, up to `maxMs` in total. */
export type TaskLimits = { deadlineMs: number; maxMs: number; memoryBytes: number };

/** Milliseconds of work that a task took, and that remain of its limit. */
type Worked = { workMs: number; leftMs: number };

const watchMs = 100;
// A page of text takes 130 ms of one core.
const extraPerPageMs = 1000;
// A child that gets less than this share of a core for its whole time is ended as well, because it may be waiting for
// nothing.
const minProcessorShare = 1 / 5;

/**
 * Gives a child one task and watches its work and its memory. Work is the smaller of processor time and elapsed time,
 * so that a busy machine refuses no file that an idle one reads. Throws if the failure is caused by this machine.
 */
export function askChild<Task, Result>(
  child: ChildProcess,
  request: ChildRequest<Task>,
  limits: TaskLimits,
  onStep: (step: ReadStep) => void,
): Promise<Outcome<Result> & Worked> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const usedBefore = processorMs(child.pid);
    let allowedMs = limits.deadlineMs;
    let deadline: NodeJS.Timeout | undefined;
    let isSettled = false;

    const workedMs = async () => {
      const [before, now] = await Promise.all([usedBefore, processorMs(child.pid)]);
      const passed = performance.now() - startedAt;
      return before === undefined || now === undefined ? passed : Math.min(passed, now - before);
    };
    const stopWatching = () => {
      isSettled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const settle = (outcome: Outcome<Result>, workMs?: number) => {
      if (isSettled) return;
      stopWatching();
      const done = (ms: number) => resolve({ ...outcome, workMs: ms, leftMs: Math.max(0, allowedMs - ms) });
      if (workMs === undefined) void workedMs().then(done);
      else done(workMs);
    };
    const onMessage = (answer: ChildAnswer<Result>) => {
      if (!('id' in answer) || answer.id !== request.id) return;
      if ('progress' in answer) return answer.progress === 'page' ? extend() : onStep(answer.progress);
      if ('result' in answer) {
        return settle({ status: 'done', result: answer.result, isSpoiled: answer.isSpoiled === true });
      }
      stopWatching();
      reject(new Error(`A document could not be read here: ${answer.fault}`));
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      settle({ status: signal === 'SIGKILL' ? 'killed' : 'crashed' });
    const extend = () => {
      allowedMs = Math.min(allowedMs + extraPerPageMs, limits.maxMs);
    };
    const onDeadline = async () => {
      const workMs = await workedMs();
      const isStarved = performance.now() - startedAt >= allowedMs / minProcessorShare;
      if (isStarved || workMs >= allowedMs) settle({ status: 'timeout' }, workMs);
      else if (!isSettled) deadline = setTimeout(onDeadline, Math.max(1, allowedMs - workMs));
    };
    deadline = setTimeout(onDeadline, allowedMs);
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.memoryBytes) settle({ status: 'memory' });
    }, watchMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request, (error) => {
      if (error) settle({ status: 'crashed' });
    });
  });
}
