import { afterEach, describe, expect, it } from 'vitest';
import { headersOf, startSmtpPeer } from '../../testing/smtp-peer';
import { MailRefusedError, type OutgoingMail } from './mail-transport';
import { createSmtpTransport } from './smtp-transport';

const mail: OutgoingMail = {
  id: '0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11',
  to: 'ada+notes@example.com',
  from: 'Academic Workshop <no-reply@workshop.example>',
  subject: 'Größe, “quotes” and 漢字',
  html: '<p>Hello Ada, здравствуйте</p>',
  text: 'Hello Ada, здравствуйте\n.\nA line after a dot',
  unsubscribeUrl: `https://workshop.example/api/mail/unsubscribe?token=${'t'.repeat(120)}`,
};

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

/** Starts a real mail server and the transport that sends to it. */
async function startServer(refuse: { rcpt?: number; data?: number; from?: number } = {}) {
  const peer = await startSmtpPeer(refuse);
  const transport = createSmtpTransport(peer.url);
  closing.push(peer.stop, () => transport.close());
  return { ...peer, transport };
}

describe('mail over SMTP', () => {
  it('[U4] a mail arrives complete at a real server, in every script, for one recipient', async () => {
    const { taken, transport } = await startServer();
    await transport.send(mail);
    const [one] = taken;
    expect(taken).toHaveLength(1);
    expect(one).toMatchObject({ from: 'no-reply@workshop.example', to: ['ada+notes@example.com'] });
    expect(one?.email).toMatchObject({
      subject: mail.subject,
      from: { name: 'Academic Workshop', address: 'no-reply@workshop.example' },
      to: [{ address: 'ada+notes@example.com' }],
      messageId: `<${mail.id}@workshop.example>`,
    });
    expect(one?.email.html?.trim()).toBe(mail.html);
    expect(one?.email.text?.trim()).toBe(mail.text);
    expect(headersOf(one?.email)['auto-submitted']).toBe('auto-generated');
  });

  it.each([
    '=?utf-8?Q?Your_account_is_closed?=',
    'Solved: =?utf-8?B?SGVsbG8=?= and a long rest of the title, which goes over more than one line – with Größe',
  ])('[U4] a subject that looks encoded arrives as it was typed: %s', async (subject) => {
    const { taken, transport } = await startServer();
    await transport.send({ ...mail, subject });
    expect(taken[0]?.email.subject).toBe(subject);
    const head = taken[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head.match(/^subject:/gim)).toHaveLength(1);
    expect(head.split('\r\n').every((line) => line.length <= 200)).toBe(true);
  });

  it('[X11] only mails that can be turned off have the headers for one-click unsubscription', async () => {
    const { taken, transport } = await startServer();
    await transport.send(mail);
    await transport.send({ ...mail, unsubscribeUrl: undefined });
    expect(headersOf(taken[0]?.email)).toMatchObject({
      'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(Object.keys(headersOf(taken[1]?.email)).filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  it('[X8] a mail names an address for replies only if it differs from the sender', async () => {
    const { taken, transport } = await startServer();
    await transport.send({ ...mail, replyTo: 'ada,eve@example.com' });
    await transport.send(mail);
    expect(headersOf(taken[0]?.email)['reply-to']).toBe('<"ada,eve"@example.com>');
    expect(headersOf(taken[1]?.email)['reply-to']).toBeUndefined();
  });

  it.each([{ rcpt: 451 }, { data: 452 }, { from: 530 }])(
    '[U4] a mail that the server refuses for now (%o) can be sent again with the same message ID',
    async (trouble) => {
      const { taken, refuse, transport } = await startServer(trouble);
      const error = await transport.send(mail).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRefusedError);
      Object.assign(refuse, { rcpt: undefined, data: undefined, from: undefined });
      await transport.send(mail);
      expect(taken.map(({ email }) => email.messageId)).toEqual([`<${mail.id}@workshop.example>`]);
    },
  );

  it.each([{ rcpt: 550 }, { data: 554 }])(
    '[U4] a mail that the server refuses permanently (%o) fails as refused',
    async (trouble) => {
      const { transport } = await startServer(trouble);
      const status = String(trouble.rcpt ?? trouble.data);
      await expect(transport.send(mail)).rejects.toMatchObject({
        name: 'MailRefusedError',
        message: expect.stringContaining(status),
      });
    },
  );

  it('[U4] a mail can be sent again when the server is unreachable', async () => {
    const { transport, stop } = await startServer();
    await stop();
    const error = await transport.send(mail).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ESOCKET' });
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  it.each([
    { to: 'ada@example.com\r\nBcc: eve@example.com' },
    { to: 'ada@example.com, eve@example.com' },
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\n\n<b>body</b>' },
    { unsubscribeUrl: 'https://workshop.example/\r\nBcc: eve@example.com' },
    { unsubscribeUrl: 'https://workshop.example/>, <mailto:eve@example.com' },
    { replyTo: 'ada@example.com\r\nBcc: eve@example.com' },
    { id: 'x>\r\nBcc: eve@example.com' },
    { from: 'Workshop\r\nBcc: eve@example.com <no-reply@workshop.example>' },
  ])('[U4] no value of a mail adds a header or a recipient (%o)', async (part) => {
    const { taken, transport } = await startServer();
    const error = await transport.send({ ...mail, ...part }).catch((reason: unknown) => reason);
    if (Object.values(part).some((value) => /[\r\n]/.test(value)))
      expect(error).toBeInstanceOf(MailRefusedError);
    for (const { to, email } of taken) {
      expect(to.filter((address) => address.startsWith('eve'))).toEqual([]);
      expect(headersOf(email).bcc).toBeUndefined();
      expect(headersOf(email)['list-unsubscribe']).not.toMatch(/<mailto/);
    }
    expect(taken.every(({ raw }) => !/^bcc:/im.test(raw.split('\r\n\r\n')[0] ?? ''))).toBe(true);
  });
});
