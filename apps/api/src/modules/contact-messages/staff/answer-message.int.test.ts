import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { messageCall } from '../../../testing/form-message';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { auditOf } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { sendMail } from '../../mail/send-mail';

const test = useTestApp({ LIMIT_MESSAGES_PER_DAY: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
beforeEach(async () => {
  await sql`delete from messages`.execute(test.ctx.db);
});

type Row = { id: string; reference: string; state: string; subject: string };
const list = async (query = '') => (await staff.get(`/api/admin/messages${query}`)).json<Row[]>();
const read = async (id: string) =>
  (await staff.get(`/api/admin/messages/${id}`)).json<Record<string, unknown>>();
const move = (id: string, state: string) => staff.post(`/api/admin/messages/${id}/state`, { state });
const reply = (id: string, body: string, after = 0) =>
  staff.post(`/api/admin/messages/${id}/replies`, { body, after });
const mailsOf = (id: string) => selectRows(test, 'mails', { message_id: id }, undefined, 'created_at');

async function newMessage(change: Record<string, unknown> = {}): Promise<Row> {
  await test.app.inject(messageCall(change));
  const [row] = await list();
  if (!row) throw new Error('The message is not in the list.');
  return row;
}

describe('the mailbox of the console', () => {
  it('[X8] [D22] the console finds messages however a name or a word is written', async () => {
    const message = await newMessage({ name: 'José Łuczak', subject: 'Économie' });
    for (const q of ['jose luczak', 'economie'])
      expect([q, (await list(`?q=${encodeURIComponent(q)}`)).map(({ id }) => id)]).toEqual([q, [message.id]]);
  });

  it('[X8] the console lists messages by page, newest first, filtered by state, form and words', async () => {
    for (let i = 0; i < 5; i++)
      await newMessage({ subject: `Number ${i}`, kind: i === 0 ? 'press' : 'help' });
    const heldMessage = await newMessage({ subject: 'Pills', website: 'x' });
    expect((await list()).map((row) => row.subject)).toEqual([
      'Pills',
      ...[4, 3, 2, 1, 0].map((i) => `Number ${i}`),
    ]);
    expect((await list('?state=held')).map((row) => row.id)).toEqual([heldMessage.id]);
    expect((await list('?kind=press')).map((row) => row.subject)).toEqual(['Number 0']);
    expect((await list('?q=number%203')).map((row) => row.subject)).toEqual(['Number 3']);
    expect((await list(`?q=${heldMessage.reference.toLowerCase()}`)).map((row) => row.id)).toEqual([
      heldMessage.id,
    ]);
    const seen: string[] = [];
    for (let url: string | undefined = '/api/admin/messages?limit=2'; url; ) {
      const page = await staff.get(url);
      seen.push(...page.json<Row[]>().map((row) => row.subject));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual((await list()).map((row) => row.subject));
    expect((await staff.get('/api/admin/messages?cursor=eHg')).statusCode).toBe(400);
    const overview = (await staff.get('/api/admin/overview')).json();
    expect(overview).toMatchObject({ newMessages: 5, heldMessages: 1 });
  });

  it('[X8] an answer is mailed to the sender with support as its reply address, and is stored', async () => {
    const { id, reference } = await newMessage();
    const answer = (await reply(id, 'Dear Ada,\n\nit is there now.')).json();
    expect(answer).toMatchObject({
      state: 'answered',
      replies: [{ body: 'Dear Ada,\n\nit is there now.', by: staff.username, mail: 'queued' }],
    });
    const [, mail] = await mailsOf(id);
    expect(mail).toMatchObject({
      kind: 'message_reply',
      to_address: 'ada@students.example',
      reply_to: test.ctx.config.CONTACT_EMAIL,
      unsubscribe_url: null,
    });
    expect(mail?.subject).toContain(reference);
    expect(mail?.body_text).toContain('it is there now.');
    await sendMail(test.ctx, mail?.id ?? '');
    expect(await read(id)).toMatchObject({ replies: [{ mail: 'sent' }] });
    expect(await auditOf(test, `message:${id}`)).toEqual([
      {
        actor: staff.username,
        verb: 'message.answered',
        before: { state: 'new' },
        after: { state: 'answered', mailId: mail?.id },
      },
    ]);
    expect((await reply(id, ' \n')).statusCode).toBe(400);
  });

  it('[X8] a second answer is refused if its writer has not seen the first one', async () => {
    const { id } = await newMessage();
    const answers = await Promise.all([reply(id, 'Dear Ada'), reply(id, 'Hello Ada')]);
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'messages.changed',
      message: expect.stringContaining('still in the field'),
    });
    expect((await mailsOf(id)).filter((mail) => mail.kind === 'message_reply')).toHaveLength(1);
    expect((await reply(id, 'One more thing', 1)).json()).toMatchObject({ replies: [{}, {}] });
  });

  it('[X8] a message that was held by mistake is mailed once when staff release it', async () => {
    const { id } = await newMessage({ website: 'x' });
    expect(await read(id)).toMatchObject({
      state: 'held',
      heldBecause: expect.stringContaining('hidden field'),
    });
    expect(await mailsOf(id)).toEqual([]);
    for (const state of ['new', 'new', 'closed', 'new', 'spam', 'new'])
      expect((await move(id, state)).json()).toMatchObject({ state });
    expect((await mailsOf(id)).map((mail) => mail.kind)).toEqual(['message_received']);
    expect((await auditOf(test, `message:${id}`)).map(({ before, after }) => [before, after])).toEqual(
      [
        ['held', 'new'],
        ['new', 'closed'],
        ['closed', 'new'],
        ['new', 'spam'],
        ['spam', 'new'],
      ].map(([from, to]) => [{ state: from }, { state: to }]),
    );
  });

  it('[X8] a missing message and a blanked message are refused with different codes', async () => {
    const nobody = '0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11';
    expect((await staff.get(`/api/admin/messages/${nobody}`)).statusCode).toBe(404);
    expect((await reply(nobody, 'Hello')).statusCode).toBe(404);
    const { id } = await newMessage();
    await sql`update messages set blanked_at = now(), email = '' where id = ${id}`.execute(test.ctx.db);
    for (const response of [await reply(id, 'Hello'), await move(id, 'new')])
      expect(refusalOf(response)).toEqual([409, 'messages.blanked']);
    expect(await read(id)).toMatchObject({ isBlanked: true, email: '' });
  });
});
