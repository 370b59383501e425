import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../adapters/mail/smtp-transport';
import type { Context } from '../../context';
import { member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { beforeEnqueue } from '../../testing/before-enqueue';
import type { Caller } from '../../testing/calls';
import { messageCall, subscribeCall } from '../../testing/form-message';
import { selectRows } from '../../testing/rows';
import { headersOf, startSmtpPeer } from '../../testing/smtp-peer';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { sendMail } from '../mail/send-mail';
import { sendMessage } from './send-message';

const test = useTestApp({ LIMIT_MESSAGES_PER_DAY: '0', LIMIT_WRITES_PER_MINUTE: '0' });
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(test.ctx.db);
  await sql`delete from messages`.execute(test.ctx.db);
});

const messages = () => selectRows(test, 'messages', {}, undefined, 'created_at');
const mails = () =>
  test.ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .execute();
const jobs = async (name: string) =>
  (await sql<{ data: object }>`select data from jobs.job where name = ${name}`.execute(test.ctx.db)).rows;
const send = (change: Record<string, unknown> = {}) => test.app.inject(messageCall(change));

describe('a message of a form', () => {
  it('[X8] a message is stored with a reference and mailed to support by a job', async () => {
    const response = await send({ about: 'opening-1', kind: 'application' });
    expect(response.statusCode).toBe(201);
    const { reference } = response.json<{ reference: string }>();
    expect(reference).toMatch(/^M-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const [message] = await messages();
    expect(message).toMatchObject({
      reference,
      kind: 'application',
      state: 'new',
      email: 'ada@students.example',
      about: 'opening-1',
      user_id: null,
      held_because: null,
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'message_received',
      to_address: test.ctx.config.CONTACT_EMAIL,
      reply_to: 'ada@students.example',
      subject: `${reference}: A school is missing`,
    });
    expect(mail?.body_text).toContain(message?.body.slice(-36));
    expect(mail?.body_text).toContain(`/admin/messages?id=${message?.id}`);
    expect(await jobs('send-mail')).toEqual([{ data: { mailId: mail?.id } }]);
    expect(await jobs('send-newsletter-link')).toEqual([]);
  });

  it('[X8] a message belongs to the person of the session, and to nobody without a valid session', async () => {
    const user = await signedIn(test.app);
    await user.inject(messageCall());
    const gone = await member(test);
    await sql`update users set session_epoch = session_epoch + 1 where id = ${gone.id}`.execute(test.ctx.db);
    await gone.inject(messageCall());
    expect((await messages()).map((row) => row.user_id)).toEqual([user.id, null]);
  });

  it('[X8] a message that asks for the newsletter starts the double opt-in', async () => {
    await send({ wantsNewsletter: true, email: 'Reader@students.example' });
    expect(await jobs('send-newsletter-link')).toEqual([
      { data: { email: 'Reader@students.example', place: expect.any(String) } },
    ]);
  });

  it('[X8] a message and its mail are one transaction: a crash in between leaves neither', async () => {
    const form = { ...messageCall().payload, website: '', openForMs: 9000, wantsNewsletter: true };
    const killed: Context = {
      ...test.ctx,
      jobs: beforeEnqueue(test.ctx.jobs, 'send-mail', () => Promise.reject(new Error('killed'))),
    };
    const nobody = { userId: null, address: 'x' };
    await expect(sendMessage(killed, nobody, form)).rejects.toThrow('killed');
    expect([await messages(), await mails(), await jobs('send-mail')]).toEqual([[], [], []]);
    await sendMessage(test.ctx, nobody, form);
    expect([(await messages()).length, (await jobs('send-mail')).length]).toEqual([1, 1]);
  });
});

describe('likely spam', () => {
  it.each([
    ['the hidden field', { website: 'https://spam.example' }],
    ['a link in no time', { openForMs: 10, message: `https://a.example ${randomUUID()}` }],
    ['many links', { message: 'https://a.example '.repeat(6) + randomUUID() }],
  ])(
    '[X8] a message that looks like spam (%s) is stored and held, is not mailed, and gets the usual answer',
    async (_, change) => {
      const response = await send({ ...change, wantsNewsletter: true });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ reference: expect.stringMatching(/^M-/) });
      expect(await messages()).toMatchObject([{ state: 'held', held_because: expect.any(String) }]);
      expect([await mails(), await jobs('send-mail'), await jobs('send-newsletter-link')]).toEqual([
        [],
        [],
        [],
      ]);
    },
  );

  it('[X8] a message that is pasted and sent within a second is not held', async () => {
    await send({ openForMs: 400 });
    expect(await messages()).toMatchObject([{ state: 'new', held_because: null }]);
    expect(await jobs('send-mail')).toHaveLength(1);
  });

  it('[X8] the same text is held from the third time within a day, also from several addresses and in parallel', async () => {
    const message = `Buy now ${randomUUID()}`;
    // Opens the connections first, so that the messages are really parallel.
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(test.ctx.db)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        test.app.inject({
          ...messageCall({ message, email: `a${i}@students.example` }),
          remoteAddress: `10.0.0.${i}`,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect((await messages()).filter((row) => row.state === 'new')).toHaveLength(2);
    expect(await jobs('send-mail')).toHaveLength(2);
    await sql`update messages set created_at = now() - interval '25 hours'`.execute(test.ctx.db);
    await send({ message });
    expect((await messages()).at(-1)?.state).toBe('new');
  });
});

describe('bad input', () => {
  const script = '<script>alert("x")</script>';

  it('[X8] a script in any field stays text in the row and in the mail', async () => {
    expect((await send({ name: script, subject: script, message: script, about: script })).statusCode).toBe(
      201,
    );
    expect(await messages()).toMatchObject([{ name: script, subject: script, body: script, about: script }]);
    const [mail] = await mails();
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect((await send({ email: `${script}@students.example` })).statusCode).toBe(400);
  });

  it('[X8] a form of a megabyte and missing or too long fields are refused, each with its own message', async () => {
    const big = await send({ message: 'x'.repeat(1024 * 1024) });
    expect(refusalOf(big)).toEqual([413, 'request.too_large']);
    for (const [change, said] of [
      [{ message: 'x'.repeat(20_001) }, 'Please use at most 20,000 characters.'],
      [{ message: '  \n ' }, 'Please write your message.'],
      [{ name: '' }, 'Please enter your name.'],
      [{ subject: '' }, 'Please enter a subject.'],
      [{ email: 'ada' }, 'Please enter a full email address, for example name@example.com.'],
      [{ kind: 'spam' }, ''],
      [{ name: 'a\u0000b' }, 'Please remove the unreadable characters.'],
    ] as const) {
      const response = await send(change);
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        said === '' ? expect.any(String) : said,
      ]);
    }
    expect(await messages()).toEqual([]);
  });

  it('[X8] a message from a page of another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const response = await test.app.inject({ ...messageCall(), headers });
    expect(refusalOf(response)).toEqual([403, 'auth.cross_site']);
    expect(await messages()).toEqual([]);
  });

  it('[X8] a line break in a field adds no header and no recipient at a real mail server', async () => {
    const evil = '\r\nBcc: eve@example.com\r\nX-Evil: 1\r\n\r\nbody';
    for (const email of [
      `ada@students.example${evil}`,
      'ada@students.example\nBcc: eve@example.com',
      'a@b.example, eve@example.com',
    ])
      expect([email, (await send({ email })).statusCode]).toEqual([email, 400]);
    await send({ name: `Ada${evil}`, subject: `Hello${evil}`, about: `it${evil}` });
    expect(await messages()).toMatchObject([
      {
        name: 'Ada Bcc: eve@example.com X-Evil: 1 body',
        subject: 'Hello Bcc: eve@example.com X-Evil: 1 body',
      },
    ]);
    const peer = await startSmtpPeer();
    const mail = createSmtpTransport(peer.url);
    for (const { id } of await mails()) await sendMail({ ...test.ctx, mail }, id);
    await mail.close();
    await peer.stop();
    expect(peer.taken).toHaveLength(1);
    const headers = headersOf(peer.taken[0]?.email);
    expect(peer.taken[0]?.to).toEqual([test.ctx.config.CONTACT_EMAIL]);
    expect(headers['reply-to']).toBe('ada@students.example');
    expect(headers.subject).toContain('Hello Bcc: eve@example.com X-Evil: 1 body');
    expect([headers.bcc, headers['x-evil']]).toEqual([undefined, undefined]);
    expect(await mails()).toMatchObject([{ status: 'sent', reply_to: null, body_text: null }]);
  });
});

describe('many messages', () => {
  it('[X8] a hundred parallel messages from one address are mailed up to the limits, and the others are refused', async () => {
    const limited = await startTestApp({ LIMIT_MESSAGES_PER_DAY: '15', LIMIT_WRITES_PER_MINUTE: '40' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => limited.app.inject(messageCall())));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(15);
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(85);
    expect(refused[0]?.json()).toMatchObject({
      code: 'limits.requests',
      message: expect.stringContaining('try again'),
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from mails`.execute(limited.ctx.db);
    expect(rows).toEqual([{ n: 15 }]);
    await limited.close();
  });

  it('[X8] messages count against the limits of the account and of the address', async () => {
    const limited = await startTestApp({ LIMIT_MESSAGES_PER_DAY: '2' });
    const { app } = limited;
    const [one, two] = [await member(limited, 'one@students.example'), await member(limited)];
    const from = async (who: Caller | typeof app, remoteAddress: string) =>
      (await who.inject({ ...messageCall(), remoteAddress })).statusCode;
    const statuses: number[] = [];
    // All accounts at one address, and one account at several addresses.
    for (const who of [one, two, two, await signedIn(app), app]) statuses.push(await from(who, '10.1.0.1'));
    for (const address of ['10.1.0.2', '10.1.0.3']) statuses.push(await from(one, address));
    statuses.push(await from(app, '10.1.0.2'));
    expect(statuses).toEqual([201, 201, 429, 429, 429, 201, 429, 201]);
    await limited.close();
  });

  it('[X8] messages with the newsletter box count against the limit of the newsletter, and arrive above it', async () => {
    const limited = await startTestApp({ LIMIT_MESSAGES_PER_DAY: '3' });
    for (const name of ['a', 'b']) await limited.app.inject(subscribeCall(`${name}@students.example`));
    for (const email of ['c@students.example', 'd@students.example']) {
      const answer = await limited.app.inject(messageCall({ email, wantsNewsletter: true }));
      expect(answer.statusCode).toBe(201);
    }
    const { rows } = await sql<{ first: string }>`select left(data ->> 'email', 1) as first
      from jobs.job where name = 'send-newsletter-link' order by 1`.execute(limited.ctx.db);
    expect(rows.map((row) => row.first)).toEqual(['a', 'b', 'c']);
    await limited.close();
  });
});
