import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import { openProxy } from '@aw/db/testing/blockable-proxy';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app';
import { type OpenContext, openContext } from './open-context';
import { readTestConfig } from './testing/test-config';
import { signedIn } from './testing/user';

/** Statuses that are allowed while the database is unavailable: 503, and 200 for cached public lists. */
const away = new Set([200, 503]);
const soonMs = 5_000;

let directory: string;
let postgres: EmbeddedServer;
let ctx: OpenContext;
let app: FastifyInstance;
let origin: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-restart-'));
  // Otherwise the server's user could not enter the folder, and its data would be stored elsewhere and remain.
  await chmod(directory, 0o711);
  postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'));
  await ensureDatabase(postgres, 'restart');
  const address = () => postgres.url('restart');
  // Each start uses another port.
  const proxy = await openProxy(() => Number(new URL(address()).port));
  const config = readTestConfig({
    DATA_DIR: path.join(directory, 'data'),
    DATABASE_URL: proxy.through(address()),
    LIMIT_READS_PER_MINUTE: '0',
    LIMIT_SEARCHES_PER_MINUTE: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
  });
  ctx = await openContext(config, () => {});
  app = await buildApp(ctx);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await app.close();
    await ctx.close();
    proxy.close();
    await postgres.stop();
  };
});
afterAll(async () => {
  await close();
  await rm(directory, { recursive: true, force: true });
});

it('[R1] [P7] a restart of the database under load causes only quick errors while it lasts, and leaves nothing stale', async () => {
  const { id } = await ctx.db
    .insertInto('schools')
    .values({ name: 'Before College', type: 'college' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { cookie } = await signedIn(app);
  const paths = [
    '/api/schools?limit=20',
    '/api/documents?limit=20',
    '/api/documents?q=tides',
    '/api/documents/counts',
  ];
  const load = { isOn: true, answers: new Map<string, Set<number>>(), slowestMs: 0 };
  const answersOf = (span: string) => load.answers.get(span) ?? load.answers.set(span, new Set()).get(span);
  let span = 'before';
  const loops = Array.from({ length: 12 }, async (_, at) => {
    while (load.isOn) {
      const since = performance.now();
      const begun = span;
      const { status } = await fetch(origin + (paths[at % paths.length] ?? ''), { headers: { cookie } });
      if (begun === span) answersOf(span)?.add(status);
      load.slowestMs = Math.max(load.slowestMs, performance.now() - since);
      await sleep(5);
    }
  });
  try {
    await sleep(300);
    span = 'away';
    await postgres.stop();
    await sleep(1_000);
    postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'));
    span = 'returning';
    // Another client changes data that this process had cached, as soon as possible.
    const other = new pg.Client({ connectionString: postgres.url('restart') });
    await other.connect();
    await other.query("update schools set name = 'After College' where id = $1", [id]);
    await other.end();
    const names = async () => {
      const response = await fetch(`${origin}/api/schools?limit=20`);
      return response.ok
        ? ((await response.json()) as { name: string }[]).map(({ name }) => name)
        : response.status;
    };
    await expect.poll(names, { timeout: soonMs }).toEqual(['After College']);
    const all = async () =>
      Promise.all(paths.map(async (each) => (await fetch(origin + each, { headers: { cookie } })).status));
    await expect.poll(all, { timeout: soonMs }).toEqual([200, 200, 200, 200]);
    span = 'after';
    await sleep(1_000);
  } finally {
    load.isOn = false;
    await Promise.all(loops);
  }
  expect([...(answersOf('before') ?? [])]).toEqual([200]);
  expect([...(answersOf('away') ?? [])].filter((status) => !away.has(status))).toEqual([]);
  expect(answersOf('away')).toContain(503);
  expect([...(answersOf('after') ?? [])]).toEqual([200]);
  expect(load.slowestMs).toBeLessThan(soonMs);
});
