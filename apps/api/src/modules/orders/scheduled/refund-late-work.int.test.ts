import * as orders from '@aw/db/orders';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../../config/durations';
import type { NetworkContext } from '../../../context';
import { uniquePdf } from '../../../testing/make-pdf';
import { insertRow, selectRow } from '../../../testing/rows';
import { eventKinds, paidStaffOrder, staffFile, staffWriter } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { answerExtension } from '../customer/answer-extension';
import { deliverOrder } from '../staff/deliver-order';
import { proposeExtension } from '../staff/propose-extension';
import { runScheduledOrders } from './run-scheduled';

const test = useTestApp();

const start = new Date('2026-03-02T09:00:00Z').getTime();

/** Returns a context whose clock shows a time after `start`. */
const at = (ms: number): NetworkContext => ({ ...test.ctx, now: () => new Date(start + ms) });
const due = (change: object = {}) => paidStaffOrder(test, { due_at: new Date(start), ...change });
const refundsOf = async (orderId: string) =>
  (
    await test.ctx.db
      .selectFrom('refunds')
      .select(['amount_minor', 'cause', 'request_key'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('amount_minor')
      .execute()
  ).map(({ amount_minor, cause, request_key }) => [amount_minor, cause, request_key.split(':').at(-1)]);
describe('the refund for late work', () => {
  it('[O17] the late refund is 10% after an hour, 25% after a day and 50% after three days, each time the difference', async () => {
    const order = await due();
    const table: [number, string[], number[]][] = [
      [-minuteMs, [], []],
      [59 * minuteMs, ['late'], []],
      [60 * minuteMs, ['late', 'compensated'], [100]],
      [24 * hourMs - minuteMs, ['late', 'compensated'], [100]],
      [24 * hourMs, ['late', 'compensated', 'compensated'], [100, 150]],
      [72 * hourMs - minuteMs, ['late', 'compensated', 'compensated'], [100, 150]],
      [72 * hourMs, ['late', 'compensated', 'compensated', 'compensated'], [100, 150, 250]],
      [30 * dayMs, ['late', 'compensated', 'compensated', 'compensated'], [100, 150, 250]],
    ];
    for (const [ms, kinds, amounts] of table) {
      for (let run = 0; run < 2; run += 1) await runScheduledOrders(at(ms));
      const seen = (await eventKinds(test, order.id)).filter((kind) => kind !== 'refund_made');
      const refunds = await refundsOf(order.id);
      expect([ms / hourMs, seen, refunds.map(([amount]) => amount)]).toEqual([ms / hourMs, kinds, amounts]);
    }
    expect(await refundsOf(order.id)).toEqual([
      [100, 'late', '10'],
      [150, 'late', '25'],
      [250, 'late', '50'],
    ]);
  });

  it('[O17] the late refund catches up in one request after the clock had stopped, once from ten parallel clocks', async () => {
    const order = await due({ status: 'in_progress' });
    await Promise.all([...Array(10)].map(() => runScheduledOrders(at(80 * hourMs))));
    expect(await refundsOf(order.id)).toEqual([[500, 'late', '50']]);
    expect(await eventKinds(test, order.id)).toEqual(['late', 'compensated']);
  });

  it('[O17] the late refund is at most what is left of the payment', async () => {
    const order = await due();
    const payment = await selectRow(test, 'payments', { order_id: order.id }, ['id']);
    await insertRow(test, 'refunds', {
      order_id: order.id,
      payment_id: payment.id,
      amount_minor: 900,
      reason: 'Agreed',
      cause: 'staff',
      status: 'succeeded',
      request_key: crypto.randomUUID(),
    });
    await runScheduledOrders(at(80 * hourMs));
    expect((await refundsOf(order.id)).filter(([, cause]) => cause === 'late')).toEqual([
      [100, 'late', '50'],
    ]);
  });

  it('[O10] [O17] the late refund counts from a later deadline only once the customer has accepted it', async () => {
    const admin = await anAdmin();
    const before = at(-hourMs);
    const proposal = {
      dueAt: at(2 * dayMs)
        .now()
        .toISOString(),
      reason: 'The data came late',
    };
    const seen = async (answer: boolean | null) => {
      const order = await due();
      await proposeExtension({ ...before, admin }, order.id, proposal);
      const open = await orders.findOpenExtension(test.ctx.db, order.id);
      if (answer !== null)
        await answerExtension({ ...before, userId: order.user_id ?? '' }, order.id, {
          extensionId: open?.id ?? '',
          isAccepted: answer,
        });
      return order.id;
    };
    const [agreed, declined, silent] = [await seen(true), await seen(false), await seen(null)];
    await runScheduledOrders(at(25 * hourMs));
    const amounts = async (id: string) => (await refundsOf(id)).map(([amount]) => amount);
    expect(await Promise.all([agreed, declined, silent].map(amounts))).toEqual([[], [250], [250]]);
    await runScheduledOrders(at(2 * dayMs + hourMs));
    expect(await amounts(agreed)).toEqual([100]);
  });

  it('[O17] a late delivery requests its late refund at once, and the clock adds nothing afterwards', async () => {
    const admin = await anAdmin();
    const writer_id = await staffWriter(test);
    const order = await due({ status: 'in_progress', writer_id });
    const file = await staffFile(test, order.id, { name: 'work.pdf', bytes: await uniquePdf() });
    await deliverOrder({ ...at(25 * hourMs), admin }, order.id, { body: 'Here it is.', fileIds: [file] });
    expect(await eventKinds(test, order.id)).toEqual(['late', 'compensated', 'delivered']);
    expect(await refundsOf(order.id)).toEqual([[250, 'late', '25']]);
    await runScheduledOrders(at(80 * hourMs));
    expect(await refundsOf(order.id)).toHaveLength(1);
    const early = await due({ status: 'in_progress', writer_id, due_at: new Date(start + 30 * hourMs) });
    const other = await staffFile(test, early.id, { name: 'work.pdf', bytes: await uniquePdf() });
    await deliverOrder({ ...at(25 * hourMs), admin }, early.id, { body: 'Here it is.', fileIds: [other] });
    expect([await eventKinds(test, early.id), await refundsOf(early.id)]).toEqual([['delivered'], []]);
  });
});

async function anAdmin() {
  const username = `clock-${crypto.randomUUID()}`;
  const admin = { username, email: `${username}@academicworkshop.example`, role: 'admin' as const };
  const { id } = await insertRow(test, 'admin_users', { ...admin, password: 'none' });
  return { id, ...admin };
}
