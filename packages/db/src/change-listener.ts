import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What the triggers of migrations 0027, 0033 and 0039 tell of a commit. */
export type ChangeTopic =
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
  | 'texts'
  | `notifications:${string}`
  | `user:${string}`;

/** Told the topic of a commit, or undefined when commits may have been missed: then all that is kept must go. */
export type OnChange = (topic: ChangeTopic | undefined) => void;

export type ChangeListener = {
  /** Whether commits are heard of at present. While they are not, nothing may be kept for longer than seconds. */
  isListening: () => boolean;
  subscribe: (onChange: OnChange) => void;
  /** Resolves once every commit before this call has been told of; at once while nothing is heard. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Hears nothing, where no connection can be listened to. */
export const noChangeListener: ChangeListener = {
  isListening: () => false,
  subscribe: () => {},
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const beatEveryMs = 1_000;
const answerWithinMs = 1_000;
const retryAfterMs = 500;

/**
 * Hears of commits over one connection of its own, outside every pool and past every pooler. A notification is a hint:
 * what was told may be lost with the connection, so each end and each beginning is told as undefined.
 */
export function openChangeListener(url: string): ChangeListener {
  const subscribers = new Set<OnChange>();
  const closing = new AbortController();
  let current: pg.Client | undefined;
  let heardBeat = '';
  let waiting: Promise<void> | undefined;
  let asking = Promise.resolve();

  const tell = (topic: ChangeTopic | undefined) => {
    for (const onChange of subscribers) onChange(topic);
  };

  const lose = (client: pg.Client) => {
    if (client !== current) return;
    current = undefined;
    tell(undefined);
  };

  /** Throws when the server does not answer in time, or when what it is told does not come back, as behind a pooler. */
  async function beat(client: pg.Client): Promise<void> {
    const id = `beat:${randomUUID()}`;
    await client.query("select pg_notify('changes', $1)", [id]);
    // A server tells a connection what it told itself before it says that the statement is done.
    if (heardBeat !== id) throw new Error('Notifications do not arrive over this connection.');
  }

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'change listener',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    client.on('error', () => lose(client));
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('beat:')) heardBeat = payload;
      // The triggers name no other topics.
      else tell(payload as ChangeTopic);
    });
    try {
      await client.connect();
      await client.query('listen changes');
      await beat(client);
      current = client;
      tell(undefined);
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
    isListening: () => current !== undefined,
    subscribe: (onChange) => void subscribers.add(onChange),
    settled() {
      // All calls until the next question is sent share its answer.
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
