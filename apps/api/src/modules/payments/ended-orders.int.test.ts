import type { Order } from '@aw/contracts/orders/shapes';
import { afterEach, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { orderCall, placedOrder, putInState } from '../../testing/order-form';
import { signedInStaff } from '../../testing/staff';
import { differencesOf, moneyOf, openIntent, payCard, settleAll, useStripeApp } from '../../testing/stripe';
import { signedIn } from '../../testing/user';
import { cancelUnpaid } from '../orders/scheduled/cancel-unpaid';

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));
afterEach(async () => {
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const inConsole = (id: string, path: string, payload: object) =>
  staff.post(`/api/admin/orders/${id}/${path}`, payload);
const transfer = (id: string, amountMinor: number) =>
  inConsole(id, 'payments', { method: 'bank_transfer', amountMinor, reference: `of ${id}` });

it('[O4] [L1] a draft that was paid without the form is not accepted, and everything is refunded automatically', async () => {
  const order = await placedOrder(user, { wordCount: 1000 });
  const intentId = await openIntent(user, order);
  // In older releases, drafts had a card form before they were placed.
  await putInState(test, order.id, 'draft', { placed_at: null, topic: null });
  await payCard(test, intentId);
  await settleAll(test);
  const { status, refunds, events } = await moneyOf(test, order.id);
  expect([status, events]).toEqual(['refunded', ['placed', 'paid', 'cancelled', 'refunded']]);
  expect(refunds).toMatchObject([{ amount_minor: 1000, cause: 'cancelled', status: 'succeeded' }]);
});

it('[O4] [U9] everything is refunded for an order whose person was erased while its card form was open', async () => {
  const order = await placedOrder(user);
  const intentId = await openIntent(user, order);
  const erased = { user_id: null, name: null, email: null, topic: null, major_course: null };
  await putInState(test, order.id, 'awaiting_payment', erased);
  await payCard(test, intentId);
  await settleAll(test);
  expect(await moneyOf(test, order.id)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount_minor: 3000, cause: 'cancelled', status: 'succeeded' }],
  });
});

it('[O8] [O7] a card payment that succeeds after the order was cancelled is refunded to the card once', async () => {
  const order = await placedOrder(user);
  const intentId = await openIntent(user, order);
  await putInState(test, order.id, 'cancelled', { cancelled_at: new Date() });
  await test.stripe.controls.webhooks.duplicate(2);
  await payCard(test, intentId);
  await settleAll(test);
  await test.stripe.controls.webhooks.duplicate(0);
  const { status, refunds, events } = await moneyOf(test, order.id);
  expect([status, events]).toEqual(['refunded', ['placed', 'late_payment', 'refunded']]);
  expect(refunds).toMatchObject([{ amount_minor: 3000, cause: 'cancelled', status: 'succeeded' }]);
  const mails = test.ctx.db.selectFrom('mails').select('subject').where('subject', 'like', `%${order.id}%`);
  const subjects = (await mails.orderBy('id').execute()).map(({ subject }) => subject).join('\n');
  expect(subjects).toContain('we refund a payment that arrived too late');
  expect(subjects).toContain('a payment arrived after the order had ended');
});

it('[O7] [L1] staff cannot record money for an incomplete draft', async () => {
  const { id } = (await user.post('/api/orders', {})).json<Order>();
  const refused = await transfer(id, 1000);
  expect(refusalOf(refused)).toEqual([409, 'orders.move']);
  expect(await moneyOf(test, id)).toMatchObject({ status: 'draft', payments: [] });
});

it('[O8] [O11] cancelling a half paid order refunds the half', async () => {
  const { id } = await placedOrder(user);
  await transfer(id, 1000);
  expect((await orderCall(user, 'POST', id, '/cancel')).statusCode).toBe(200);
  expect(await moneyOf(test, id)).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount_minor: 1000, cause: 'cancelled', status: 'pending' }],
  });
});

it('[M10] [O11] cancelling a half paid order by staff refunds it too, above the limit after a second person approved', async () => {
  const { id } = await placedOrder(user, { wordCount: 40_000 });
  await transfer(id, 20_000);
  await inConsole(id, 'move', { move: 'cancel', reason: 'The customer asked for it.' });
  expect(await moneyOf(test, id)).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount_minor: 20_000, cause: 'staff', status: 'awaiting_approval' }],
  });
});

it('[O4] [O8] an order is not cancelled if another tab opens a payment intent at the same moment', async () => {
  const cancels = {
    customer: async (id: string) => (await orderCall(user, 'POST', id, '/cancel')).statusCode,
    staff: async (id: string) =>
      (await inConsole(id, 'move', { move: 'cancel', reason: 'Asked for.' })).statusCode,
    clock: (id: string) => cancelUnpaid(test.ctx, id),
  };
  for (const [who, cancel] of Object.entries(cancels)) {
    const order = await placedOrder(user);
    await openIntent(user, order);
    const { payments } = test.ctx;
    if (!payments) throw new Error('Cards are off.');
    const cancelIntent = payments.cancelIntent.bind(payments);
    payments.cancelIntent = async (intentId) => {
      const ended = await cancelIntent(intentId);
      await openIntent(user, order);
      return ended;
    };
    const answered = await cancel(order.id);
    Object.assign(payments, { cancelIntent });
    expect([who, answered]).toEqual([who, who === 'clock' ? undefined : 409]);
    expect(await moneyOf(test, order.id)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'open' }],
    });
  }
});
