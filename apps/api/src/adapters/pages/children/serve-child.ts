import { Worker } from 'node:worker_threads';
import type { ChildAnswer, ChildRequest, RunTask } from '../child-protocol';

// A separate thread, because a file may block the main thread forever.
const endWithParent = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);
`;

/**
 * Runs a child: starts up, reports that it is ready, then answers requests one after the other until the parent
 * exits. An error with a system code counts as this machine's fault; any other as the file's, answered with
 * `onBreak`.
 */
export function serveChild<Task, Result>(
  start: () => Promise<RunTask<Task, Result>>,
  onBreak: (error: unknown) => Result,
): void {
  const send = (answer: ChildAnswer<Result>) => process.send?.(answer);
  process.on('disconnect', () => process.exit(0));
  new Worker(endWithParent, { eval: true, execArgv: [], env: {} }).unref();

  start().then(
    (run) => {
      process.on('message', ({ id, task }: ChildRequest<Task>) => {
        run(task, (progress) => send({ id, progress })).then(
          (result) => send({ id, result }),
          (error: unknown) =>
            isSystemError(error)
              ? send({ id, fault: error.message })
              : send({ id, result: onBreak(error), isSpoiled: true }),
        );
      });
      send({ ready: true });
    },
    (error: unknown) => {
      console.error('A document reader could not start.', error);
      process.exit(1);
    },
  );
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
