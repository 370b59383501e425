import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@aw/db';

import * as notifications from '@aw/db/notifications';

import { sql } from 'kysely';
import type { Questions } from '../data/open-questions';
import { short } from '../figures/figure';
import { percentile } from '../figures/statistics';
import { type EventStream, openEventStream } from '../load/event-stream';
import { memoryOf } from '../servers/memory-of';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const people = 1_000;
const openedAtOnce = 20;
/** Time until after-effects of opening streams, such as the closing of idle connections, are over. */
const settlingMs = 15_000;
/** Long enough for four keep-alive messages on every stream. */
const idleMs = 60_000;
const changes = 100;
/** Maximum time until every stream must show a notification. */
const maxMs = 30_000;
const goals = {
  idle: { atMost: 1, unit: 'queries/s more' },
  shown: { atMost: 2_000, unit: 'ms' },
};

/** One person with an open page. */
type Reader = { userId: string; stream: EventStream };

/** Measures very many open pages that wait for notifications: their cost when idle, and the delay of a notification. */
export async function measureStreams(
  { found }: BenchContext,
  { addDatabase, logOf }: Pick<Questions, 'addDatabase' | 'logOf'>,
): Promise<void> {
  const { url, db } = await addDatabase('streams');
  // Logs every statement of all connections that are opened after this.
  await sql`alter database streams set log_min_duration_statement = 0`.execute(db);
  const api = await startApi(url);
  const readers: Reader[] = [];
  const ended = () => readers.filter(({ stream }) => stream.isEnded()).length;
  try {
    // Queries that the process makes without streams, such as for jobs.
    const alone = await queriesPerSecond(logOf);
    const { now: before } = await memoryOf(api.pid);
    await openAll(api, readers);
    const together = await queriesPerSecond(logOf);
    found.figure({
      name: `${people.toLocaleString('en')} open streams, nothing happens for ${idleMs / 1000} s`,
      ours: `${short(together)} queries/s`,
      peer: `without a stream: ${short(alone)} queries/s`,
      value: together - alone,
      goal: goals.idle,
      errors: ended(),
    });
    const { now: after } = await memoryOf(api.pid);
    found.note(
      `Memory of the API with ${people.toLocaleString('en')} streams: ${short(after)} MiB, ${short(before)} before.`,
    );
    const each = Array.from({ length: changes }, (_, at) => readers[(at * 617) % people]);
    const times: number[] = [];
    for (const [at, reader] of each.entries())
      if (reader) times.push(...(await shownAfter(db, [reader], `Change ${at}`)));
    show('a notification, until its stream shows it', times, ended());
    show(
      `${people.toLocaleString('en')} at once, until each stream shows its own`,
      await shownAfter(db, readers, 'Change of all'),
      ended(),
    );
  } finally {
    for (const { stream } of readers) stream.close();
    await api.stop();
  }

  function show(name: string, times: readonly number[], errors: number): void {
    const last = percentile(times, 1);
    found.figure({
      name,
      ours: `p50 ${short(percentile(times, 0.5))} ms, p95 ${short(percentile(times, 0.95))} ms, last ${short(last)} ms`,
      value: last,
      goal: goals.shown,
      errors,
    });
  }
}

/** Counts the statements per second that PostgreSQL gets while nothing happens. */
async function queriesPerSecond(logOf: Questions['logOf']): Promise<number> {
  await sleep(settlingMs);
  const log = await logOf(() => sleep(idleMs));
  // The parse and bind lines of statements with parameters are not counted.
  const queries = log.match(/duration: [\d.]+ ms {2}(?:execute|statement)/g) ?? [];
  return queries.length / (idleMs / 1000);
}

/** Opens a stream for each of many new people, a few at a time. */
async function openAll(api: Api, readers: Reader[]): Promise<void> {
  while (readers.length < people) {
    const opening = Array.from({ length: openedAtOnce }, async () => {
      const { cookie, userId } = await api.session();
      const stream = await openEventStream(`${api.origin}/api/notifications/stream`, cookie);
      readers.push({ userId, stream });
    });
    await Promise.all(opening);
  }
}

/** Notifies some people. Returns the milliseconds from before the commit until each stream has the notification. */
async function shownAfter(db: Database, readers: readonly Reader[], title: string): Promise<number[]> {
  const shown = Promise.all(readers.map(({ stream }) => stream.shown(title)));
  const since = performance.now();
  await db.transaction().execute(async (trx) => {
    for (const { userId } of readers)
      await notifications.insert(trx, {
        userId,
        kind: 'answer_posted',
        title,
        link: '/questions/1',
        waitsForDigest: false,
      });
  });
  const overdue = new AbortController();
  const timeout = sleep(maxMs, undefined, { signal: overdue.signal }).then(() => {
    throw new Error(`"${title}" was not shown by every stream within ${maxMs / 1000} s.`);
  });
  timeout.catch(() => {});
  try {
    return (await Promise.race([shown, timeout])).map((at) => at - since);
  } finally {
    overdue.abort();
  }
}
