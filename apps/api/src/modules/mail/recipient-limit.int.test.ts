import { hash } from 'node:crypto';
import * as orders from '@aw/db/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { goodPassword, mailedToken, member, newcomer } from '../../testing/account';
import { type Caller, withHeaders } from '../../testing/calls';
import { placedOrder } from '../../testing/order-form';
import { selectRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { sendReset } from '../auth/send-reset';
import { sendNewsletterLink } from '../newsletter/send-newsletter-link';
import { sendOrderLink } from '../orders/customer/send-order-link';
import { notifyOfMessage } from '../orders/notify-customer';
import { lockAnyOrder } from '../orders/order-access';
import { recordOrderEvent } from '../orders/transition-order';

const test = useTestApp({
  LIMIT_MAILS_PER_RECIPIENT: '4',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_ORDERS_PER_DAY: '0',
  LIMIT_MAILED_LINKS: '0',
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
  TRUST_PROXY: '1',
});
let victimCount = 0;
let victim = '';
beforeEach(() => {
  victim = `victim${++victimCount}@elsewhere.example`;
  test.ctx.now = () => new Date();
});

async function mailsTo(address: string) {
  const rows = await selectRows(test, 'mails', { to_address: address }, undefined, 'created_at');
  return {
    queued: rows.filter((mail) => mail.status === 'queued'),
    dropped: rows.filter((mail) => mail.status === 'dropped'),
  };
}

const daysLater = (days: number) => {
  const at = Date.now() + days * 24 * 60 * 60 * 1000;
  test.ctx.now = () => new Date(at);
};
/** Returns the person in another network, at an address from the range for documentation. */
function at(user: Caller, place: number): Caller {
  return withHeaders(user, { 'x-forwarded-for': `198.51.100.${place}` });
}
let places = 0;
/** Places an order, each time from another address. */
function orderTo(user: Person, email: string) {
  places = (places + 1) % 250;
  return placedOrder(at(user, places), { email });
}

/** Triggers as many mails to an address as are allowed per day. */
async function fill(address: string): Promise<void> {
  const stranger = await signedIn(test.app);
  for (let i = 0; i < 4; i++) await orderTo(stranger, address);
  expect((await mailsTo(address)).queued).toHaveLength(4);
}

describe('mails to an address that nobody has confirmed', () => {
  it('[R6] twelve orders of one stranger send four mails, get the same responses, and store the others as dropped', async () => {
    const stranger = await signedIn(test.app);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await orderTo(stranger, victim));
    expect(new Set(answers.map((order) => order.status))).toEqual(new Set(['awaiting_payment']));
    const { queued, dropped } = await mailsTo(victim);
    expect([queued.length, dropped.length]).toEqual([4, 8]);
    expect(dropped.every((mail) => mail.html === null && mail.body_text === null)).toBe(true);
    expect(dropped[0]?.error).toBe('Not sent: others triggered too many emails to this address.');
  });

  it('[R6] many strangers share the limit of four mails, with every kind of request and spelling', async () => {
    const spellings = [
      victim,
      victim.toUpperCase(),
      victim.replace('@', '+one@'),
      victim.replace('@', '+2@'),
    ];
    for (let i = 0; i < 4; i++) {
      const { id } = await orderTo(await signedIn(test.app), spellings[i % 4] ?? victim);
      await sendOrderLink(test.ctx, { orderId: id, email: spellings[i % 4] ?? victim });
    }
    await sendNewsletterLink(test.ctx, victim);
    const all = await Promise.all(spellings.map(mailsTo));
    expect(all.flatMap(({ queued }) => queued)).toHaveLength(4);
    expect(all.flatMap(({ dropped }) => dropped)).toHaveLength(5);
  });

  it('[R6] twenty simultaneous requests send four mails, and rolled-back ones use nothing of the limit', async () => {
    const stranger = await signedIn(test.app);
    const { id } = await orderTo(stranger, victim);
    const note = () =>
      inTransaction(test.ctx, async (ctx) =>
        recordOrderEvent(ctx, await lockAnyOrder(ctx.db, id), 'underpaid', { by: 'customer' }),
      );
    const rollBack = () =>
      inTransaction(test.ctx, async (ctx) => {
        await recordOrderEvent(ctx, await lockAnyOrder(ctx.db, id), 'underpaid', { by: 'customer' });
        throw new Error('rolled back');
      });
    for (let i = 0; i < 5; i++) await expect(rollBack()).rejects.toThrow('rolled back');
    await Promise.all(Array.from({ length: 20 }, note));
    expect((await mailsTo(victim)).queued).toHaveLength(4);
  });

  it('[R6] the limit of mails starts again the next day, up to twice as many in a week', async () => {
    const stranger = await signedIn(test.app);
    for (const day of [0, 1.1, 2.2, 3.3]) {
      daysLater(day);
      for (let i = 0; i < 5; i++) await orderTo(stranger, victim);
    }
    expect((await mailsTo(victim)).queued).toHaveLength(8);
    daysLater(7.5);
    await orderTo(stranger, victim);
    expect((await mailsTo(victim)).queued).toHaveLength(9);
  });

  it('[U4] mails about orders do not use up the limit of links to accounts', async () => {
    await fill(victim);
    const user = await newcomer(test, victim);
    const token = await mailedToken(test, victim, 'verify_email');
    expect(token).not.toBe('');
    const attacker = await member(test);
    for (let i = 0; i < 6; i++) {
      const other = `other${victimCount}@elsewhere.example`;
      const answer = await at(attacker, i + 1).post('/api/account/email', { email: other });
      expect(answer.statusCode).toBe(202);
    }
    expect((await mailsTo(`other${victimCount}@elsewhere.example`)).queued).toHaveLength(4);
    const answer = await user.post('/api/auth/verify-email', { token, signIn: false });
    expect(answer.statusCode).toBe(200);
  });

  it('[U4] an emailed link stays valid when the next one is not sent', async () => {
    const user = await newcomer(test, victim);
    const resend = () => user.post('/api/auth/verify-email/resend');
    expect((await resend()).statusCode).toBe(202);
    const token = await mailedToken(test, victim, 'verify_email');
    const late = await resend();
    // One network has a share of the limit of four.
    expect([late.statusCode, (await mailsTo(victim)).queued.length]).toEqual([202, 2]);
    const answer = await user.post('/api/auth/verify-email', { token, signIn: false });
    expect(answer.statusCode).toBe(200);
  });
});

describe('mails that have no such limit', () => {
  it('[O8] mails about a paid order, and those that staff cause, have no limit', async () => {
    await fill(victim);
    const customer = await signedIn(test.app);
    const { id } = await orderTo(customer, victim);
    const { username } = await signedInStaff(test, `limits${victimCount}`);
    const admin = await selectRow(test, 'admin_users', { username }, ['id', 'username']);
    await inTransaction(test.ctx, async (ctx) => {
      const unpaid = await lockAnyOrder(ctx.db, id);
      await recordOrderEvent(ctx, unpaid, 'underpaid', { by: 'staff', admin });
      await notifyOfMessage(ctx, unpaid, { from: 'support', name: 'Support', body: 'Hello.' });
      const paid = await orders.update(ctx.db, id, { paid_at: new Date() });
      await recordOrderEvent(ctx, paid, 'paid', { by: 'payment' });
      await recordOrderEvent(ctx, paid, 'withdrawn', { by: 'customer' });
    });
    const about = (await mailsTo(victim)).queued.filter((mail) => mail.subject.includes(id));
    expect(about).toHaveLength(4);
  });

  it('[O8] mails to a person’s own confirmed address have no limit', async () => {
    const user = await member(test, victim);
    for (let i = 0; i < 6; i++) await placedOrder(user, { email: victim });
    expect((await mailsTo(victim)).queued.filter((mail) => mail.kind === 'order_step')).toHaveLength(6);
  });

  it('[U4] resets to a confirmed address are limited per day and then one per hour, and the last link works', async () => {
    await member(test, victim);
    daysLater(1.1);
    const resets = async () =>
      (await mailsTo(victim)).queued.filter((mail) => mail.kind === 'reset_password');
    for (let i = 0; i < 9; i++) await sendReset(test.ctx, victim);
    expect(await resets()).toHaveLength(5);
    daysLater(1.1 + 1.1 / 24);
    for (let i = 0; i < 9; i++) await sendReset(test.ctx, victim);
    expect(await resets()).toHaveLength(6);
    const token = /token=([\w-]+)/.exec((await resets()).at(-1)?.body_text ?? '')?.[1];
    const answer = await test.nobody.post('/api/auth/password-reset/confirm', {
      token,
      password: `${goodPassword} anew`,
    });
    expect(answer.statusCode).toBe(200);
    daysLater(2.2);
    await sendReset(test.ctx, victim);
    expect(await resets()).toHaveLength(7);
  });

  it('[R6] the counts of the limit contain no address', async () => {
    const rows = await selectRows(test, 'rate_limits');
    const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('mails-'));
    expect(keys).toContain(`mails-news:${hash('sha256', 'victim1@elsewhere.example', 'hex')}`);
    expect(keys.filter((key) => key.includes('@'))).toEqual([]);
  });
});
