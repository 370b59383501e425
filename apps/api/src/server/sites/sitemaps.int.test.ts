import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as documentQueries from '@aw/db/documents';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { sitePages } from '../../serve-sites';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, insertRows } from '../../testing/rows';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { isSitePath } from './known-paths';

let test: TestApp;
let site: FastifyInstance;
let directory: string;
let now = new Date();
const ids: number[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-maps-'));
  await writeFile(path.join(directory, '__spa-fallback.html'), '<html><head><title>x</title></head></html>');
  test = await startTestApp({ WEB_DIR: directory, SITE_ORIGIN: 'https://site.example' });
  site = await openSite();
  const user = await signedIn(test.app);
  for (const title of ['Published', 'Removed', 'Refused', 'Later']) {
    const response = await user.upload(await uniquePdf(), { fields: { title } });
    ids.push(response.json<{ id: number }>().id);
  }
  await test.processAll();
  await documentQueries.update(test.ctx.db, ids[1] ?? 0, { deleted_at: new Date() });
  await documentQueries.update(test.ctx.db, ids[2] ?? 0, { status: 'refused' });
  await sql`update documents set published_at = '2026-03-04T05:06:07Z' where id = ${ids[0]}`.execute(
    test.ctx.db,
  );
  await insertRows(test, 'schools', [
    { name: 'Ohio State University', type: 'university' },
    { name: 'A & B <College>', type: 'college' },
  ]);
});
afterAll(async () => {
  await site.close();
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

async function openSite() {
  const ctx = { ...test.ctx, now: () => now };
  return buildApp(ctx, { addPages: sitePages(ctx) });
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it('[X16] the sitemap is an index of the built pages, the documents and the schools', async () => {
  const { statusCode, headers, body } = await site.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(body)).toEqual([
    'https://site.example/sitemaps/pages.xml',
    'https://site.example/sitemaps/documents-1.xml',
    'https://site.example/sitemaps/schools-1.xml',
  ]);
});

it('[X16] the sitemap lists every published document with its date, and no removed or refused one', async () => {
  const { body } = await site.inject('/sitemaps/documents-1.xml');
  expect(addresses(body)).toEqual([
    `https://site.example/documents/${ids[0]}`,
    `https://site.example/documents/${ids[3]}`,
  ]);
  expect(body).toContain(`documents/${ids[0]}</loc><lastmod>2026-03-04</lastmod>`);
});

it('[X16] the sitemap lists every school, and all its paths answer 200', async () => {
  const schools = addresses((await site.inject('/sitemaps/schools-1.xml')).body);
  expect(schools).toHaveLength(2);
  const documents = addresses((await site.inject('/sitemaps/documents-1.xml')).body);
  for (const address of [...schools, ...documents]) {
    const { pathname } = new URL(String(address));
    expect(isSitePath(pathname), pathname).toBe(true);
    expect((await site.inject(pathname)).statusCode, pathname).toBe(200);
  }
});

it('[X16] the sitemap is split by ranges of ids, and ranges without public pages do not exist', async () => {
  await sql`insert into schools (id, name, type) overriding system value values (17000, 'Far University', 'university')`.execute(
    test.ctx.db,
  );
  const other = await openSite();
  expect(addresses((await other.inject('/sitemap.xml')).body).slice(-2)).toEqual([
    'https://site.example/sitemaps/schools-1.xml',
    'https://site.example/sitemaps/schools-4.xml',
  ]);
  expect(addresses((await other.inject('/sitemaps/schools-4.xml')).body)).toEqual([
    'https://site.example/schools/17000/courses',
  ]);
  for (const name of [
    'schools-2',
    'schools-5',
    'documents-9',
    'schools-0',
    'schools-01',
    'schools-x',
    'questions-1',
    'schools-1e3',
  ])
    expect((await other.inject(`/sitemaps/${name}.xml`)).statusCode, name).toBe(404);
  await other.close();
});

it('[X16] [P2] each range of the sitemap is built once an hour, however often it is requested', async () => {
  const other = await openSite();
  const before = (await other.inject('/sitemaps/schools-1.xml')).body;
  await insertRow(test, 'schools', { name: 'New School', type: 'school' });
  expect((await other.inject('/sitemaps/schools-1.xml')).body).toBe(before);
  now = new Date(now.getTime() + 61 * 60 * 1000);
  expect(addresses((await other.inject('/sitemaps/schools-1.xml')).body)).toHaveLength(3);
  await other.close();
});

it('[R4] a request for the sitemap counts as a read of the address', async () => {
  const limited = await startTestApp({ WEB_DIR: directory, LIMIT_READS_PER_MINUTE: '2' });
  const app = await buildApp(limited.ctx, { addPages: sitePages(limited.ctx) });
  const statuses = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await app.inject('/sitemap.xml')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await app.close();
  await limited.close();
});
