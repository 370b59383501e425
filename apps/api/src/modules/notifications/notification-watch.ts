import { createHash } from 'node:crypto';
import type { ChangeListener, Database } from '@aw/db';
import type { NotificationRow } from '@aw/db/notifications';
import * as notifications from '@aw/db/notifications';

export type NotificationWatch = {
  /** A person's newest notifications, now and after each change; ends with the signal, and when who acts changes. */
  newest(userId: string, signal: AbortSignal): AsyncGenerator<NotificationRow[]>;
  /** How many are watched by this process. */
  count(): number;
  close(): void;
};

/** One stream: what it was last given, and whether there is more to give. */
type Watcher = { mark?: string; isDue: boolean; isEnded: boolean; wake: () => void };

/** How many are looked at: what is older was seen, or is found in the list. */
const among = 50;

/**
 * Watches the notifications of whoever has a stream open in this process. A commit is told over the process's one
 * listening connection, as a hint; one question for all of them every five seconds finds what no hint told of. While
 * nobody is watched nothing is asked.
 */
export function openNotificationWatch(
  db: Database,
  changes: Pick<ChangeListener, 'subscribe'>,
  everyMs = 5_000,
): NotificationWatch {
  const watchersOf = new Map<string, Set<Watcher>>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;

  changes.subscribe((topic) => {
    if (topic === undefined) return void ask();
    const [kind, userId = ''] = topic.split(':', 2);
    for (const watcher of watchersOf.get(userId) ?? []) {
      if (kind === 'notifications') wake(watcher);
      // Who was signed out or merged comes back as who they are now.
      if (kind === 'user') end(watcher);
    }
  });

  /** Wakes those whose newest notifications are not what they were given; what fails is asked again the next time. */
  async function ask(): Promise<void> {
    if (watchersOf.size === 0 || isAsking) return;
    isAsking = true;
    const marks = await notifications
      .markNewestNotifications(db, [...watchersOf.keys()], among)
      .catch(() => []);
    isAsking = false;
    // Without a mark its first look is still under way.
    for (const { userId, mark } of marks)
      for (const watcher of watchersOf.get(userId) ?? [])
        if (watcher.mark !== undefined && watcher.mark !== mark) wake(watcher);
  }

  function add(userId: string): Watcher {
    const watcher: Watcher = { isDue: true, isEnded: false, wake: () => {} };
    const watchers = watchersOf.get(userId) ?? new Set();
    watchersOf.set(userId, watchers.add(watcher));
    timer ??= setInterval(() => void ask(), everyMs).unref();
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
    const leave = () => end(watcher);
    signal.addEventListener('abort', leave);
    try {
      while (!watcher.isEnded && !signal.aborted) {
        watcher.isDue = false;
        const rows = await notifications.listNotifications(db, userId, { limit: among });
        watcher.mark = markOf(rows);
        yield rows;
        if (!watcher.isDue && !watcher.isEnded)
          await new Promise<void>((resolve) => {
            watcher.wake = resolve;
          });
      }
    } finally {
      signal.removeEventListener('abort', leave);
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

/** The same mark as `markNewestNotifications` gives. */
function markOf(rows: readonly NotificationRow[]): string {
  if (rows.length === 0) return '';
  const ids = rows.toReversed().map(({ id, read_at: readAt }) => `${id}${readAt ? 'r' : ''}`);
  return createHash('md5').update(ids.join(',')).digest('hex');
}
