import PQueue from 'p-queue';

/** Group of a task, and the signal that cancels it, such as that of a request whose client disconnects. */
export type Caller = { group: string; signal?: AbortSignal };

/** The queue has no room for this task, or it has waited too long. It was not started. */
export class TurnRefusedError extends Error {
  override readonly name = 'TurnRefusedError';
}

export type TurnQueueOptions = {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  /** Maximum number of waiting tasks of all callers. */
  maxWaiting: number;
  /** Maximum wait of a task in milliseconds. */
  maxWaitMs: number;
};

export type TurnQueue = {
  /**
   * Runs the work when it is the caller's turn. Rejects with TurnRefusedError if it does not get one, and with the
   * signal's reason if that aborts before its turn. Work that has started continues.
   */
  run<T>(work: () => Promise<T>, caller?: Caller): Promise<T>;
  /** Returns the number of waiting tasks. */
  waiting(): number;
  /** Refuses waiting and new tasks. The caller must end running ones. */
  close(): void;
};

type Waiting = { place: number; cancel: (reason: unknown) => void };

/** Group of the site's own work. */
const background = 'background';

/**
 * Opens a queue in which callers take turns, like uploads in the job queue: a task is queued behind as many turns as
 * its group has open tasks, so the first task of every group comes before the second of any. When the queue is full,
 * the task with the most turns before it is refused.
 */
export function openTurnQueue({ concurrency, maxWaiting, maxWaitMs }: TurnQueueOptions): TurnQueue {
  const queue = new PQueue({ concurrency });
  /** Number of waiting and running tasks by group. */
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
