import PQueue from 'p-queue';

/** Whose task it is, and the signal that takes it back, such as that of a request whose client disconnects. */
export type Caller = { group: string; signal?: AbortSignal };

/** The queue has no room for this task, or it has waited for too long; nothing was begun. */
export class TurnRefusedError extends Error {
  override readonly name = 'TurnRefusedError';
}

export type TurnQueueOptions = {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  /** Maximum number of tasks that wait, of all callers together. */
  maxWaiting: number;
  /** Maximum time that a task waits, in milliseconds. */
  maxWaitMs: number;
};

export type TurnQueue = {
  /**
   * Runs the work when it is the caller's turn. Rejects with TurnRefusedError when it does not get one, and with the
   * signal's reason when that aborts before its turn; work that has begun continues.
   */
  run<T>(work: () => Promise<T>, caller?: Caller): Promise<T>;
  /** Returns the number of tasks that wait for their turn. */
  waiting(): number;
  /** Refuses what waits and what comes; what runs is for the caller to end. */
  close(): void;
};

type Waiting = { place: number; cancel: (reason: unknown) => void };

/** The group of work that the site does by itself. */
const background = 'background';

/**
 * Opens a queue in which callers take turns, as uploads do in the job queue: a task is queued behind as many turns as its
 * group has open tasks, so the first task of every group comes before the second of any. When the queue is full, the
 * task with the most turns before it is refused.
 */
export function openTurnQueue({ concurrency, maxWaiting, maxWaitMs }: TurnQueueOptions): TurnQueue {
  const queue = new PQueue({ concurrency });
  /** Tasks that wait or run, by group. */
  const open = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let isClosed = false;

  function makeRoom(place: number): void {
    if (isClosed) throw new TurnRefusedError('The queue is closed.');
    if (queue.size + queue.pending < concurrency + maxWaiting) return;
    const last = [...waiting].reduce<Waiting | undefined>(
      (latest, each) => (latest && latest.place > each.place ? latest : each),
      undefined,
    );
    if (!last || last.place <= place) throw new TurnRefusedError('The queue is full.');
    last.cancel(new TurnRefusedError('Others came first.'));
  }

  return {
    async run(work, { group, signal } = { group: background }) {
      signal?.throwIfAborted();
      const place = open.get(group) ?? 0;
      makeRoom(place);
      open.set(group, place + 1);
      const cancelling = new AbortController();
      const cancel = (reason: unknown) => {
        stopWaiting();
        cancelling.abort(reason);
      };
      const onAbort = () => cancel(signal?.reason);
      const entry = { place, cancel };
      const timer = setTimeout(cancel, maxWaitMs, new TurnRefusedError('It waited for too long.'));
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        waiting.delete(entry);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.add(entry);
      const begin = () => {
        stopWaiting();
        return work();
      };
      try {
        return await queue.add(begin, { priority: -place, signal: cancelling.signal });
      } finally {
        stopWaiting();
        const left = (open.get(group) ?? 1) - 1;
        if (left > 0) open.set(group, left);
        else open.delete(group);
      }
    },
    waiting: () => waiting.size,
    close() {
      isClosed = true;
      for (const { cancel } of waiting) cancel(new TurnRefusedError('The queue is closed.'));
    },
  };
}
