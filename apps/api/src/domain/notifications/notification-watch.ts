import { createHash } from 'node:crypto';
import {
  type ChangeListener,
  type Database,
  listNotifications,
  markNewestNotifications,
  type NotificationRow,
} from '@aw/db';

export type NotificationWatch = {
  /** A person's newest notifications, now and after each change; ends with the signal, and when who acts changes. */
  newest(userId: string, signal: AbortSignal): AsyncGenerator<NotificationRow[]>;
  /** How many are watched by this process. */
  count(): number;
  close(): void;
};

type Watcher = { isDue: boolean; isEnded: boolean; wake: () => void };
type Person = { mark?: string; watchers: Set<Watcher> };

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
  const people = new Map<string, Person>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;

  changes.subscribe((topic) => {
    if (topic === undefined) return void ask();
    const [kind, userId = ''] = topic.split(':', 2);
    if (kind === 'notifications') wake(people.get(userId));
    // Who was signed out or merged comes back as who they are now.
    if (kind === 'user') wake(people.get(userId), true);
  });

  /** Wakes those whose newest notifications are not what was sent; what fails is asked again the next time. */
  async function ask(): Promise<void> {
    if (people.size === 0 || isAsking) return;
    isAsking = true;
    const marks = await markNewestNotifications(db, [...people.keys()], among).catch(() => []);
    isAsking = false;
    for (const { userId, mark } of marks) {
      const person = people.get(userId);
      // Without a mark their first look is still under way.
      if (person?.mark !== undefined && person.mark !== mark) wake(person);
    }
  }

  function add(userId: string): [Person, Watcher] {
    const person = people.get(userId) ?? { watchers: new Set() };
    const watcher = { isDue: true, isEnded: false, wake: () => {} };
    person.watchers.add(watcher);
    people.set(userId, person);
    timer ??= setInterval(() => void ask(), everyMs).unref();
    return [person, watcher];
  }

  function remove(userId: string, person: Person, watcher: Watcher): void {
    person.watchers.delete(watcher);
    if (person.watchers.size === 0) people.delete(userId);
    if (people.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function* newest(userId: string, signal: AbortSignal): AsyncGenerator<NotificationRow[]> {
    const [person, watcher] = add(userId);
    const end = () => wakeOne(watcher, true);
    signal.addEventListener('abort', end);
    try {
      while (!watcher.isEnded && !signal.aborted) {
        watcher.isDue = false;
        const rows = await listNotifications(db, userId, { limit: among });
        person.mark = markOf(rows);
        yield rows;
        if (!watcher.isDue && !watcher.isEnded)
          await new Promise<void>((resolve) => {
            watcher.wake = resolve;
          });
      }
    } finally {
      signal.removeEventListener('abort', end);
      remove(userId, person, watcher);
    }
  }

  return {
    newest,
    count: () => [...people.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    close() {
      for (const person of people.values()) wake(person, true);
      clearInterval(timer);
    },
  };
}

function wake(person: Person | undefined, isEnd = false): void {
  for (const watcher of person?.watchers ?? []) wakeOne(watcher, isEnd);
}

function wakeOne(watcher: Watcher, isEnd: boolean): void {
  watcher.isDue = true;
  if (isEnd) watcher.isEnded = true;
  watcher.wake();
}

/** The same mark as `markNewestNotifications` gives. */
function markOf(rows: readonly NotificationRow[]): string {
  if (rows.length === 0) return '';
  const ids = rows.toReversed().map(({ id, read_at: readAt }) => `${id}${readAt ? 'r' : ''}`);
  return createHash('md5').update(ids.join(',')).digest('hex');
}
