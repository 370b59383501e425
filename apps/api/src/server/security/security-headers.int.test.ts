import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { buildConsole, sitePages } from '../../serve-sites';
import { useTestApp } from '../../testing/test-app';
import { readTestConfig } from '../../testing/test-config';
import { permissionsPolicy } from './security-headers';

const test = useTestApp();
let folder: string;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-headers-'));
  for (const file of ['index.html', 'payment/index.html', '__spa-fallback.html', 'assets/a.js']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '<script src="/assets/a.js"></script>');
  }
});
afterAll(async () => {
  for (const app of open) await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the site, the API and the console like `npm start`. */
async function start(env: Record<string, string>) {
  const config = readTestConfig({ WEB_DIR: folder, ADMIN_DIR: folder, ...env });
  const ctx: Context = { ...test.ctx, config };
  const site = await buildApp(ctx, { addPages: sitePages(ctx) });
  const console = await buildConsole(config);
  if (!console) throw new Error('The console is there.');
  open.push(site, console);
  return { site, console };
}

/** One answer of each kind. */
const addresses = {
  site: [
    '/',
    '/payment',
    '/documents/7',
    '/no/such/page',
    '/assets/a.js',
    '/healthz',
    '/api/questions',
    '/api/documents/1',
    '/api/no-such-call',
    '/api/documents/1/pages/1/image',
    '/api/docs/',
    '/api/docs/static/swagger-ui.css',
    '/api/openapi.json',
    '/dev/mailbox',
  ],
  console: ['/', '/admin/orders', '/no/such/page', '/assets/a.js', '/config.json'],
};

async function answers(apps: Awaited<ReturnType<typeof start>>) {
  const all = [];
  for (const name of ['site', 'console'] as const)
    for (const url of addresses[name])
      all.push({ name: `${name} ${url}`, ...(await apps[name].inject(url)) });
  return all;
}

describe('security headers', () => {
  it('[R6] every answer disables unused browser features and isolates its window', async () => {
    for (const { name, headers } of await answers(await start({}))) {
      expect(headers['permissions-policy'], name).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(headers['permissions-policy'], name).toContain('payment=()');
      expect(headers['cross-origin-opener-policy'], name).toBe('same-origin');
      expect(headers['x-content-type-options'], name).toBe('nosniff');
      expect(headers['content-security-policy'], name).not.toMatch(
        /script-src[^;]*'unsafe|default-src[^;]*\*/,
      );
      expect(headers['content-security-policy'], name).toContain('frame-ancestors');
    }
  });

  it('[R6] only the card form may use wallets and open the provider’s window', async () => {
    const { site } = await start({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    const { headers } = await site.inject('/payment');
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const other = (await site.inject('/')).headers;
    expect(other['permissions-policy']).toBe(permissionsPolicy());
    expect(other['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('[Q10] only the console may show images of another origin, and only those of the site', async () => {
    const images = (headers: object) => /img-src ([^;]*)/.exec(JSON.stringify(headers))?.[1];
    const apps = await start({ SITE_ORIGIN: 'https://site.example' });
    expect(images((await apps.console.inject('/')).headers)).toBe("'self' data: blob: https://site.example");
    expect(images((await apps.site.inject('/')).headers)).toBe("'self' data: blob:");
    const file = path.resolve(import.meta.dirname, '../../../../../infra/docker/admin.Caddyfile');
    expect(images([await readFile(file, 'utf8')])).toBe("'self' data: blob: {$SITE_ORIGIN}");
  });

  it('[R6] every answer in production tells browsers to stay with HTTPS', async () => {
    for (const { name, headers } of await answers(await start({ COOKIE_SECURE: 'true' })))
      expect(headers['strict-transport-security'], name).toBe('max-age=31536000; includeSubDomains');
  });

  it('[R6] answers over plain HTTP do not require HTTPS', async () => {
    for (const { name, headers } of await answers(await start({})))
      expect(headers['strict-transport-security'], name).toBeUndefined();
  });

  it('[R6] the web servers of the container images send the same headers', async () => {
    const infra = path.resolve(import.meta.dirname, '../../../../../infra/docker');
    const site = await readFile(path.join(infra, 'web.Caddyfile'), 'utf8');
    const staff = await readFile(path.join(infra, 'admin.Caddyfile'), 'utf8');
    const policyIn = (text: string) => /Permissions-Policy "(.*)"/.exec(text)?.[1];
    expect(policyIn(staff)).toBe(permissionsPolicy());
    for (const text of [site, staff]) {
      expect(text).toContain('Strict-Transport-Security "max-age=31536000; includeSubDomains"');
      expect(text).toContain('header @secure Strict-Transport-Security');
    }
  });

  it('[R6] the page of the API allows only its own scripts', async () => {
    const { site } = await start({});
    const page = await site.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    expect(page.headers['content-security-policy']).not.toContain('https:');
    const scripts = page.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain('src=');
    expect(page.body).not.toMatch(/<style|\son[a-z]+=/);
  });
});
