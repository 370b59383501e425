import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteDetails } from '@aw/contracts/site-details';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardSources } from '../security/card-sources';
import { readPages } from './built-pages';
import { isSitePath } from './known-paths';
import { addStaticSite } from './static-site';

const details: SiteDetails = {
  origin: 'https://site.example',
  siteName: 'Campus Help',
  email: 'help@site.example',
  phone: '+1 555 010 0100',
  whatsappNumber: '15550100100',
  socialLinks: [],
};

let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-site-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  };
  await write(
    'index.html',
    '<script>theme()</script><script src="/assets/a.js"></script><script type="application/ld+json">{"url":"https://site-origin.invalid/"}</script>',
  );
  await write('sitemap.xml', '<loc>https://site-origin.invalid/</loc>');
  await write('robots.txt', 'Sitemap: https://site-origin.invalid/sitemap.xml');
  await write('blog/rss.xml', '<link>https://site-origin.invalid/blog</link>');
  await write('schools/index.html', 'schools');
  await write('payment/index.html', '<script>theme()</script>');
  await write('__spa-fallback.html', 'fallback');
  await write('assets/a-1b2c.js', 'code');
  await writeFile(path.join(directory, '..', 'secret.txt'), 'secret');
  app = Fastify();
  const pages = await readPages(directory, {
    fallback: '__spa-fallback.html',
    details,
    sourcesOf: (file) =>
      file === 'payment/index.html'
        ? cardSources({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })
        : {},
  });
  await addStaticSite(app, { directory, pages: () => pages, isKnownPath: isSitePath });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

it('[X1] a path gets its own page, a known path without one gets the fallback, and others answer 404', async () => {
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return [statusCode, body];
  };
  expect(await ask('/schools?q=x')).toEqual([200, 'schools']);
  expect(await ask('/documents/17')).toEqual([200, 'fallback']);
  expect(await ask('/no/such/page')).toEqual([404, 'fallback']);
  expect(await ask('/assets/missing.js')).toEqual([404, 'fallback']);
});

it('[R6] the policy of a page allows only its own scripts and the hashes of its inline scripts', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('[X14] pages, sitemap, robots.txt and feed contain the site’s own origin', async () => {
  for (const [url, type] of [
    ['/', 'text/html'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/blog/rss.xml', 'application/rss+xml'],
  ] as const) {
    const { body, headers } = await app.inject(url);
    expect(body, url).toContain('https://site.example');
    expect(body, url).not.toContain('site-origin.invalid');
    expect(headers['content-type'], url).toBe(`${type}; charset=utf-8`);
    expect(headers['cache-control'], url).toBe('no-cache');
  }
});

it('[P4] pages are compressed with brotli or gzip, and their text is the same', async () => {
  const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask(accepted);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
});

it('[P4] a page is sent again only when it has changed, and a missing page never answers 304', async () => {
  const { etag } = (await app.inject('/')).headers;
  const again = (url: string, tag: string) => app.inject({ url, headers: { 'if-none-match': tag } });
  const same = await again('/', `"other", ${etag}`);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(same.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await again('/', '"other"')).statusCode).toBe(200);
  expect((await again('/schools', String(etag))).statusCode).toBe(200);
  const missing = (await app.inject('/no/such/page')).headers.etag;
  expect((await again('/no/such/page', String(missing))).statusCode).toBe(404);
});

it('[R6] no file outside of the folder is served', async () => {
  for (const url of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ]) {
    expect((await app.inject(url)).body).not.toContain('secret');
  }
});

it('[R6] browsers cache hashed files permanently and revalidate pages', async () => {
  expect((await app.inject('/assets/a-1b2c.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/schools')).headers['cache-control']).toBe('no-cache');
});

it('[L5] only the payment page may load the card form of the provider', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  const payment = await policyOf('/payment?order=AW-1');
  expect(payment).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/js\.stripe\.com /);
  expect(payment).toMatch(/frame-src 'self'[^;]* https:\/\/hooks\.stripe\.com/);
  expect(payment).toContain("connect-src 'self' https://api.stripe.com;");
  expect(payment).not.toMatch(/script-src[^;]*unsafe/);
  for (const url of ['/', '/schools', '/payment-success', '/no/such/page'])
    expect(await policyOf(url), url).not.toContain('stripe');
});

it('[L5] nothing is allowed for cards without a key, and only the test server if one is configured', () => {
  expect(cardSources({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual({});
  const dev = 'http://127.0.0.1:4701';
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(cardSources({ ...keys, STRIPE_SCRIPT_URL: `${dev}/stripe.js`, STRIPE_API_BASE: dev })).toEqual({
    scripts: [dev],
    frames: [dev],
    calls: [dev],
  });
});
