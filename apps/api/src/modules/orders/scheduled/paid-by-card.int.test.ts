import { afterAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { refusalOf } from '../../../testing/answers';
import { beforeEachTest, beforeTests } from '../../../testing/before-tests';
import { placedOrder } from '../../../testing/order-form';
import { selectRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import {
  cardPaidOrder,
  differencesOf,
  moneyOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../../testing/stripe';
import { signedIn } from '../../../testing/user';
import { runScheduledOrders } from './run-scheduled';

const test = useStripeApp();
const staff = beforeTests(() => signedInStaff(test));

const later = (days: number): Context => ({ ...test.ctx, now: () => new Date(Date.now() + days * dayMs) });
const cancel = (id: string) =>
  staff.post(`/api/admin/orders/${id}/move`, { move: 'cancel', reason: 'Asked for by phone' });
const intentStatus = async (intentId: string) =>
  (await test.stripe.controls.state()).intents.find(({ id }) => id === intentId)?.status;
const statusOf = async (id: string) => (await moneyOf(test, id)).status;
const user = beforeEachTest(() => signedIn(test.app));
afterAll(async () => {
  expect(await differencesOf(test)).toEqual([]);
});

describe('an order with a payment intent', () => {
  it('[O8] [M10] the payment intent ends together with its order when staff cancel it', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect((await cancel(order.id)).json()).toMatchObject({ status: 'cancelled' });
    expect(await intentStatus(intentId)).toBe('canceled');
  });

  it('[O8] [M10] an order that is being paid is not cancelled by staff or the clock', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await payCard(test, intentId, 'pm_card_processing');
    expect(refusalOf(await cancel(order.id))).toEqual([409, 'orders.paying']);
    await runScheduledOrders(later(31));
    expect([await statusOf(order.id), await intentStatus(intentId)]).toEqual([
      'awaiting_payment',
      'processing',
    ]);
    await test.stripe.controls.settleProcessing(intentId, 'succeeded');
    await settleAll(test);
    expect(await statusOf(order.id)).toBe('paid');
    expect(refusalOf(await cancel(order.id))).toEqual([409, 'orders.move']);
  });

  it('[O8] an order stays as it is while the provider is down, and the clock’s next run cancels it with its intent', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await test.stripe.controls.outage({ kind: 503 });
    expect(refusalOf(await cancel(order.id))).toEqual([503, 'payments.unavailable']);
    await expect(runScheduledOrders(later(31))).rejects.toThrow(/1 scheduled step of orders failed/);
    expect(await statusOf(order.id)).toBe('awaiting_payment');
    await test.stripe.controls.liftOutages();
    await runScheduledOrders(later(31));
    expect([await statusOf(order.id), await intentStatus(intentId)]).toEqual(['cancelled', 'canceled']);
  });
});

describe('late work that was paid by card', () => {
  it('[O17] a late refund goes back to the card automatically, and money and order agree', async () => {
    const { id, finalMinor } = await cardPaidOrder(test, user);
    const due = await selectRow(test, 'orders', { id }, ['due_at']);
    const at = (hours: number): Context => ({
      ...test.ctx,
      now: () => new Date((due.due_at?.getTime() ?? 0) + hours * 60 * 60 * 1000),
    });
    for (const hours of [1, 24, 72]) {
      await Promise.all([runScheduledOrders(at(hours)), runScheduledOrders(at(hours))]);
      await settleAll(test);
    }
    const { status, refunds, events } = await moneyOf(test, id);
    expect([status, refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0)]).toEqual([
      'paid',
      finalMinor / 2,
    ]);
    expect(refunds.map((refund) => refund.status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(events.filter((kind) => kind === 'compensated')).toHaveLength(3);
    expect(events.filter((kind) => kind === 'refund_made')).toHaveLength(3);
  });
});
