import type { ChildProcess } from 'node:child_process';
import type { ChildAnswer, ChildRequest } from './child-protocol';
import type { ReadStep } from './page-reader';
import { residentBytes } from './resident-bytes';

/** What became of a task; `killed`: someone else ended the child, most likely the system for memory. */
export type Outcome<Result> =
  | { status: 'done'; result: Result; isSpoiled: boolean }
  | { status: 'timeout' | 'memory' | 'crashed' | 'killed' };

/** Each page that is done adds to `deadlineMs` of work, up to `mostMs` in all. */
export type TaskLimits = { deadlineMs: number; mostMs: number; memoryBytes: number };

const watchMs = 100;
// A page of text takes 130 ms of one core, and much more where several work at once.
const extraPerPageMs = 1000;

/**
 * Gives a child one task and watches its time (each page that is done adds a second, up to a limit) and memory; tells how
 * much of the time was left, and throws when the fault is this machine's.
 */
export function askChild<Task, Result>(
  child: ChildProcess,
  request: ChildRequest<Task>,
  limits: TaskLimits,
  onStep: (step: ReadStep) => void,
): Promise<Outcome<Result> & { leftMs: number }> {
  return new Promise((resolve, reject) => {
    const stopWatching = () => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const settle = (outcome: Outcome<Result>) => {
      stopWatching();
      resolve({ ...outcome, leftMs: Math.max(0, endsAt - performance.now()) });
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
    const startedAt = performance.now();
    let endsAt = startedAt + limits.deadlineMs;
    const onDeadline = () => settle({ status: 'timeout' });
    let deadline = setTimeout(onDeadline, limits.deadlineMs);
    const extend = () => {
      clearTimeout(deadline);
      endsAt = Math.min(endsAt + extraPerPageMs, startedAt + limits.mostMs);
      deadline = setTimeout(onDeadline, endsAt - performance.now());
    };
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
