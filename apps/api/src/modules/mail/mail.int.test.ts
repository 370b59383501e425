import * as users from '@aw/db/users';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailRefusedError, type OutgoingMail } from '../../adapters/mail/mail-transport';
import type { NetworkContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { insertRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { jobHandlers } from '../job-handlers';
import type { Mail } from './mail';
import { mailUser } from './mail-user';
import { queueMail, type Recipient } from './queue-mail';
import { giveUpOnMail, sendMail } from './send-mail';

const test = useTestApp();
let ctx: NetworkContext;
/** Mails that were passed to the transport. Each send first runs the next function of `failures`. */
let sent: OutgoingMail[];
let failures: (() => void)[];

beforeAll(async () => {
  ctx = {
    ...test.ctx,
    mail: {
      async send(mail) {
        failures.shift()?.();
        sent.push(mail);
        await test.ctx.mail.send(mail);
      },
      close: async () => {},
    },
  };
});
beforeEach(async () => {
  sent = [];
  failures = [];
  await sql`delete from jobs.job where name in ('send-mail', 'failed-mails')`.execute(test.ctx.db);
});

let userCount = 0;
const reset: Mail = {
  kind: 'reset_password',
  link: 'http://localhost:3000/reset-password?token=x',
  minutes: 30,
};
const reward: Mail = { kind: 'reward_earned', title: '5 documents uploaded', points: 100 };

async function newUser(): Promise<Recipient & { userId: string }> {
  const number = ++userCount;
  const userId = `mail_person_${number}`;
  const address = `person${number}@example.com`;
  await insertRow(test, 'users', { id: userId, email: address, is_anonymous: false, first_name: 'Ada' });
  return { userId, address, name: 'Ada' };
}

const queue = (to: Recipient, mail: Mail) => inTransaction(ctx, (ctx) => queueMail(ctx, to, mail));
const mailsOf = ({ userId }: Recipient) =>
  ctx.db.selectFrom('mails').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
const jobIds = async () =>
  (
    await sql<{ id: string }>`
      select data ->> 'mailId' as id from jobs.job where name = 'send-mail' order by created_on`.execute(
      ctx.db,
    )
  ).rows.map((row) => row.id);

async function onlyMailOf(to: Recipient) {
  const [mail, ...more] = await mailsOf(to);
  if (!mail || more.length > 0) throw new Error(`${more.length} mails too many, or none at all.`);
  return mail;
}

/** Waits for the workers, at most ten seconds. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isDone()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('queueing a mail', () => {
  it('[U4] a mail and its job are stored in the transaction that causes them, or not at all', async () => {
    const to = await newUser();
    await queue(to, reset);
    const mail = await onlyMailOf(to);
    expect(mail).toMatchObject({ kind: 'reset_password', status: 'queued', to_address: to.address });
    expect(mail.body_text).toContain('token=x');
    expect(await jobIds()).toEqual([mail.id]);
    const undone = inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, to, reset);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mailsOf(to)).toHaveLength(1);
    expect(await jobIds()).toHaveLength(1);
  });

  it('[X11] kinds that a person turned off are not queued, but security mails always are', async () => {
    const to = await newUser();
    for (const kind of ['rewards', 'uploads', 'welcome', 'reset_password'])
      await ctx.db.insertInto('mail_opt_outs').values({ user_id: to.userId, kind }).execute();
    await queue(to, reward);
    await queue(to, { kind: 'welcome', hasCredit: true });
    await queue(to, { kind: 'upload_refused', title: 'Notes', reason: 'Empty.', link: 'http://localhost/' });
    await queue(to, reset);
    expect((await mailsOf(to)).map((mail) => mail.kind)).toEqual(['reset_password']);
  });

  it('[X11] every mail that can be turned off has its link in the footer and as a header', async () => {
    const to = await newUser();
    await queue(to, reward);
    await queue(to, reset);
    const [first, second] = await mailsOf(to);
    expect(first?.unsubscribe_url).toMatch(/^http:\/\/localhost:3000\/api\/mail\/unsubscribe\?token=/);
    const token = new URL(first?.unsubscribe_url ?? '').searchParams.get('token');
    expect(first?.body_text).toContain(`http://localhost:3000/settings?unsubscribe=${token}`);
    expect(second?.unsubscribe_url).toBeNull();
    expect(second?.body_text).not.toContain('unsubscribe');
  });

  it('[U7] no mail is queued for a person without a confirmed address', async () => {
    const to = await newUser();
    await mailUser(ctx, to.userId, reward);
    expect(await mailsOf(to)).toEqual([]);
    await users.updateAccount(ctx.db, to.userId, { email_verified_at: new Date() });
    await mailUser(ctx, to.userId, reward);
    expect(await onlyMailOf(to)).toMatchObject({ to_address: to.address });
  });
});

describe('sending a mail', () => {
  it('[U4] a mail is sent once, and its links are deleted then', async () => {
    const to = await newUser();
    await queue(to, reset);
    const { id } = await onlyMailOf(to);
    await sendMail(ctx, id);
    await sendMail(ctx, id);
    expect(sent.map((mail) => [mail.id, mail.to, mail.from])).toEqual([
      [id, to.address, ctx.config.MAIL_FROM],
    ]);
    expect(sent[0]?.text).toContain('token=x');
    expect(await onlyMailOf(to)).toMatchObject({
      status: 'sent',
      html: null,
      body_text: null,
      unsubscribe_url: null,
      error: null,
    });
    expect((await onlyMailOf(to)).sent_at).toBeInstanceOf(Date);
  });

  it('[U4] a mail keeps its content for another attempt when the server defers it', async () => {
    const to = await newUser();
    await queue(to, reset);
    const { id } = await onlyMailOf(to);
    failures = [
      () => {
        throw new Error('451 try later');
      },
    ];
    await expect(sendMail(ctx, id)).rejects.toThrow('451 try later');
    expect(await onlyMailOf(to)).toMatchObject({ status: 'queued', error: '451 try later' });
    await sendMail(ctx, id);
    expect(sent).toHaveLength(1);
    expect(await onlyMailOf(to)).toMatchObject({ status: 'sent', error: null });
  });

  it('[U4] a mail fails without another attempt when the server refuses it permanently', async () => {
    const to = await newUser();
    await queue(to, reset);
    const { id } = await onlyMailOf(to);
    failures = [
      () => {
        throw new MailRefusedError('550 no such mailbox');
      },
    ];
    await sendMail(ctx, id);
    await sendMail(ctx, id);
    expect(sent).toEqual([]);
    expect(await onlyMailOf(to)).toMatchObject({
      status: 'failed',
      error: '550 no such mailbox',
      html: null,
    });
  });

  it('[U4] a mail whose process was killed after sending is sent again with the same Message-ID', async () => {
    const to = await newUser();
    await queue(to, reset);
    const { id } = await onlyMailOf(to);
    const killed: NetworkContext = {
      ...ctx,
      now: () => {
        throw new Error('killed');
      },
    };
    await expect(sendMail(killed, id)).rejects.toThrow('killed');
    expect(await onlyMailOf(to)).toMatchObject({ status: 'queued' });
    await sendMail(ctx, id);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('[U7] a person who was erased meanwhile gets only the mail about the erasure', async () => {
    const to = await newUser();
    await queue(to, reward);
    await queue(to, { kind: 'erased' });
    await ctx.db.updateTable('users').set({ erased_at: new Date() }).where('id', '=', to.userId).execute();
    for (const { id } of await mailsOf(to)) await sendMail(ctx, id);
    expect(sent.map((mail) => mail.subject)).toEqual(['Your account was erased']);
    expect(await mailsOf(to)).toMatchObject([
      { status: 'dropped', to_address: '', html: null },
      { status: 'sent', to_address: '', html: null },
    ]);
  });

  it('[U4] a mail that failed for good keeps its last error and not its links', async () => {
    const to = await newUser();
    await queue(to, reset);
    const { id } = await onlyMailOf(to);
    failures = [
      () => {
        throw new Error('421 away');
      },
    ];
    await expect(sendMail(ctx, id)).rejects.toThrow();
    await giveUpOnMail(ctx, id);
    expect(await onlyMailOf(to)).toMatchObject({ status: 'failed', error: '421 away', body_text: null });
    await sendMail(ctx, id);
    expect(sent).toEqual([]);
  });
});

it('[U4] a worker sends queued mails, retries later, and finally gives up', async () => {
  const [good, bad] = [await newUser(), await newUser()];
  await queue(bad, reset);
  const { id: badId } = await onlyMailOf(bad);
  const [planned] = (
    await sql<{ retry_limit: number; delay: number; most: number }>`
      select retry_limit, retry_delay as delay, retry_delay_max as most from jobs.job where name = 'send-mail'`.execute(
      ctx.db,
    )
  ).rows;
  expect(planned).toEqual({ retry_limit: 8, delay: 30, most: 3600 });
  // Leaves only one of the eight retries, without a delay.
  await sql`
    update jobs.job set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'send-mail'`.execute(
    ctx.db,
  );
  await queue(good, reset);
  let tries = 0;
  const idle = async () => {};
  await ctx.jobs.work({
    ...jobHandlers(ctx, test.reader),
    'send-mail': {
      giveUp: ({ mailId }) => giveUpOnMail(ctx, mailId),
      async run({ mailId }) {
        if (mailId === badId) tries += 1;
        const away: NetworkContext['mail'] = {
          send: () => Promise.reject(new Error('421 away')),
          close: idle,
        };
        await sendMail(mailId === badId ? { ...ctx, mail: away } : ctx, mailId);
      },
    },
  });
  await until(async () => (await onlyMailOf(bad)).status === 'failed' && sent.length === 1);
  expect(sent.map((mail) => mail.to)).toEqual([good.address]);
  expect(tries).toBe(2);
  expect(await onlyMailOf(bad)).toMatchObject({ status: 'failed', error: '421 away' });
});
