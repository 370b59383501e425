import { setTimeout as sleep } from 'node:timers/promises';
import { migrateToLatest, openDatabase } from '@aw/db';

import type { Migrations } from '@aw/db/migrations/migration';
import { poolers } from '@aw/dev/pooler';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster';
import { killAll, startApi } from './processes';
import { visit } from './visitor';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
  const migrating = await startApi(cluster.env, ['migrate']);
  expect(await migrating.ended).toBe(0);
});
afterEach(killAll);
afterAll(() => cluster.close());

const advisoryLocks = () => cluster.ask("select from pg_locks where locktype = 'advisory'");

describe.each(poolers())('behind $name', ({ start }) => {
  let pooler: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    pooler = await start({ url: cluster.directUrl, size: 8 });
  });
  afterAll(() => pooler.stop());

  const pooled = () => ({
    ...cluster.env,
    DATABASE_URL: pooler.url(),
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: cluster.directUrl,
  });

  it.each(['with', 'without'])(
    '[R1] a process without the setting for poolers names it and ends, %s a direct address',
    async (variant) => {
      const direct: Record<string, string> =
        variant === 'with' ? { DATABASE_DIRECT_URL: cluster.directUrl } : {};
      const api = await startApi({ ...cluster.env, DATABASE_URL: pooler.url(), ...direct });
      expect(await api.ended).toBe(1);
      expect(api.output()).toContain('leads to a pooler, which takes no settings for a connection');
    },
  );

  it('[R1] after fifty parallel starts under load no lock is left, and each migration has run once', async () => {
    let isOver = false;
    const load = openDatabase({ url: pooler.url(), isPooled: true, maxConnections: 4 });
    const transactions = Array.from({ length: 4 }, async () => {
      while (!isOver) await load.db.transaction().execute((trx) => sql`select pg_sleep(0.002)`.execute(trx));
    });
    const migrations: Migrations = Object.fromEntries(
      (await cluster.ask<{ name: string }>('select name from kysely_migration')).map(({ name }) => [
        name,
        { up: async () => {} },
      ]),
    );
    const executed = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const { db } = openDatabase({
          url: pooler.url(),
          isPooled: true,
          maxConnections: 2,
          statementTimeoutMs: 0,
        });
        const added = Array.from({ length: 5 }, (__, step): [string, Migrations[string]] => [
          `99-${step}`,
          { isCompatible: true, up: async (to) => void (await sql`select pg_sleep(0.01)`.execute(to)) },
        ]);
        await sleep(at * 5);
        const names = await migrateToLatest(db, {
          migrations: { ...migrations, ...Object.fromEntries(added) },
        });
        await db.destroy();
        return names;
      }),
    );
    isOver = true;
    await Promise.all(transactions);
    await load.db.destroy();
    expect(executed.flat().sort()).toEqual(['99-0', '99-1', '99-2', '99-3', '99-4']);
    expect(await advisoryLocks()).toEqual([]);
    await cluster.ask("delete from kysely_migration where name like '99-%'");
  });

  it('[R1] sessions, an upload, its checks, a search and a download work', async () => {
    const [one, other, worker] = await Promise.all([
      startApi({ ...pooled(), ROLES: 'http', READ_TIMEOUT_MS: '5000' }),
      startApi({ ...pooled(), ROLES: 'http' }),
      startApi({ ...pooled(), ROLES: 'worker' }),
    ]);
    await Promise.all([one.started(), other.started(), worker.started()]);
    const author = await visit(one.origin);
    const id = await author.upload({ title: 'Thermodynamics of small engines' });
    expect(await author.checked(id)).toBe('published');
    const reader = await visit(other.origin);
    const results = await reader.call('/api/documents?q=thermodynamics');
    expect(results).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining({ id })]),
    });
    const file = await fetch(`${other.origin}/api/documents/${id}/file`, {
      headers: { cookie: author.cookie },
    });
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect(await Promise.all([one.stop(), other.stop(), worker.stop()])).toEqual([0, 0, 0]);
    expect(worker.output()).not.toMatch(/error/i);
    expect(await advisoryLocks()).toEqual([]);
  });

  it('[R1] a statement ends at its time limit, and the limit does not apply to the next client', async () => {
    const url = pooler.url();
    const { db } = openDatabase({ url, isPooled: true, statementTimeoutMs: 300, maxConnections: 2 });
    const slow = Promise.allSettled(Array.from({ length: 8 }, () => sql`select pg_sleep(20)`.execute(db)));
    for (const answer of await slow)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    await db.destroy();
    const plain = openDatabase({ url, isPooled: true, statementTimeoutMs: 0, maxConnections: 8 });
    const limits = await Promise.all(
      Array.from({ length: 16 }, async () => (await sql`show statement_timeout`.execute(plain.db)).rows[0]),
    );
    await plain.db.destroy();
    expect(new Set(limits.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"statement_timeout":"0"}']));
  });

  it('[R1] without a direct address a process warns once that it gets no notifications, and works', async () => {
    const { DATABASE_DIRECT_URL: _, ...env } = pooled();
    const api = await startApi({ ...env, ROLES: 'http,worker' });
    await api.started();
    const author = await visit(api.origin);
    const ids = [await author.upload(), await author.upload()];
    for (const id of ids) expect(await author.checked(id)).toBe('published');
    const newest = async () => ((await author.call('/api/documents')).body as { id: number }[]).slice(0, 2);
    await expect.poll(newest, { timeout: 15_000 }).toMatchObject(ids.toReversed().map((id) => ({ id })));
    expect(await api.stop()).toBe(0);
    expect(api.output().match(/A pooler does not pass notifications on/g)).toHaveLength(1);
    expect(api.output()).not.toMatch(/error/i);
  });

  it('[R1] while the pooler is down, answers are quick and say so, and when it is back everything works again', async () => {
    const api = await startApi({ ...pooled(), ROLES: 'http' });
    await api.started();
    const { cookie, call } = await visit(api.origin);
    const statuses = new Set<number>();
    const ask = async () => {
      const answers = await Promise.all(
        ['/api/documents', '/api/schools?q=a', '/api/documents?q=notes'].map(
          async (path) =>
            (await fetch(api.origin + path, { headers: { cookie }, signal: AbortSignal.timeout(10_000) }))
              .status,
        ),
      );
      for (const status of answers) statuses.add(status);
      return new Set(answers);
    };
    expect(await ask()).toEqual(new Set([200]));
    const port = Number(new URL(pooler.url()).port);
    await pooler.kill();
    for (let i = 0; i < 10; i++) await ask();
    expect(statuses).toContain(503);
    pooler = await start({ url: cluster.directUrl, size: 8, port });
    await expect.poll(ask, { timeout: 10_000 }).toEqual(new Set([200]));
    for (let i = 0; i < 10; i++) expect(await ask()).toEqual(new Set([200]));
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await call('/api/documents')).status).toBe(200);
    expect(await api.stop()).toBe(0);
  });
});
