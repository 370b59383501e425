import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../../config/durations';
import type { NetworkContext } from '../../../context';
import { beforeEnqueue } from '../../../testing/before-enqueue';
import { insertRow, selectRow, updateRow } from '../../../testing/rows';
import { eventKinds, paidStaffOrder, staffOrder } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { remindOrComplete } from './complete-delivered';
import { runScheduledOrders } from './run-scheduled';

const test = useTestApp();

const start = new Date('2026-03-02T09:00:00Z').getTime();

/** Returns a context whose clock shows a time after `start`. */
const at = (ms: number): NetworkContext => ({ ...test.ctx, now: () => new Date(start + ms) });
const due = (change: object = {}) => paidStaffOrder(test, { due_at: new Date(start), ...change });
const statusOf = async (id: string) => (await selectRow(test, 'orders', { id })).status;
const mailsAbout = async (orderId: string, to?: string) => {
  const mails = await test.ctx.db
    .selectFrom('mails')
    .select(['subject', 'to_address'])
    .where((eb) => eb.or([eb('body_text', 'like', `%${orderId}%`), eb('subject', 'like', `%${orderId}%`)]))
    .execute();
  return mails.filter((mail) => to === undefined || mail.to_address === to);
};
describe('delivered work without an answer', () => {
  const delivered = () => due({ status: 'delivered', delivered_at: new Date(start) });

  it('[O10] delivered work is reminded of on day 5 and accepted on day 7, once each from ten parallel clocks', async () => {
    const order = await delivered();
    const tenTimes = (ms: number) => Promise.all([...Array(10)].map(() => runScheduledOrders(at(ms))));
    await tenTimes(5 * dayMs - minuteMs);
    expect(await eventKinds(test, order.id)).toEqual([]);
    await tenTimes(5 * dayMs);
    await tenTimes(7 * dayMs - minuteMs);
    expect([await eventKinds(test, order.id), await statusOf(order.id)]).toEqual([['reminded'], 'delivered']);
    await tenTimes(7 * dayMs);
    expect([await eventKinds(test, order.id), await statusOf(order.id)]).toEqual([
      ['reminded', 'completed'],
      'completed',
    ]);
    expect(await mailsAbout(order.id)).toHaveLength(2);
  });

  it('[O10] delivered work is not accepted after a request for revision, and the days start again after a message', async () => {
    const [revised, messaged] = [await delivered(), await delivered()];
    await updateRow(test, 'orders', revised.id, { status: 'revision', due_at: new Date(start + 30 * dayMs) });
    await runScheduledOrders(at(5 * dayMs));
    await insertRow(test, 'order_messages', {
      order_id: messaged.id,
      from_whom: 'customer',
      name: 'Rania',
      body: 'One moment',
      created_at: new Date(start + 6 * dayMs),
    });
    await runScheduledOrders(at(8 * dayMs));
    expect([await eventKinds(test, revised.id), await eventKinds(test, messaged.id)]).toEqual([
      [],
      ['reminded'],
    ]);
    await runScheduledOrders(at(11 * dayMs));
    await runScheduledOrders(at(13 * dayMs));
    expect(await eventKinds(test, messaged.id)).toEqual(['reminded', 'reminded', 'completed']);
  });

  it('[O10] delivered work is checked again under the lock, so that a message at the same moment counts', async () => {
    const order = await delivered();
    await remindOrComplete(at(5 * dayMs - minuteMs), order.id);
    expect(await eventKinds(test, order.id)).toEqual([]);
  });

  it('[O10] delivered work is never accepted within two days of a reminder, also after the clock had stopped', async () => {
    const order = await delivered();
    await runScheduledOrders(at(20 * dayMs));
    await runScheduledOrders(at(21 * dayMs));
    expect(await eventKinds(test, order.id)).toEqual(['reminded']);
    await runScheduledOrders(at(22 * dayMs));
    expect(await eventKinds(test, order.id)).toEqual(['reminded', 'completed']);
  });
});

describe('unpaid orders', () => {
  it('[O8] an unpaid order is cancelled after 30 days, unless a part was paid', async () => {
    const placed_at = new Date(start);
    const [unpaid, partly] = [
      await staffOrder(test, { placed_at }),
      await paidStaffOrder(test, { placed_at }),
    ];
    await updateRow(test, 'orders', partly.id, { status: 'awaiting_payment' });
    const draft = await staffOrder(test, { status: 'draft', placed_at: null });
    await runScheduledOrders(at(30 * dayMs - minuteMs));
    expect(await statusOf(unpaid.id)).toBe('awaiting_payment');
    await Promise.all([...Array(5)].map(() => runScheduledOrders(at(30 * dayMs))));
    const states = await Promise.all([unpaid, partly, draft].map(({ id }) => statusOf(id)));
    expect(states).toEqual(['cancelled', 'awaiting_payment', 'draft']);
    expect(await eventKinds(test, unpaid.id)).toEqual(['cancelled']);
  });
});

describe('the order clock', () => {
  it('[O17] the clock continues with other orders after one fails, and reports the failure at the end', async () => {
    const [bad, good] = [await due(), await due()];
    const broken: NetworkContext = {
      ...at(2 * hourMs),
      jobs: beforeEnqueue(test.ctx.jobs, 'send-mail', async ({ mailId }, db) => {
        const mail = await db
          .selectFrom('mails')
          .select(['subject', 'body_text'])
          .where('id', '=', mailId)
          .executeTakeFirstOrThrow();
        if (`${mail.subject} ${mail.body_text}`.includes(bad.id)) throw new Error('no queue');
      }),
    };
    await expect(runScheduledOrders(broken)).rejects.toThrow(/1 scheduled step of orders failed/);
    expect([await eventKinds(test, bad.id), await eventKinds(test, good.id)]).toEqual([
      [],
      ['late', 'compensated'],
    ]);
    await runScheduledOrders(at(2 * hourMs));
    expect(await eventKinds(test, bad.id)).toEqual(['late', 'compensated']);
  });
});
