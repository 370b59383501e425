import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, useTestApp } from '../../testing/test-app';

const test = useTestApp();
const id = '0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11';

beforeAll(async () => {
  await test.ctx.mail.send({
    id,
    to: 'ada@example.com',
    from: test.ctx.config.MAIL_FROM,
    subject: 'Choose <b>a</b> new password',
    html: '<html><head></head><body><a href="http://localhost:3000/reset-password?token=abc&amp;x=1">Go</a></body></html>',
    text: 'Go http://localhost:3000/reset-password?token=abc&x=1',
  });
});
const get = (url: string, options: InjectOptions = {}) => test.app.inject({ url, ...options });

describe('the development mailbox', () => {
  it('[U7] the development mailbox lists all mails, and shows each in a frame without scripts', async () => {
    const list = await get('/dev/mailbox');
    expect(list.headers['content-type']).toContain('text/html');
    expect(list.body).toContain(`href="/dev/mailbox/${id}"`);
    expect(list.body).toContain('Choose &lt;b&gt;a&lt;/b&gt; new password');
    const one = await get(`/dev/mailbox/${id}`);
    expect(one.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(one.body).toContain('&lt;base target=&quot;_top&quot;/&gt;');
    expect(one.body).toContain('token=abc&amp;amp;x=1');
    expect(one.body).not.toContain('<b>a</b>');
    for (const page of [list, one]) {
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
      expect(page.headers['content-security-policy']).not.toContain('script-src');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).not.toContain('<script');
    }
  });

  it('[U7] the development mailbox shows a mail as text', async () => {
    const text = await get(`/dev/mailbox/${id}?as=text`);
    expect(text.headers['content-type']).toContain('text/plain');
    expect(text.body).toBe('Go http://localhost:3000/reset-password?token=abc&x=1');
    expect((await get(`/dev/mailbox/${id.replace('0e', '1e')}`)).statusCode).toBe(404);
    expect((await get('/dev/mailbox/..%2F..%2Fsession-secret')).statusCode).toBe(404);
  });

  it.each<InjectOptions>([
    { headers: { host: 'workshop.example' } },
    { headers: { host: '203.0.113.7:3000' } },
    { headers: { host: 'localhost.evil.example' } },
    { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' } },
    { headers: { host: 'localhost:3000', forwarded: 'for=203.0.113.7' } },
    { headers: { host: 'localhost:3000' }, remoteAddress: '203.0.113.7' },
  ])('[U7] the development mailbox is only available on this machine (%o)', async (from) => {
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}?as=text`]) {
      const answer = await get(url, from);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('token=');
    }
  });

  it.each<Record<string, string>>([
    { SITE_ORIGIN: 'https://workshop.example' },
    { SITE_ORIGIN: 'https://localhost.example' },
    { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:2525' },
  ])('[U7] the development mailbox does not exist with the settings %o', async (env) => {
    const other = await startTestApp(env);
    try {
      expect(other.app.hasRoute({ method: 'GET', url: '/dev/mailbox' })).toBe(false);
      expect((await other.nobody.get('/dev/mailbox')).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
