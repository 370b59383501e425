import { parentPort } from 'node:worker_threads';

/** Messages of a thread about a task: the processor time that it had used before, and the outcome. */
export type ThreadMessage<Result> = { usedBefore: NodeJS.CpuUsage } | { result: Result } | { error: unknown };

/** Makes this thread run the tasks that its pool sends, one at a time. */
export function workOnTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('This script runs in a thread of a pool only.');
  const send = (message: ThreadMessage<Result>) => port.postMessage(message);
  port.on('message', async (task: Task) => {
    send({ usedBefore: process.threadCpuUsage() });
    try {
      send({ result: await work(task) });
    } catch (error) {
      send({ error });
    }
  });
}
