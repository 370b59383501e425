import type { ReadStep } from './page-reader';

/** Progress of a child: a step of the file, or one more page. */
export type Progress = ReadStep | 'page';

export type ChildRequest<Task> = { id: number; task: Task };

/** A fault is caused by this machine, not by the file. After `isSpoiled` the child must not be used again. */
export type ChildAnswer<Result> =
  | { ready: true }
  | { id: number; progress: Progress }
  | { id: number; result: Result; isSpoiled?: boolean }
  | { id: number; fault: string };

/** Runs a task and reports its progress. */
export type RunTask<Task, Result> = (task: Task, onProgress: (progress: Progress) => void) => Promise<Result>;
