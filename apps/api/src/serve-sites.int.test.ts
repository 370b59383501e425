import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app';
import { sitePages } from './serve-sites';
import { startTestApp, type TestApp } from './testing/test-app';

const fallback = [
  '<html><head><title>Academic Workshop</title><script src="/assets/app.js"></script></head>',
  '<body><main><div id="served-page" class="peer"></div><div>Loading…</div></main></body></html>',
].join('');

let test: TestApp;
let site: FastifyInstance;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-rate-limited-'));
  await writeFile(path.join(directory, '__spa-fallback.html'), fallback);
  test = await startTestApp({ WEB_DIR: directory, LIMIT_READS_PER_MINUTE: '2' });
  site = await buildApp(test.ctx, { addPages: sitePages(test.ctx) });
});
afterAll(async () => {
  await site.close();
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

const ask = (url: string) => site.inject({ url, remoteAddress: '203.0.113.5' });

describe('a public page above the limit of reads', () => {
  it('[X16] [R4] a public page above the limit of reads answers 429 with a pause and noindex, and the application still starts', async () => {
    for (let read = 0; read < 2; read++) expect((await ask('/documents/1')).statusCode).toBe(404);
    for (const url of ['/documents/1', '/schools/1/courses', '/blog/not-built']) {
      const { statusCode, headers, body } = await ask(url);
      expect([url, statusCode]).toEqual([url, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<meta name="robots" content="noindex" data-shared>');
      expect(body).toContain('<script src="/assets/app.js"></script>');
      expect(body).toMatch(/<div id="served-page" class="peer"><div[^>]*><h1>One moment, please<\/h1>/);
    }
    // Pages without database access and other clients are not affected.
    expect((await ask('/documents')).statusCode).toBe(200);
    expect((await site.inject({ url: '/documents/1', remoteAddress: '203.0.113.6' })).statusCode).toBe(404);
  });
});
