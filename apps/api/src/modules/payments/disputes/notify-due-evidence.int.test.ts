import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../config/durations';
import type { NetworkContext } from '../../../context';
import { insertRow, selectRow } from '../../../testing/rows';
import { paidStaffOrder } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { notifyDueEvidence } from './notify-due-evidence';

const test = useTestApp();

const start = new Date('2026-03-02T09:00:00Z').getTime();

/** Returns a context whose clock shows a time after `start`. */
const at = (ms: number): NetworkContext => ({ ...test.ctx, now: () => new Date(start + ms) });
describe('alerts about disputes without evidence', () => {
  async function disputed(dueMs: number, change: object = {}) {
    const order = await paidStaffOrder(test, { due_at: new Date(start), status: 'disputed' });
    const payment = await selectRow(test, 'payments', { order_id: order.id }, ['id']);
    await insertRow(test, 'disputes', {
      id: `dp_${order.id}`,
      order_id: order.id,
      payment_id: payment.id,
      amount_minor: 1000,
      reason: 'product_not_received',
      status: 'needs_response',
      due_by: new Date(start + dueMs),
      created_at: new Date(start),
      ...change,
    });
    return order.id;
  }
  const alarms = async (orderId: string) => {
    const mails = await test.ctx.db
      .selectFrom('mails')
      .select('subject')
      .where((eb) => eb.or([eb('body_text', 'like', `%${orderId}%`), eb('subject', 'like', `%${orderId}%`)]))
      .where('to_address', '=', test.ctx.config.CONTACT_EMAIL)
      .execute();
    return mails.map(({ subject }) => subject).sort();
  };

  it('[O12] staff are alerted 72 and 24 hours before a dispute is lost, once each from ten parallel clocks', async () => {
    const orderId = await disputed(200 * hourMs);
    const tenTimes = (ms: number) => Promise.all([...Array(10)].map(() => notifyDueEvidence(at(ms))));
    await tenTimes(127 * hourMs);
    expect(await alarms(orderId)).toEqual([]);
    await tenTimes(128 * hourMs);
    await tenTimes(175 * hourMs);
    expect(await alarms(orderId)).toEqual([expect.stringContaining('within 72 hours')]);
    await tenTimes(176 * hourMs);
    await tenTimes(199 * hourMs);
    await tenTimes(201 * hourMs);
    expect(await alarms(orderId)).toEqual([
      expect.stringContaining('within 24 hours'),
      expect.stringContaining('within 72 hours'),
    ]);
  });

  it('[O12] a dispute that comes late raises only the 24-hour alert, and one with evidence or an end raises none', async () => {
    const late = await disputed(10 * hourMs);
    const [answered, closed] = [
      await disputed(10 * hourMs, { submitted_at: new Date(start) }),
      await disputed(10 * hourMs, { status: 'lost', closed_at: new Date(start) }),
    ];
    for (let run = 0; run < 3; run += 1) await notifyDueEvidence(at(run * hourMs));
    expect(await alarms(late)).toEqual([expect.stringContaining('within 10 hours')]);
    expect([await alarms(answered), await alarms(closed)]).toEqual([[], []]);
  });
});
