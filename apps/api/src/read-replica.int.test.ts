import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@aw/db';
import * as content from '@aw/db/content';
import { startReplication, type TestReplication } from '@aw/db/testing/standby';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPageReader } from './adapters/pages/open-page-reader';
import { buildApp } from './app';
import { builtSource } from './modules/content/compile-source';
import { builtTermsVersion, currentVersions } from './modules/content/policies';
import { processDocument } from './modules/documents/processing/process-document';
import { type OpenContext, openContext } from './open-context';
import { sitePages } from './serve-sites';
import { makePdf } from './testing/make-pdf';
import { readTestConfig } from './testing/test-config';
import { type Person, signedIn } from './testing/user';

const database = 'site';
const soon = { timeout: 60_000, interval: 50 };

type Site = { ctx: OpenContext; app: FastifyInstance; origin: string; close: () => Promise<void> };

let directory: string;
let servers: TestReplication;
/** A site with a replica that is at most a second behind. */
let site: Site;
/** A site with a replica that may be a minute behind, which shows which data comes from the primary. */
let late: Site;
let person: Person;
let documentId: number;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-reads-'));
  await mkdir(path.join(directory, 'web'));
  await writeFile(
    path.join(directory, 'web', '__spa-fallback.html'),
    '<html><head><title>Site</title></head><body><div id="served-page" class="peer"></div></body></html>',
  );
  servers = await startReplication(await mkdtemp(path.join(tmpdir(), 'aw-servers-')));
  await servers.primary.query(`create database ${database}`);
  site = await startSite('1000');
  late = await startSite('60000');
  await site.ctx.db.insertInto('schools').values({ name: 'Tidal College', type: 'college' }).execute();
  person = await signedIn(site.app);
  documentId = await publish(site, person, 'Tides of the sea');
});
afterAll(async () => {
  await Promise.all([site, late].map((each) => each?.close()));
  await servers?.close();
  await rm(directory, { recursive: true, force: true });
});

async function startSite(lagMs: string): Promise<Site> {
  const config = readTestConfig({
    DATA_DIR: path.join(directory, `data-${lagMs}`),
    WEB_DIR: path.join(directory, 'web'),
    DATABASE_URL: servers.primary.url(database),
    DATABASE_READ_URL: servers.standby.url(database),
    READ_LAG_MS: lagMs,
    SESSION_SECRET: 'a secret for tests only, 32 characters',
    LIMIT_READS_PER_MINUTE: '0',
    LIMIT_SEARCHES_PER_MINUTE: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
  });
  const ctx = await openContext(config, () => {});
  const app = await buildApp(ctx, { addPages: sitePages(ctx) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitUntil(() => ctx.replica?.isUsable(), soon);
  return {
    ctx,
    app,
    origin,
    async close() {
      await app.close();
      await ctx.close();
    },
  };
}

/** Uploads a document, runs its checks, and returns its id. */
async function publish({ ctx }: Site, { upload }: Person, title: string): Promise<number> {
  const response = await upload(await makePdf([`${title}, on a page.`]), { fields: { title } });
  expect(response.statusCode).toBe(201);
  const { id } = response.json<{ id: number }>();
  const reader = openPageReader({ deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024 });
  await processDocument({ ...ctx, reader }, id);
  await reader.close();
  return id;
}

const paused = async (work: () => Promise<void>) => {
  await servers.standby.query('select pg_wal_replay_pause()');
  await work().finally(() => servers.standby.query('select pg_wal_replay_resume()'));
};

/** Returns how often the replica was queried for documents, without the queries of its monitor. */
async function readsOfReplica(): Promise<number> {
  const [row] = await servers.standby.query<{ reads: number }>(
    "select (seq_scan + coalesce(idx_scan, 0))::int8 as reads from pg_stat_user_tables where relname = 'documents'",
    database,
  );
  return Number(row?.reads);
}

const readPaths = (at: number) => [
  `/api/documents?limit=20&q=tides${at % 7 === 0 ? '+of' : ''}`,
  '/api/documents/counts?q=tides',
  `/api/questions/similar?title=${encodeURIComponent(`How high are tides ${at}?`)}`,
  `/documents/${documentId}`,
  '/sitemaps/documents-1.xml',
  `/api/schools?limit=${1 + (at % 50)}`,
  `/api/schools/counts?q=${at}`,
  '/api/figures',
  '/api/prices',
  '/api/texts',
];

/** Reads everything repeatedly from several clients. Returns the failed answers by path. */
function startReading({ origin }: Site) {
  let isOn = true;
  const answers = { good: 0, bad: [] as string[] };
  const loops = Array.from({ length: 6 }, async (_, loop) => {
    for (let at = loop; isOn; at += 6)
      for (const path of readPaths(at)) {
        const { status } = await fetch(origin + path, { headers: { cookie: person.cookie } });
        if (status === 200) answers.good += 1;
        else answers.bad.push(`${status} ${path}`);
      }
  });
  return async () => {
    isOn = false;
    await Promise.all(loops);
    return answers;
  };
}

it('[R2] no read fails when the replica crashes, and the replica is used again when it is back', async () => {
  const isUsable = () => site.ctx.replica?.isUsable();
  const before = await readsOfReplica();
  const stop = startReading(site);
  try {
    await expect.poll(readsOfReplica, soon).toBeGreaterThan(before + 20);
    await servers.standby.crash();
    await sleep(2_000);
    expect(isUsable()).toBe(false);
    await servers.standby.start();
    await expect.poll(isUsable, soon).toBe(true);
    const back = await readsOfReplica();
    await expect.poll(readsOfReplica, soon).toBeGreaterThan(back + 20);
  } finally {
    const { good, bad } = await stop();
    expect(bad).toEqual([]);
    expect(good).toBeGreaterThan(100);
  }
});

const titlesAt = async ({ app }: Site, cookie: string, q: string) =>
  (await app.inject({ url: `/api/documents?q=${q}`, headers: { cookie } }))
    .json<{ title: string }[]>()
    .map(({ title }) => title);

it('[R2] people see their own changes at once, and others when the replica lags too far behind', async () => {
  const stranger = await signedIn(site.app);
  await paused(async () => {
    const response = await person.inject({
      method: 'POST',
      url: `/api/documents/${documentId}/views`,
    });
    const marked = [person.cookie, ...[response.headers['set-cookie'] ?? []].flat()]
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(marked).toContain('aw_wrote=');
    await publish(site, person, 'Ebbing');
    expect(await titlesAt(late, marked, 'ebbing')).toEqual(['Ebbing']);
    expect(await titlesAt(late, stranger.cookie, 'ebbing')).toEqual([]);
    expect(await titlesAt(site, marked, 'ebbing')).toEqual(['Ebbing']);
    await expect
      .poll(() => titlesAt(site, stranger.cookie, 'ebbing'), { timeout: 3_000, interval: 50 })
      .toEqual(['Ebbing']);
    expect(site.ctx.replica?.lagSeconds()).toBeGreaterThan(1);
  });
  await expect.poll(() => titlesAt(late, stranger.cookie, 'ebbing'), soon).toEqual(['Ebbing']);
});

it('[R2] prices, texts and terms come from the primary, however far behind the replica is', async () => {
  const { db, changes } = late.ctx;
  const priceOf = async () =>
    (await late.app.inject({ url: '/api/prices' })).json<{ perThousandWordsMinor: unknown }>();
  const [before, terms] = [await priceOf(), (await currentVersions(late.ctx)).terms];
  // Checked only now, because a busy machine may answer the monitor too late at any time, and a paused replica never
  // catches up.
  await vi.waitUntil(() => late.ctx.replica?.isUsable(), soon);
  await paused(async () => {
    const refundDays = await changePrices(db);
    await changeTerms(db);
    await changes.settled();
    expect(await priceOf()).toEqual({ ...before, refundDays });
    expect((await currentVersions(late.ctx)).terms).toBe('2040-01-02');
    expect(terms).toBe(builtTermsVersion());
    const texts = (await late.app.inject({ url: '/api/texts' })).json<Record<string, unknown>>();
    expect(JSON.stringify(texts)).toContain('policies/terms');
  });
});

/** Starts another price book and returns the price that differs in it. */
async function changePrices(db: Database): Promise<number> {
  const { id: _, ...book } = await db
    .selectFrom('price_books')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const refundDays = book.refund_days + 3;
  await db
    .insertInto('price_books')
    .values({
      ...book,
      late_steps: JSON.stringify(book.late_steps),
      valid_from: new Date(),
      refund_days: refundDays,
    })
    .execute();
  return refundDays;
}

async function changeTerms(db: Database): Promise<void> {
  const admin = await db
    .insertInto('admin_users')
    .values({ username: 'amira', email: 'amira@example.org', password: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const source = builtSource('policies/terms')?.replace(/lastUpdated: .*/, "lastUpdated: '2040-01-02'");
  await content.insertVersion(db, {
    name: 'policies/terms',
    source,
    note: 'New terms',
    admin_id: admin.id,
  });
}

it('[R2] a restart of the primary causes only 503 responses, and the replica is used again afterwards', async () => {
  const isUsable = () => site.ctx.replica?.isUsable();
  const stop = startReading(site);
  await servers.primary.crash();
  await expect.poll(isUsable, soon).toBe(false);
  await servers.primary.start();
  await expect.poll(isUsable, soon).toBe(true);
  const { bad } = await stop();
  expect(bad.filter((line) => !line.startsWith('503'))).toEqual([]);
  const before = await readsOfReplica();
  const all = async () =>
    Promise.all(
      readPaths(0).map(
        async (path) => (await fetch(site.origin + path, { headers: { cookie: person.cookie } })).status,
      ),
    );
  await expect.poll(async () => new Set(await all()), soon).toEqual(new Set([200]));
  await expect
    .poll(async () => {
      await all();
      return readsOfReplica();
    }, soon)
    .toBeGreaterThan(before);
});
