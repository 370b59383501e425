import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type ChangeListener, type ChangeTopic, openChangeListener } from './change-listener';
import { type Database, openDatabase } from './database';
import { makeTestDatabase, type TestDatabase } from './testing/test-server';

let database: TestDatabase;
let db: Database;
let listener: ChangeListener;
let heard: (ChangeTopic | undefined)[];

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  db = openDatabase({ url: database.url }).db;
  listener = openChangeListener(database.url);
  listener.subscribe((topic) => heard.push(topic));
  heard = [];
  await vi.waitUntil(() => listener.isListening(), { timeout: 60_000 });
});
afterAll(async () => {
  await listener.close();
  await db.destroy();
  await database.drop();
});

/** Returns the topics that were announced for the commits of `work`, once all of them must have arrived. */
async function announcedBy(work: () => Promise<unknown>): Promise<(ChangeTopic | undefined)[]> {
  await listener.settled();
  heard = [];
  await work();
  await listener.settled();
  return heard;
}

async function listenerPid(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${listener.connectionName}`.execute(db);
  if (rows.length !== 1 || !rows[0]) throw new Error('There is not one listener.');
  return rows[0].pid;
}

const user = (id: string) => db.updateTable('users').where('id', '=', id);

it('[P7] a commit is announced once, with its topic, before the next call of settled resolves; a rollback is not', async () => {
  const add = (executor: Database, name: string) =>
    executor.insertInto('schools').values({ name, type: 'university' }).execute();
  const two = () =>
    db.transaction().execute(async (trx) => {
      await add(trx, 'One');
      await add(trx, 'Two');
    });
  for (let round = 0; round < 20; round++) expect(await announcedBy(two)).toEqual(['schools']);
  const undone = () =>
    db.transaction().execute(async (trx) => {
      await add(trx, 'Three');
      throw new Error('undone');
    });
  expect(await announcedBy(() => undone().catch(() => {}))).toEqual([]);
});

it("[P7] changes of a person's rights are announced, changes of their counters are not", async () => {
  await db.insertInto('users').values({ id: 'ann' }).execute();
  await db
    .insertInto('sessions')
    .values({ sid: 's', sess: { userId: 'ann' }, expire: '2100-01-01' })
    .execute();
  const session = db.updateTable('sessions').where('sid', '=', 's');
  const changes = [
    () => user('ann').set({ suspended_at: new Date() }).execute(),
    () =>
      user('ann')
        .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
        .execute(),
    () => session.set({ sess: sql`sess || '{"isReplaced": true}'` }).execute(),
    () => db.deleteFrom('sessions').where('sid', '=', 's').execute(),
  ];
  const counting = [
    () => user('ann').set({ upload_count: 4 }).execute(),
    () => session.set({ seen_at: new Date(), expire: '2101-01-01' }).execute(),
  ];
  for (const work of counting) expect(await announcedBy(work)).toEqual([]);
  for (const work of changes) expect(await announcedBy(work)).toEqual(['user:ann']);
});

it('[P7] a lost connection is announced as a gap at once and again when it is back, and nobody waits meanwhile', async () => {
  heard = [];
  await sql`select pg_terminate_backend(${await listenerPid()}::int)`.execute(db);
  await expect.poll(() => !listener.isListening()).toBe(true);
  await listener.settled();
  await expect.poll(() => listener.isListening()).toBe(true);
  expect(heard).toEqual([undefined, undefined]);
  expect(await announcedBy(() => user('ann').set({ suspended_at: null }).execute())).toEqual(['user:ann']);
});

it('[P7] the heartbeat notices a server that no longer responds', async () => {
  heard = [];
  const pid = await listenerPid();
  process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => !listener.isListening()).toBe(true);
    expect(heard).toEqual([undefined]);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await expect.poll(() => listener.isListening()).toBe(true);
});
