import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { addErrorHandler } from '../error-handler';
import { followPages } from './built-pages';
import { addStaticSite } from './static-site';

const site = { fallback: '__spa-fallback.html' };
const buildOf = (name: string) =>
  JSON.stringify({
    '__spa-fallback.html': `${name} application`,
    'blog/index.html': `${name} blog`,
    'served-pages.json': JSON.stringify({ quiz: `${name} quiz` }),
  });

/** Answer of the other server, and how often each kind of answer was sent. */
const other = { status: 200, body: '', etag: '', sent: 0, unchanged: 0 };
const errors: unknown[] = [];
const log = { info: () => {}, error: (error: unknown) => errors.push(error) };
let server: Server | undefined;
let stop = () => {};

async function follow() {
  server = createServer((request, response) => {
    const isKnown = other.status === 200 && request.headers['if-none-match'] === other.etag;
    other[isKnown ? 'unchanged' : 'sent'] += 1;
    response.writeHead(isKnown ? 304 : other.status, other.etag ? { etag: other.etag } : {});
    response.end(isKnown ? '' : other.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const following = await followPages(`http://127.0.0.1:${port}/site-pages.json`, site, {
    log,
    pollIntervalMs: 10,
  });
  stop = following.stop;
  return following.current;
}

afterEach(() => {
  stop();
  server?.close();
  errors.length = 0;
});

it('[R1] pages of another server are used as soon as they are available, and replaced by newer ones', async () => {
  Object.assign(other, { status: 503, body: 'starting', etag: '', sent: 0, unchanged: 0 });
  const current = await follow();
  const app = Fastify();
  addErrorHandler(app);
  await addStaticSite(app, { pages: current, isKnownPath: (path) => path === '/quiz/1' });
  const early = await app.inject('/blog');
  expect([early.statusCode, early.headers['retry-after'], early.json().code]).toEqual([
    503,
    '5',
    'server.busy',
  ]);
  const asPage = await app.inject({ url: '/blog', headers: { accept: 'text/html' } });
  expect(asPage.body).toContain('<h1>One moment, please</h1>');

  Object.assign(other, { status: 200, body: buildOf('first'), etag: '"1"' });
  await vi.waitFor(async () => expect((await app.inject('/blog')).body).toBe('first blog'));
  expect((await app.inject('/quiz/1')).body).toBe('first application');
  expect(current()?.templates).toEqual({ quiz: 'first quiz' });
  await vi.waitFor(() => expect(other.unchanged).toBeGreaterThan(1));

  Object.assign(other, { body: buildOf('second'), etag: '"2"' });
  await vi.waitFor(async () => expect((await app.inject('/blog')).body).toBe('second blog'));
  await app.close();
});

it('[R1] pages that cannot be read do not replace the earlier ones, and are logged once', async () => {
  Object.assign(other, { status: 200, body: buildOf('first'), etag: '"1"', sent: 0, unchanged: 0 });
  const current = await follow();
  const first = current();
  expect(first?.texts.get('blog/index.html')?.body).toBe('first blog');
  Object.assign(other, { body: '{"index.html":"half"}', etag: '"2"', sent: 0 });
  await vi.waitFor(() => expect(other.sent).toBeGreaterThan(2));
  expect(current()).toBe(first);
  expect(errors.map(String)).toEqual([expect.stringContaining('has no __spa-fallback.html')]);
});

it('[R1] pages without a version are not rebuilt while they stay the same', async () => {
  Object.assign(other, { status: 200, body: buildOf('first'), etag: '', sent: 0, unchanged: 0 });
  const current = await follow();
  const first = current();
  await vi.waitFor(() => expect(other.sent).toBeGreaterThan(3));
  expect(current()).toBe(first);
});
