import type { ReadStep } from './page-reader';

/** What a child tells while it works: a step of the file, or that one more page is done. */
export type Progress = ReadStep | 'page';

export type ChildRequest<Task> = { id: number; task: Task };

/** A fault lies with this machine, not with the file; after `isSpoiled` the child is not to be used again. */
export type ChildAnswer<Result> =
  | { ready: true }
  | { id: number; progress: Progress }
  | { id: number; result: Result; isSpoiled?: boolean }
  | { id: number; fault: string };

/** What a child makes of a task while it tells how far it has come. */
export type RunTask<Task, Result> = (task: Task, tell: (progress: Progress) => void) => Promise<Result>;
