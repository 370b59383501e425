import { orderEventKinds } from '@aw/contracts/orders/shapes';
import * as orders from '@aw/db/orders';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { member } from '../../testing/account';
import { orderRow } from '../../testing/full-order';
import { selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { notifyStaff } from '../mail/notify-staff';
import { notifyCustomer, notifyOfLink, notifyOfMessage } from './notify-customer';
import { lockAnyOrder } from './order-access';
import { orderAddress } from './order-link';

const test = useTestApp();

async function guestOrder(change: Parameters<typeof orderRow>[2] = {}) {
  const guest = await signedIn(test.app);
  const email = `${guest.id}@students.example`;
  return orderRow(test, guest.id, { email, topic: 'Rivers', status: 'paid', paid_at: new Date(), ...change });
}

const mailsTo = (address: string | null) =>
  selectRows(test, 'mails', { to_address: address ?? '' }, undefined, 'created_at');

const message = { from: 'writer' as const, name: 'Hana K.', body: 'Which edition?' };

describe('mails of an order', () => {
  it('[O8] mails go to the order’s address at each step, except steps of the customer', async () => {
    const order = await guestOrder();
    for (const kind of orderEventKinds) await notifyCustomer(test.ctx, order, kind, {});
    const mails = await mailsTo(order.email);
    expect(mails).toHaveLength(orderEventKinds.length - 5);
    expect(mails.every((mail) => mail.subject.includes(order.id))).toBe(true);
    expect(mails.every((mail) => mail.body_text?.includes(orderAddress(test.ctx, order)))).toBe(true);
  });

  it('[L3] a withdrawal is acknowledged by a mail in the same transaction, with its time and the contract', async () => {
    const order = await guestOrder({ time_zone: 'Europe/Berlin', paid_at: new Date('2026-11-20T08:00:00Z') });
    const ctx = { ...test.ctx, now: () => new Date('2026-11-20T09:30:00Z') };
    await inTransaction(ctx, async (ctx) => {
      await notifyCustomer(ctx, await lockAnyOrder(ctx.db, order.id), 'withdrawn', {});
    });
    const [mail] = await mailsTo(order.email);
    const text = mail?.body_text?.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('withdrawal from the contract on November 20, 2026, 10:30 CET');
    expect(text).toContain(`I withdraw from the contract for order ${order.id}.`);
    expect(mail?.unsubscribe_url).toBeNull();
  });

  it('[X11] mails about progress and messages can be turned off, but not those about money, rights and deliveries', async () => {
    const ada = await member(test);
    const order = await orderRow(test, ada.id, {
      email: `orders.${ada.email}`,
      status: 'paid',
      paid_at: new Date(),
    });
    await notifyOfMessage(test.ctx, order, message);
    const [first] = await mailsTo(order.email);
    const turnedOff = await test.nobody.post(first?.unsubscribe_url ?? '');
    expect(turnedOff.json()).toEqual({ kind: 'orders' });
    await notifyOfMessage(test.ctx, order, message);
    for (const kind of orderEventKinds) await notifyCustomer(test.ctx, order, kind, {});
    const later = (await mailsTo(order.email)).slice(1);
    expect(later).toHaveLength(orderEventKinds.length - 5 - 2);
    expect(later.every((mail) => mail.kind === 'order_step' && mail.unsubscribe_url === null)).toBe(true);
  });

  it('[O10] a mail about a message has the writer’s text and a way to answer', async () => {
    const order = await guestOrder();
    await notifyOfMessage(test.ctx, order, message);
    const [mail] = await mailsTo(order.email);
    expect(mail?.subject).toBe(`Order ${order.id}: new message from Hana K.`);
    expect(mail?.body_text).toContain('Which edition?');
  });

  it('[O9] a requested mail has the link again, which opens the order', async () => {
    const order = await guestOrder();
    await notifyOfLink(test.ctx, order);
    const [mail] = await mailsTo(order.email);
    expect(mail?.body_text).toContain(orderAddress(test.ctx, order));
  });

  it('[O8] mails repeat no text of a person who may have entered a stranger’s address', async () => {
    const order = await guestOrder({ topic: 'Win now at https://evil.example/prize' });
    await notifyCustomer(test.ctx, order, 'placed', {});
    const [mail] = await mailsTo(order.email);
    expect(mail?.body_text).not.toContain('evil');
    expect(mail?.html).not.toContain('evil');
  });

  it('[U9] no mails are sent for an order whose person was erased', async () => {
    const order = await guestOrder();
    const blank = await orders.update(test.ctx.db, order.id, { user_id: null, email: null });
    await notifyCustomer(test.ctx, blank, 'delivered', {});
    await notifyOfMessage(test.ctx, blank, message);
    await notifyOfLink(test.ctx, blank);
    expect(await mailsTo(order.email)).toEqual([]);
  });
});

it('[O12] a staff alert goes to the support address and to no account', async () => {
  const alert = {
    kind: 'staff_alert' as const,
    subject: 'A dispute is due in 24 hours',
    what: 'Evidence for the dispute is due soon.',
    link: `${test.ctx.config.ADMIN_ORIGIN}/admin/orders`,
  };
  await notifyStaff(test.ctx, alert);
  const [mail] = await mailsTo(test.ctx.config.CONTACT_EMAIL);
  expect(mail).toMatchObject({ kind: 'staff_alert', user_id: null, subject: alert.subject });
  expect(mail?.body_text).toContain(alert.link);
});
