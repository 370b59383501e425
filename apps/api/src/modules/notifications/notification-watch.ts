import { createHash } from 'node:crypto';
import type { ChangeListener, Database } from '@aw/db';
import type { NotificationRow } from '@aw/db/notifications';
import * as notifications from '@aw/db/notifications';

export type NotificationWatch = {
  /**
   * Yields a person's newest notifications, now and after each change. Ends with the signal, and when their session
   * changes.
   */
  newest(userId: string, signal: AbortSignal): AsyncGenerator<NotificationRow[]>;
  /** Returns the number of open streams in this process. */
  count(): number;
  close(): void;
};

/** One stream: a mark of the notifications that it yielded last, and whether it has to look again. */
type Watcher = { mark?: string; isDue: boolean; isEnded: boolean; wake: () => void };

/** Number of newest notifications that are watched. Older ones are in the list. */
const maxWatched = 50;

/**
 * Watches the notifications of people with an open stream in this process. The database announces commits as hints; one
 * query for all streams every five seconds finds those whose hint was lost. Without streams, nothing is queried.
 */
export function openNotificationWatch(
  db: Database,
  changes: Pick<ChangeListener, 'subscribe'>,
  everyMs = 5_000,
): NotificationWatch {
  const watchersOf = new Map<string, Set<Watcher>>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  changes.subscribe((topic) => {
    if (topic === undefined) return void checkAll();
    const [kind, userId = ''] = topic.split(':', 2);
    for (const watcher of watchersOf.get(userId) ?? []) {
      if (kind === 'notifications') wake(watcher);
      // After a sign-out or merge, the browser reconnects with its new session.
      if (kind === 'user') end(watcher);
    }
  });

  /** Wakes streams whose newest notifications have changed. A failed query is repeated at the next interval. */
  async function checkAll(): Promise<void> {
    if (watchersOf.size === 0 || isChecking) return;
    isChecking = true;
    const marks = await notifications.listNewestMarks(db, [...watchersOf.keys()], maxWatched).catch(() => []);
    isChecking = false;
    // A stream without a mark is still reading for the first time.
    for (const { userId, mark } of marks)
      for (const watcher of watchersOf.get(userId) ?? [])
        if (watcher.mark !== undefined && watcher.mark !== mark) wake(watcher);
  }

  function add(userId: string): Watcher {
    const watcher: Watcher = { isDue: true, isEnded: false, wake: () => {} };
    const watchers = watchersOf.get(userId) ?? new Set();
    watchersOf.set(userId, watchers.add(watcher));
    timer ??= setInterval(() => void checkAll(), everyMs).unref();
    return watcher;
  }

  function remove(userId: string, watcher: Watcher): void {
    const watchers = watchersOf.get(userId);
    watchers?.delete(watcher);
    if (watchers?.size === 0) watchersOf.delete(userId);
    if (watchersOf.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function* newest(userId: string, signal: AbortSignal): AsyncGenerator<NotificationRow[]> {
    const watcher = add(userId);
    const endStream = () => end(watcher);
    signal.addEventListener('abort', endStream);
    try {
      while (!watcher.isEnded && !signal.aborted) {
        watcher.isDue = false;
        const rows = await notifications.list(db, userId, { limit: maxWatched });
        watcher.mark = markOf(rows);
        yield rows;
        if (!watcher.isDue && !watcher.isEnded)
          await new Promise<void>((resolve) => {
            watcher.wake = resolve;
          });
      }
    } finally {
      signal.removeEventListener('abort', endStream);
      remove(userId, watcher);
    }
  }

  const all = () => [...watchersOf.values()].flatMap((watchers) => [...watchers]);
  return {
    newest,
    count: () => all().length,
    close() {
      all().forEach(end);
      clearInterval(timer);
    },
  };
}

function wake(watcher: Watcher): void {
  watcher.isDue = true;
  watcher.wake();
}

function end(watcher: Watcher): void {
  watcher.isEnded = true;
  watcher.wake();
}

/** Computes the same mark as the query `listNewestMarks`. */
function markOf(rows: readonly NotificationRow[]): string {
  if (rows.length === 0) return '';
  const ids = rows.toReversed().map(({ id, read_at: readAt }) => `${id}${readAt ? 'r' : ''}`);
  return createHash('md5').update(ids.join(',')).digest('hex');
}
