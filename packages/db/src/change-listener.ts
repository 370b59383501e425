import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Topics that the triggers of migrations announce for a commit. */
export type ChangeTopic =
  | 'course_follows'
  | 'courses'
  | 'documents'
  | 'experts'
  | 'facts'
  | 'jurisdictions'
  | 'prices'
  | 'questions'
  | 'quizzes'
  | 'credentials'
  | 'schools'
  | 'synonyms'
  | 'texts'
  | `notifications:${string}`
  | `user:${string}`;

/**
 * Called with the topic of a commit, or with undefined if commits may have been missed: then all caches must be
 * dropped.
 */
export type OnChange = (topic: ChangeTopic | undefined) => void;

export type ChangeListener = {
  /** Name of the connection in `pg_stat_activity`, which ends with this process; null without a connection. */
  connectionName: string | null;
  /** True while commits are announced. While false, nothing may be cached for longer than seconds. */
  isListening: () => boolean;
  subscribe: (onChange: OnChange) => void;
  /** Resolves once every commit before this call was announced; at once while the listener is disconnected. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Listener for databases without a connection to listen on; it never announces anything. */
export const noChangeListener: ChangeListener = {
  connectionName: null,
  isListening: () => false,
  subscribe: () => {},
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const beatEveryMs = 1_000;
const answerWithinMs = 1_000;
const retryAfterMs = 500;

/**
 * Listens for commits on one connection of its own, outside all pools and poolers. A notification is a hint: some may
 * be lost with the connection, so undefined is announced each time it is lost and restored.
 */
export function openChangeListener(url: string): ChangeListener {
  const connectionName = `change listener ${randomUUID()}`;
  const subscribers = new Set<OnChange>();
  const closing = new AbortController();
  let current: pg.Client | undefined;
  let heardBeat = '';
  let waiting: Promise<void> | undefined;
  let asking = Promise.resolve();

  const announce = (topic: ChangeTopic | undefined) => {
    for (const onChange of subscribers) onChange(topic);
  };

  const lose = (client: pg.Client) => {
    if (client !== current) return;
    current = undefined;
    announce(undefined);
  };

  /** Throws if the server does not answer in time, or if its notifications do not arrive, as behind a pooler. */
  async function beat(client: pg.Client): Promise<void> {
    const id = `beat:${randomUUID()}`;
    await client.query("select pg_notify('changes', $1)", [id]);
    // A server delivers a connection's own notification before it says that the statement is done.
    if (heardBeat !== id) throw new Error('Notifications do not arrive over this connection.');
  }

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: connectionName,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    client.on('error', () => lose(client));
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('beat:')) heardBeat = payload;
      // The triggers use no other topics.
      else announce(payload as ChangeTopic);
    });
    try {
      await client.connect();
      await client.query('listen changes');
      await beat(client);
      current = client;
      announce(undefined);
      while (current === client && !closing.signal.aborted) {
        await pause(beatEveryMs);
        await beat(client);
      }
    } finally {
      lose(client);
      void client.end().catch(() => {});
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});

  const running = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {});
      await pause(retryAfterMs);
    }
  })();

  async function ask(): Promise<void> {
    const client = current;
    if (client) await client.query('select').catch(() => lose(client));
  }

  return {
    connectionName,
    isListening: () => current !== undefined,
    subscribe: (onChange) => void subscribers.add(onChange),
    settled() {
      // All calls until the next round trip share its answer.
      waiting ??= asking.then(() => {
        waiting = undefined;
        asking = ask();
        return asking;
      });
      return current ? waiting : Promise.resolve();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
