import * as newsletter from '@aw/db/newsletter';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { addressHash } from '../../server/security/address-key';
import { beforeEnqueue } from '../../testing/before-enqueue';
import { beforeTests } from '../../testing/before-tests';
import { insertRows, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { newsletterToken } from '../mail/newsletter-token';
import { queueMail } from '../mail/queue-mail';
import { sendMail } from '../mail/send-mail';
import { giveUpOnIssue, sendIssue } from './send-issue';

const test = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
const issue = {
  subject: 'New in the library',
  body: 'Two hundred documents.\n\nhttps://workshop.example/documents',
};
beforeEach(async () => {
  for (const table of ['jobs.job', 'newsletter_subscribers', 'newsletter_issues'])
    await sql`delete from ${sql.table(table)}`.execute(test.ctx.db);
});

const send = async (change: object = {}) =>
  (await staff.post('/api/admin/newsletter/issues', { ...issue, dryRun: false, ...change })).json();
const issueIds = async () =>
  (
    await sql<{ id: string }>`
      select data ->> 'issueId' as id from jobs.job where name = 'send-issue'`.execute(test.ctx.db)
  ).rows.map((row) => row.id);
const mails = () => selectRows(test, 'mails', { kind: 'newsletter_issue' });

const unsubscribe = (email: string) =>
  test.nobody.post(`/api/newsletter/unsubscribe?token=${newsletterToken(test.ctx.secret, email)}`);

/** Creates confirmed subscribers, and one pending and one unsubscribed. */
async function readers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `reader${i}@students.example`);
  const confirmed = emails.map((email) => ({
    email,
    address_hash: addressHash(email),
    state: 'confirmed' as const,
    confirmed_at: new Date(Date.now() - 1000),
  }));
  await insertRows(test, 'newsletter_subscribers', [
    ...confirmed,
    { email: 'waiting@students.example', address_hash: 'w', state: 'pending' as const, confirmed_at: null },
    { email: null, address_hash: 'u', state: 'unsubscribed' as const, confirmed_at: new Date(0) },
  ]);
  return emails;
}

describe('an issue of the newsletter', () => {
  it('[X8] a dry run of an issue counts its recipients and sends nothing', async () => {
    await readers(3);
    expect(await send({ dryRun: undefined })).toEqual({ recipients: 3, isSent: false });
    expect(await issueIds()).toEqual([]);
    await sql`delete from newsletter_subscribers`.execute(test.ctx.db);
    expect(await send()).toEqual({ recipients: 0, isSent: false });
    expect(await issueIds()).toEqual([]);
  });

  it('[X8] an issue reaches every confirmed address once with an unsubscribe link, and is in the console and the log', async () => {
    const emails = await readers(3);
    expect(await send()).toEqual({ recipients: 3, isSent: true });
    // A second click on the button.
    expect(await send()).toEqual({ recipients: 3, isSent: true });
    const [id = '', ...more] = await issueIds();
    expect(more).toEqual([]);
    await Promise.all([sendIssue(test.ctx, id), sendIssue(test.ctx, id)]);
    await sendIssue(test.ctx, id);
    const sent = await mails();
    expect(sent.map((mail) => mail.to_address).sort()).toEqual(emails);
    for (const { to_address, unsubscribe_url, body_text } of sent) {
      const token = newsletterToken(test.ctx.secret, to_address);
      expect(unsubscribe_url).toBe(
        `${test.ctx.config.SITE_ORIGIN}/api/newsletter/unsubscribe?token=${token}`,
      );
      expect(body_text).toContain(`/newsletter?unsubscribe=${token}`);
      expect(body_text).toContain('Two hundred documents.');
    }
    const read = await staff.get('/api/admin/newsletter');
    expect(read.json()).toEqual({
      pending: 1,
      confirmed: 3,
      unsubscribed: 1,
      issues: [
        { id, subject: issue.subject, by: staff.username, recipients: 3, createdAt: expect.any(String) },
      ],
    });
    const log = await selectRows(test, 'audit_log', { target: `newsletter_issue:${id}` }, [
      'actor',
      'verb',
      'after',
    ]);
    expect(log).toEqual([
      {
        actor: staff.username,
        verb: 'newsletter.issue_sent',
        after: { subject: issue.subject, recipients: 3 },
      },
    ]);
  });

  it('[X8] an issue that is interrupted repeatedly still reaches each subscriber once', async () => {
    const emails = await readers(120);
    await send();
    const [id = ''] = await issueIds();
    let left = 70;
    const cut: Context = {
      ...test.ctx,
      jobs: beforeEnqueue(test.ctx.jobs, 'send-mail', () => {
        left -= 1;
        if (left % 60 === 0) throw new Error('killed');
      }),
    };
    let cuts = 0;
    for (let isDone = false; !isDone; )
      isDone = await sendIssue(cut, id).then(
        () => true,
        () => {
          cuts += 1;
          return false;
        },
      );
    expect(cuts).toBeGreaterThan(1);
    expect((await mails()).map((mail) => mail.to_address).sort()).toEqual(emails.sort());
    const { rows } = await sql<{ n: number }>`
      select count(distinct data ->> 'mailId')::int as n from jobs.job where name = 'send-mail'`.execute(
      test.ctx.db,
    );
    expect(rows).toEqual([{ n: 120 }]);
  });

  it('[X8] an issue does not reach people who unsubscribed in the meantime or subscribed later', async () => {
    await readers(3);
    await send();
    const [id = ''] = await issueIds();
    await unsubscribe('reader0@students.example');
    await sql`update newsletter_subscribers set confirmed_at = now() + interval '1 minute'
      where email = 'reader1@students.example'`.execute(test.ctx.db);
    await sendIssue(test.ctx, id);
    const [mail, ...more] = await mails();
    expect([mail?.to_address, more]).toEqual(['reader2@students.example', []]);
    await unsubscribe('reader2@students.example');
    expect(await mails()).toEqual([]);
    await expect(sendMail(test.ctx, mail?.id ?? '')).resolves.toBeUndefined();
  });

  it('[X8] the job of an issue locks a batch of subscribers until they are mailed, and continues after them', async () => {
    await readers(3);
    const issueRow = { id: '0e5d3c9a-6d2f-4f0e-9a51-7d1f3f1d2b11', created_at: new Date() };
    let hasUnsubscribed = false;
    const [unsubscribing] = await inTransaction(test.ctx, async (ctx) => {
      const [one, two, three] = await newsletter.lockNextRecipients(ctx.db, issueRow, {
        limit: 50,
        afterId: null,
      });
      if (!one || !two || !three) throw new Error('Somebody is missing.');
      expect(await newsletter.lockNextRecipients(ctx.db, issueRow, { limit: 50, afterId: one.id })).toEqual([
        two,
        three,
      ]);
      const answer = unsubscribe(one.email).then(() => {
        hasUnsubscribed = true;
      });
      await sql`select pg_sleep(0.5)`.execute(ctx.db);
      expect(hasUnsubscribed).toBe(false);
      const to = { userId: null, address: one.email, name: null };
      await queueMail(ctx, to, { kind: 'newsletter_issue', ...issue }, { subscriberId: one.id });
      return [answer];
    });
    await unsubscribing;
    expect([hasUnsubscribed, await mails()]).toEqual([true, []]);
  });

  it.each(['pending', 'unsubscribed'])(
    '[X8] the mail of an issue is dropped if the subscription is %s by then',
    async (state) => {
      await readers(1);
      await send();
      const [id = ''] = await issueIds();
      await sendIssue(test.ctx, id);
      await sql`update newsletter_subscribers set state = ${state}`.execute(test.ctx.db);
      const [mail] = await mails();
      await sendMail(test.ctx, mail?.id ?? '');
      expect(await mails()).toMatchObject([
        { status: 'dropped', error: 'The subscription is no longer confirmed.', html: null },
      ]);
    },
  );

  it('[X8] only administrators send an issue, and other staff can count its recipients', async () => {
    await readers(1);
    const set = (role: string) => sql`update admin_users set role = ${role}`.execute(test.ctx.db);
    await set('support');
    const [counted, refused] = [await send({ dryRun: true }), await send()];
    await set('admin');
    expect(counted).toEqual({ recipients: 1, isSent: false });
    expect(refused).toMatchObject({ code: 'auth.forbidden' });
    expect(await issueIds()).toEqual([]);
  });

  it('[X8] support is alerted to an issue that failed in every try', async () => {
    await readers(1);
    await send();
    const [id = ''] = await issueIds();
    await giveUpOnIssue(test.ctx, id);
    const alerts = await selectRows(test, 'mails', { kind: 'staff_alert' });
    expect(alerts).toMatchObject([
      { to_address: test.ctx.config.CONTACT_EMAIL, subject: expect.stringContaining(issue.subject) },
    ]);
  });

  it('[X8] an issue needs a subject and a text', async () => {
    for (const change of [{ subject: ' ' }, { body: '' }, { body: 'x'.repeat(20_001) }])
      expect(await send(change)).toMatchObject({ code: 'request.invalid' });
  });
});
