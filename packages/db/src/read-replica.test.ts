import { execFile } from 'node:child_process';
import { mkdtemp, rename as move } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database';
import { hotStatement, runHot, untilAborted } from './hot-statement';
import { openReadReplica, type ReadReplica } from './read-replica';
import { type BlockableProxy, openProxy } from './testing/blockable-proxy';
import { startReplication, type TestReplication, type TestServer } from './testing/standby';

const copy = promisify(execFile);
const database = 'reads';
const usualLagMs = 1_000;
const soon = { interval: 20 };

let directory: string;
let servers: TestReplication;
let main: ReturnType<typeof openDatabase>;
let proxy: BlockableProxy;
let replica: ReadReplica;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-replica-'));
  servers = await startReplication(directory);
  await servers.primary.query(`create database ${database}`);
  await servers.primary.query('create table things (id bigint primary key, name text not null)', database);
  await servers.primary.query("insert into things values (1, 'one')", database);
  main = openDatabase({ url: servers.primary.url(database), maxConnections: 4 });
});
afterAll(async () => {
  await main?.db.destroy();
  await servers?.close();
});
beforeEach(async () => {
  proxy = await openProxy(() => servers.standby.port);
  replica = await open();
});
afterEach(async () => {
  await replica?.close();
  proxy.close();
});

/** Opens a replica and waits until it is usable. */
async function open({
  url = proxy.through(servers.standby.url(database)),
  namesStatements = true,
  maxLagMs = usualLagMs,
  isPooled = false,
} = {}): Promise<ReadReplica> {
  const opened = openReadReplica({
    replica: { url, maxConnections: 4, statementTimeoutMs: 2_000, namesStatements, isPooled },
    main,
    mainUrl: servers.primary.url(database),
    maxLagMs,
  });
  await expect.poll(opened.isUsable, soon).toBe(true);
  return opened;
}

type Where = { port: number };
type Read = (db: Database) => Promise<Where[]>;
const where = hotStatement<Where>('where', 'select inet_server_port() as port, $1::int as n');
const whereSearched = hotStatement<Where>('searched', where.text, 'search');
const hot: Read = (db) => runHot(db, where, [1]);
const ways: [name: string, read: Read][] = [
  [
    'a statement of Kysely',
    async (db) => (await sql<Where>`select inet_server_port() as port`.execute(db)).rows,
  ],
  ['a hot statement', hot],
  ['a search', (db) => runHot(db, whereSearched, [1])],
  [
    'a search of somebody who may leave',
    (db) => runHot(untilAborted(db, new AbortController().signal), whereSearched, [1]),
  ],
];
const portOf = async (read: Read, from = replica) => (await read(from.db))[0]?.port;
const nameOf = async (from = replica) =>
  (await sql<{ name: string }>`select name from things where id = 1`.execute(from.db)).rows[0]?.name;
const rename = (name: string) => servers.primary.query(`update things set name = '${name}'`, database);
const activeOn = (server: TestServer, text: string) =>
  server.query(`select pid from pg_stat_activity where query = '${text}' and state = 'active'`);

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await servers.standby.query('select pg_wal_replay_pause()');
  await work().finally(() => servers.standby.query('select pg_wal_replay_resume()'));
}

// Most tests wait for a server.
describe('a read replica', () => {
  it.each(ways)(
    '[R2] %s runs on the replica, and on the main database once the replica is lost',
    async (_, read) => {
      await expect.poll(() => portOf(read), soon).toBe(servers.standby.port);
      await servers.standby.crash();
      try {
        for (let at = 0; at < 5; at += 1) expect(await portOf(read)).toBe(servers.primary.port);
        expect([replica.isUsable(), replica.lagSeconds()]).toEqual([false, undefined]);
      } finally {
        await servers.standby.start();
      }
      await expect.poll(() => portOf(read), soon).toBe(servers.standby.port);
    },
  );

  it.each(ways)('[R2] %s in progress when the replica ends runs once more', async (_, read) => {
    let isOn = true;
    const ports = new Set<number | undefined>();
    const reading = Array.from({ length: 8 }, async () => {
      while (isOn) ports.add(await portOf(read));
    });
    await sleep(200);
    await servers.standby.crash();
    await sleep(300);
    await servers.standby.start();
    await expect.poll(replica.isUsable, soon).toBe(true);
    isOn = false;
    await Promise.all(reading);
    expect(ports).toEqual(new Set([servers.standby.port, servers.primary.port]));
  });

  it.each(ways)('[R2] %s does not wait for a silent replica', async (_, read) => {
    await portOf(read);
    proxy.freeze();
    const since = performance.now();
    const ports = await Promise.all(Array.from({ length: 60 }, () => portOf(read)));
    expect(new Set(ports)).toEqual(new Set([servers.primary.port]));
    // One after the other, they would each try to connect for a second.
    expect(performance.now() - since).toBeLessThan(10_000);
    proxy.thaw();
    await expect.poll(() => portOf(read), soon).toBe(servers.standby.port);
  });

  it('[R2] a replica returns all its connections after a silence, over a pooler as well', async () => {
    const pooled = await open({ isPooled: true, namesStatements: false });
    const slow = () => sql`select pg_sleep(1)`.execute(pooled.db);
    const busy = Array.from({ length: 8 }, slow);
    await expect.poll(() => pooled.pool.waitingCount, soon).toBeGreaterThan(0);
    proxy.freeze();
    await Promise.all(busy);
    await expect.poll(() => pooled.pool.totalCount, soon).toBe(0);
    proxy.thaw();
    await expect.poll(() => portOf(hot, pooled), soon).toBe(servers.standby.port);
    await Promise.all(Array.from({ length: 8 }, () => portOf(hot, pooled)));
    await pooled.close();
  });

  it('[R2] a replica that is too far behind is not read, and is again once it has caught up', async () => {
    await whilePaused(async () => {
      await rename('changed');
      await expect.poll(replica.isUsable, soon).toBe(false);
      expect(replica.lagSeconds()).toBeGreaterThan(usualLagMs / 1000);
      expect(await nameOf()).toBe('changed');
    });
    await expect.poll(() => portOf(hot), soon).toBe(servers.standby.port);
    expect(await nameOf()).toBe('changed');
  });

  it('[R2] a replica never returns rows that are older than the allowed lag', async () => {
    const maxLagMs = 3_000;
    const patient = await open({ maxLagMs });
    await whilePaused(async () => {
      await rename('newest');
      const committed = performance.now();
      let lastStale = committed;
      for (;;) {
        const since = performance.now();
        if ((await nameOf(patient)) === 'newest') break;
        lastStale = since;
      }
      expect(lastStale).toBeGreaterThan(committed);
      expect(lastStale - committed).toBeLessThan(maxLagMs);
    });
    await patient.close();
  });

  it('[R2] a replica is read while its primary is idle, and not for long after the primary has ended', async () => {
    await sleep(3 * usualLagMs);
    await expect.poll(replica.isUsable, soon).toBe(true);
    await servers.primary.crash();
    try {
      await expect.poll(replica.isUsable, soon).toBe(false);
    } finally {
      await servers.primary.start();
    }
    await expect.poll(replica.isUsable, soon).toBe(true);
    await rename('after');
    await expect.poll(() => nameOf(), soon).toBe('after');
    await expect.poll(() => portOf(hot), soon).toBe(servers.standby.port);
  });

  it('[R2] a read that the replica cancels to follow its primary runs once more', async () => {
    const { primary, standby } = servers;
    await primary.query("insert into things select i, 'row' from generate_series(10, 200) i", database);
    const rows = () => standby.query('select from things', database);
    await expect.poll(rows, soon).toHaveLength(192);
    const slow = hotStatement<Where>(
      'slow',
      'select inet_server_port() as port, $1::int, (select count(*) from things), pg_sleep(case when pg_is_in_recovery() then 1.9 else 0 end)',
    );
    const reading = portOf((db) => runHot(db, slow, [1]));
    await expect.poll(() => activeOn(standby, slow.text), soon).toHaveLength(1);
    await primary.query('delete from things where id >= 10', database);
    await primary.query('vacuum things', database);
    expect(await reading).toBe(primary.port);
  });

  it('[R2] a replica reports errors of a statement, and its timeout, and stays in use', async () => {
    await expect(sql`select 1 / 0`.execute(replica.db)).rejects.toThrow('division by zero');
    // Nothing is known of a lost replica until it has responded again.
    expect(replica.lagSeconds()).toBeDefined();
    await expect(sql`select pg_sleep(4)`.execute(replica.db)).rejects.toMatchObject({ code: '57014' });
    expect(replica.lagSeconds()).toBeDefined();
  });

  it('[R2] a replica ends an abandoned search, and stays in use', async () => {
    const leaving = new AbortController();
    const waiting = hotStatement('waiting', 'select $1::int, pg_sleep(1.9)', 'search');
    const reading = runHot(untilAborted(replica.db, leaving.signal), waiting, [1]);
    await expect.poll(() => activeOn(servers.standby, waiting.text), soon).toHaveLength(1);
    leaving.abort();
    await expect(reading).rejects.toThrow('aborted');
    expect(await activeOn(servers.standby, waiting.text)).toEqual([]);
    await expect.poll(() => portOf(hot), soon).toBe(servers.standby.port);
  });

  it('[R2] a replica has no transactions', async () => {
    const reading = replica.db.transaction().execute((trx) => sql`select 1`.execute(trx));
    await expect(reading).rejects.toThrow('single statements');
  });

  it('[R2] a replica is read in the same way without names of statements', async () => {
    const unnamed = await open({ namesStatements: false });
    await expect.poll(() => portOf(hot, unnamed), soon).toBe(servers.standby.port);
    await unnamed.close();
  });

  it('[R2] the main database itself, which is no standby, counts as a fresh replica', async () => {
    const same = await open({ url: servers.primary.url('postgres') });
    expect(await portOf(hot, same)).toBe(servers.primary.port);
    await same.close();
  });

  it('[R2] a replica is not read while its primary was restored to an earlier moment', async () => {
    const { primary } = servers;
    const [data, earlier, later] = ['data', 'earlier', 'later'].map((name) =>
      path.join(directory, 'primary', name),
    ) as [string, string, string];
    await primary.crash();
    await copy('cp', ['--archive', data, earlier]);
    await primary.start();
    // More than the restored primary writes by itself at its start.
    await primary.query("insert into things select i, 'row' from generate_series(1000, 20000) i", database);
    await rename('lost by the restore');
    await expect.poll(() => nameOf(), soon).toBe('lost by the restore');
    await expect.poll(() => portOf(hot), soon).toBe(servers.standby.port);
    await primary.crash();
    await move(data, later);
    await move(earlier, data);
    await primary.start();
    try {
      await expect.poll(replica.isUsable, soon).toBe(false);
      for (const until = performance.now() + 4 * usualLagMs; performance.now() < until; ) {
        expect(replica.isUsable()).toBe(false);
        expect(await nameOf()).not.toBe('lost by the restore');
      }
    } finally {
      await primary.crash();
      await move(data, earlier);
      await move(later, data);
      await primary.start();
    }
    await expect.poll(() => nameOf(), soon).toBe('lost by the restore');
    await expect.poll(() => portOf(hot), soon).toBe(servers.standby.port);
  });

  // The last test, because a promoted replica no longer follows its primary.
  it('[R2] a promoted replica is no longer read', async () => {
    await servers.standby.query('select pg_promote()');
    await rename('without it');
    await expect.poll(replica.isUsable, soon).toBe(false);
    expect(await nameOf()).toBe('without it');
  });
});
