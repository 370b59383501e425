import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../adapters/mail/smtp-transport';
import { dayMs, minuteMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { refusalOf } from '../../testing/answers';
import { subscribeCall } from '../../testing/form-message';
import { selectRows } from '../../testing/rows';
import { headersOf, startSmtpPeer } from '../../testing/smtp-peer';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { newsletterToken } from '../mail/newsletter-token';
import { sendMail } from '../mail/send-mail';
import { sendNewsletterLink } from './send-newsletter-link';

const test = useTestApp({ LIMIT_MESSAGES_PER_DAY: '0', LIMIT_WRITES_PER_MINUTE: '0' });
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(test.ctx.db);
  await sql`delete from newsletter_subscribers`.execute(test.ctx.db);
});

const at = (afterMs: number): NetworkContext => ({ ...test.ctx, now: () => new Date(Date.now() + afterMs) });
const subscribe = (email: string, change: Record<string, unknown> = {}) =>
  test.app.inject(subscribeCall(email, change));
const waiting = async () =>
  (
    await sql<{ email: string }>`
      select data ->> 'email' as email from jobs.job where name = 'send-newsletter-link' order by created_on`.execute(
      test.ctx.db,
    )
  ).rows.map((row) => row.email);
const subscribers = () => selectRows(test, 'newsletter_subscribers');
const mailsTo = (address: string) =>
  selectRows(test, 'mails', { to_address: address }, undefined, 'created_at');

/** Works on the queued jobs like a worker. */
async function work(ctx: NetworkContext = test.ctx): Promise<void> {
  for (const email of await waiting()) await sendNewsletterLink(ctx, email);
  await sql`delete from jobs.job where name = 'send-newsletter-link'`.execute(test.ctx.db);
}

async function linkTo(address: string): Promise<string> {
  const text = (await mailsTo(address))
    .filter((mail) => mail.kind === 'newsletter_confirm')
    .at(-1)?.body_text;
  const token = /newsletter\?confirm=([\w-]{43})/.exec(text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link.');
  return token;
}

const confirm = (token: string) => test.nobody.post('/api/newsletter/confirm', { token });
const unsubscribe = (token: string) => test.nobody.post(`/api/newsletter/unsubscribe?token=${token}`);

async function confirmed(email: string): Promise<void> {
  await subscribe(email);
  await work();
  expect((await confirm(await linkTo(email))).statusCode).toBe(200);
}

describe('the double opt-in', () => {
  it('[X8] a subscription starts with the mailed link, of which only the hash is stored, and a second use changes nothing', async () => {
    const response = await subscribe('Reader@students.example');
    expect([response.statusCode, response.json()]).toEqual([202, { status: 'pending' }]);
    await work();
    const token = await linkTo('Reader@students.example');
    expect(JSON.stringify(await subscribers())).not.toContain(token);
    expect(await subscribers()).toMatchObject([{ state: 'pending', mailed_count: 1 }]);
    for (let time = 0; time < 2; time += 1) {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { email: 'Reader@students.example', state: 'confirmed' },
      ]);
    }
    expect((await mailsTo('Reader@students.example')).map((mail) => mail.kind)).toEqual([
      'newsletter_confirm',
      'newsletter_welcome',
    ]);
  });

  it('[X8] a confirmation link that is wrong, replaced or older than seven days is refused', async () => {
    await subscribe('late@students.example');
    await work();
    const first = await linkTo('late@students.example');
    await subscribe('late@students.example');
    await work(at(61 * minuteMs));
    const second = await linkTo('late@students.example');
    await sql`update newsletter_subscribers set token_until = now()`.execute(test.ctx.db);
    for (const token of ['x', first, second]) {
      const answer = await confirm(token);
      expect(refusalOf(answer)).toEqual([410, 'tokens.invalid']);
    }
    expect(await subscribers()).toMatchObject([{ state: 'pending' }]);
  });

  it('[X8] an address gets at most one confirmation mail an hour and three a month, however often it is entered', async () => {
    const victim = 'victim@students.example';
    for (const hours of [0, 0.5, 2, 4, 6, 24, 100, 719]) {
      for (let time = 0; time < 10; time += 1)
        expect((await subscribe(time % 2 ? victim : 'VICTIM@students.example')).statusCode).toBe(202);
      await work(at(hours * 60 * minuteMs));
    }
    const mails = [...(await mailsTo(victim)), ...(await mailsTo('VICTIM@students.example'))];
    expect(mails.map((mail) => mail.kind)).toEqual(Array.from({ length: 3 }, () => 'newsletter_confirm'));
    expect(await subscribers()).toHaveLength(1);
  });

  it('[X8] an address with three unused links is mailed again 30 days after the last one', async () => {
    const email = 'later@students.example';
    for (const days of [0, 1, 2, 31, 32.5, 33, 34, 35]) await sendNewsletterLink(at(days * dayMs), email);
    expect(await mailsTo(email)).toHaveLength(6);
    expect(await subscribers()).toMatchObject([{ state: 'pending', mailed_count: 3 }]);
  });

  it('[X8] parallel subscriptions of one address cause one mail', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => sendNewsletterLink(test.ctx, 'busy@students.example')),
    );
    expect(await mailsTo('busy@students.example')).toHaveLength(1);
  });

  it('[X8] a subscribed address gets the same answer and no mail', async () => {
    await confirmed('known@students.example');
    const before = await mailsTo('known@students.example');
    const [known, stranger] = [
      await subscribe('known@students.example'),
      await subscribe('new@students.example'),
    ];
    expect([known.statusCode, known.body]).toEqual([stranger.statusCode, stranger.body]);
    expect(await waiting()).toEqual(['known@students.example', 'new@students.example']);
    await work(at(2 * 60 * minuteMs));
    expect(await mailsTo('known@students.example')).toEqual(before);
    expect((await subscribers()).map((row) => row.state).sort()).toEqual(['confirmed', 'pending']);
  });

  it('[X8] a form that a browser fills in and that is sent at once gets the confirmation mail', async () => {
    expect((await subscribe('quick@students.example')).statusCode).toBe(202);
    expect(await waiting()).toEqual(['quick@students.example']);
  });

  it('[X8] forms with the hidden field or an invalid address cause no mail', async () => {
    expect((await subscribe('bot@students.example', { website: 'x' })).statusCode).toBe(202);
    for (const email of [
      '',
      'a@b',
      'a@students.example\r\nBcc: eve@example.com',
      '<script>@students.example',
    ])
      expect([email, (await subscribe(email)).statusCode]).toEqual([email, 400]);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await test.app.inject({ ...subscribeCall('a@students.example'), headers })).statusCode).toBe(403);
    expect(await waiting()).toEqual([]);
  });

  it('[X8] subscriptions are limited per network address', async () => {
    const limited = await startTestApp({ LIMIT_MESSAGES_PER_DAY: '5' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => limited.app.inject(subscribeCall(`a${i}@students.example`))),
    );
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(5);
    await limited.close();
  });
});

describe('unsubscribing', () => {
  it('[X8] every mail of the newsletter has an unsubscribe link, also for the one click of RFC 8058', async () => {
    await confirmed('one@students.example');
    const peer = await startSmtpPeer();
    const mail = createSmtpTransport(peer.url);
    for (const { id } of await mailsTo('one@students.example')) await sendMail({ ...test.ctx, mail }, id);
    await mail.close();
    await peer.stop();
    const [asked, welcome] = peer.taken.map(({ email }) => headersOf(email));
    expect(asked?.['list-unsubscribe']).toBeUndefined();
    expect(welcome?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(welcome?.['list-unsubscribe'] ?? '')?.[1] ?? '');
    expect(peer.taken[1]?.raw.replace(/=\r\n/g, '')).toContain('/newsletter?unsubscribe=');
    const opened = await test.nobody.get(url.pathname + url.search);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/newsletter?unsubscribe=${url.searchParams.get('token')}`,
    ]);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
    for (const payload of ['List-Unsubscribe=One-Click', undefined]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        ...(payload ? { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { email: 'one@students.example', state: 'unsubscribed' },
      ]);
    }
  });

  it('[X8] unsubscribing deletes the address at once, and it can subscribe again', async () => {
    await confirmed('back@students.example');
    const used = await linkTo('back@students.example');
    const token = newsletterToken(test.ctx.secret, 'back@students.example');
    expect((await unsubscribe(token)).statusCode).toBe(200);
    expect(await subscribers()).toMatchObject([{ state: 'unsubscribed', email: null, token_hash: null }]);
    expect(await mailsTo('back@students.example')).toEqual([]);
    expect((await confirm(used)).statusCode).toBe(410);
    await confirmed('back@students.example');
    expect(await subscribers()).toMatchObject([{ state: 'confirmed', email: 'back@students.example' }]);
    expect((await unsubscribe(token)).statusCode).toBe(200);
  });

  it('[X8] forged unsubscribe tokens are refused', async () => {
    await confirmed('safe@students.example');
    const [name, signature] = newsletterToken(test.ctx.secret, 'eve@students.example').split('.');
    const forged = `${Buffer.from('safe@students.example').toString('base64url')}.${signature}`;
    for (const token of [forged, `${name}.x`, 'x']) {
      const answer = await unsubscribe(token);
      expect(refusalOf(answer)).toEqual([410, 'tokens.invalid']);
    }
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });
});

it('[X8] a confirmation link is valid for seven days', async () => {
  await sendNewsletterLink(at(-7 * dayMs + minuteMs), 'week@students.example');
  expect((await confirm(await linkTo('week@students.example'))).statusCode).toBe(200);
});
