import { describe, expect, it } from 'vitest';
import { useBuiltSite } from './testing/built-site';

const fallback = [
  '<html><head><title>Academic Workshop</title><script src="/assets/app.js"></script></head>',
  '<body><main><div id="served-page" class="peer"></div><div>Loading…</div></main></body></html>',
].join('');

const test = useBuiltSite({ files: { '__spa-fallback.html': fallback } }, { LIMIT_READS_PER_MINUTE: '2' });

const ask = (url: string) => test.site.inject({ url, remoteAddress: '203.0.113.5' });

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
    expect((await test.site.inject({ url: '/documents/1', remoteAddress: '203.0.113.6' })).statusCode).toBe(
      404,
    );
  });
});
