import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { orderCall, placedOrder, putInState } from '../../../testing/order-form';
import { insertRows, selectRows, updateRow } from '../../../testing/rows';
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
import { startTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { recordPayment } from '../record-payment';
import { reconcile } from './reconcile';

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));
beforeEach(() => test.stripe.controls.webhooks.resume());
const runByStaff = async () => {
  const response = await staff.post('/api/admin/payments/reconcile');
  return response.json<{ repaired: number; differences: { orderId: string; what: string }[] }>();
};
const loseWebhooks = async (work: () => Promise<void>) => {
  await test.stripe.controls.webhooks.hold();
  await work();
  await test.stripe.controls.webhooks.discard();
  await test.stripe.controls.webhooks.resume();
};

describe('the comparison with the provider', () => {
  it('[O15] the comparison finds a payment whose webhook event was lost, repairs it and then reports 0 differences', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await settleAll(test);
    await loseWebhooks(async () => {
      await payCard(test, intentId);
    });
    expect(await differencesOf(test)).not.toEqual([]);
    expect(await runByStaff()).toEqual({ repaired: 1, differences: [] });
    expect((await moneyOf(test, order.id)).status).toBe('paid');
    expect(await runByStaff()).toEqual({ repaired: 0, differences: [] });
  });

  it('[O15] the comparison repairs lost webhook events of refunds and disputes, and sends a refund that was not sent', async () => {
    const first = await cardPaidOrder(test, user);
    const second = await cardPaidOrder(test, user);
    const third = await cardPaidOrder(test, user);
    await loseWebhooks(async () => {
      await fetch(`${test.stripe.origin}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${test.stripe.secretKey}` },
        body: new URLSearchParams({ payment_intent: first.intentId }),
      });
      await test.stripe.controls.disputes({ action: 'open', paymentIntent: second.intentId });
    });
    await staff.post(`/api/admin/orders/${third.id}/refunds`, {
      amountMinor: 100,
      reason: 'Agreed.',
      requestKey: crypto.randomUUID(),
    });
    expect(await reconcile(test.ctx)).toEqual({ repaired: 3, differences: [] });
    expect((await moneyOf(test, first.id)).status).toBe('refunded');
    expect((await moneyOf(test, second.id)).status).toBe('disputed');
    expect((await moneyOf(test, third.id)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });

  it('[O15] [O4] an intent with another amount than its order is reported until it is replaced', async () => {
    const order = await placedOrder(user);
    await openIntent(user, order);
    await putInState(test, order.id, 'awaiting_payment', { base_minor: 2000, discount_minor: 1000 });
    const what = 'The card form asks for 30 USD, but the price is 10 USD.';
    expect((await reconcile(test.ctx)).differences).toMatchObject([{ orderId: order.id, what }]);
    const second = await openIntent(user, { ...order, price: { ...order.price, finalMinor: 1000 } });
    expect((await reconcile(test.ctx)).differences).toEqual([]);
    const { intents } = await test.stripe.controls.state();
    expect(intents.find(({ id }) => id === second)?.amount).toBe(1000);
  });

  it('[O15] differences that cannot be repaired are reported, and staff see them in the health of payments', async () => {
    const { id } = await cardPaidOrder(test, user);
    await putInState(test, id, 'refunded');
    const { differences } = await runByStaff();
    const difference = {
      orderId: id,
      paymentId: null,
      what: 'The order is refunded, but only 0 USD of 30 USD was refunded.',
    };
    expect(differences).toEqual([difference]);
    const health = await staff.get('/api/admin/payments/health');
    expect(health.json()).toMatchObject({
      isCardOn: true,
      waitingEvents: 0,
      failedEvents: 0,
      pendingRefunds: 0,
      openDisputes: 1,
      differences: [difference],
      reconciledAt: expect.any(String),
      lastEventAt: expect.any(String),
    });
    await putInState(test, id, 'paid');
    expect((await runByStaff()).differences).toEqual([]);
  });

  it('[O15] [M14] a comparison without an answer from the provider is shown as failed until one works, never as 0 differences', async () => {
    const healthOf = async () => (await staff.get('/api/admin/payments/health')).json();
    const { reconciledAt } = await healthOf();
    await test.stripe.controls.outage({ kind: 503 });
    const response = await staff.post('/api/admin/payments/reconcile');
    expect(refusalOf(response)).toEqual([503, 'payments.unavailable']);
    expect(await healthOf()).toMatchObject({
      reconciledAt,
      comparisonFailure: { at: expect.any(String), reason: 'The payment provider did not respond.' },
    });
    await test.stripe.controls.liftOutages();
    await runByStaff();
    expect(await healthOf()).toMatchObject({ comparisonFailure: null, differences: [] });
  });

  it('[O15] [M14] a comparison that the provider refuses is shown to staff with the reason, and alerts support', async () => {
    await test.stripe.controls.outage({ kind: 403 });
    const response = await staff.post('/api/admin/payments/reconcile');
    const reason = 'The payment provider refused our request: The key has no permission for this.';
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringMatching(new RegExp(`^${reason} Nothing was compared`)),
    ]);
    expect((await staff.get('/api/admin/payments/health')).json()).toMatchObject({
      comparisonFailure: { reason },
    });
    const alerts = test.ctx.db
      .selectFrom('mails')
      .select('id')
      .where('subject', 'like', '%refuses our requests%');
    expect(await alerts.execute()).toHaveLength(1);
    await test.stripe.controls.liftOutages();
    await runByStaff();
  });

  it('[O15] an object that the provider refuses to change is reported, and the rest is compared', async () => {
    const { id } = await cardPaidOrder(test, user);
    const payload = { amountMinor: 100, reason: 'Agreed.', requestKey: crypto.randomUUID() };
    await staff.post(`/api/admin/orders/${id}/refunds`, payload);
    await test.stripe.controls.outage({ kind: 403, method: 'POST', path: '/v1/refunds' });
    expect((await runByStaff()).differences).toMatchObject([
      { orderId: id, what: expect.stringContaining(': The key has no permission for this.') },
    ]);
    await test.stripe.controls.liftOutages();
    expect((await runByStaff()).differences).toEqual([]);
  });

  it('[O15] [O12] a dispute that the provider does not know is reported as one line, and the rest is compared', async () => {
    const unknown = await cardPaidOrder(test, user);
    const { id: dispute } = await test.stripe.controls.disputes({
      action: 'open',
      paymentIntent: unknown.intentId,
    });
    await settleAll(test);
    await test.stripe.controls.disputes({ action: 'forget', dispute });
    const other = await placedOrder(user);
    const intentId = await openIntent(user, other);
    await loseWebhooks(async () => {
      await payCard(test, intentId);
    });
    const response = await staff.post('/api/admin/payments/reconcile');
    const [payment] = (await moneyOf(test, unknown.id)).payments;
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        repaired: 1,
        differences: [
          {
            orderId: unknown.id,
            paymentId: payment?.id,
            what: `The provider has no record of the dispute ${dispute}, which is open here.`,
          },
        ],
      },
    ]);
    expect((await moneyOf(test, other.id)).status).toBe('paid');
    await updateRow(test, 'disputes', dispute, { closed_at: new Date(), status: 'won' });
    await putInState(test, unknown.id, 'paid');
  });

  it('[O15] [M14] without a provider the comparison covers orders and rows, and staff see that cards are off', async () => {
    const plain = await startTestApp();
    expect(await reconcile(plain.ctx)).toEqual({ repaired: 0, differences: [] });
    const someone = await signedInStaff(plain);
    const response = await someone.post('/api/admin/payments/reconcile');
    expect(response.json()).toMatchObject({ code: 'payments.off' });
    expect((await someone.get('/api/admin/payments/health')).json()).toMatchObject({
      isCardOn: false,
      lastEventAt: null,
    });
    await plain.close();
  });
});

describe('money that did not come by card', () => {
  const record = (id: string, amountMinor: number, reference: string) =>
    staff.post(`/api/admin/orders/${id}/payments`, { method: 'bank_transfer', amountMinor, reference });

  it('[O15] [M10] recorded parts add up until the order is paid, and the payment intent is cancelled first', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect((await record(order.id, 1000, 'TR-1')).json()).toMatchObject({ status: 'awaiting_payment' });
    // The button was pressed twice.
    await record(order.id, 1000, 'TR-1');
    expect((await moneyOf(test, order.id)).payments.map((one) => one.received_minor)).toEqual([0, 1000]);
    expect(await payCard(test, intentId)).toBe('canceled');
    const card = await user.post('/api/create-payment-intent', { amount: 30, orderId: order.id });
    expect(card.json()).toMatchObject({ code: 'payments.off' });
    expect((await record(order.id, 2000, 'TR-2')).json()).toMatchObject({ status: 'paid', paidMinor: 3000 });
    expect((await record(order.id, 5, 'TR-3')).json()).toMatchObject({ code: 'orders.move' });
    expect((await moneyOf(test, order.id)).events).toEqual(['placed', 'underpaid', 'paid']);
    await settleAll(test);
    expect((await reconcile(test.ctx)).differences).toEqual([]);
  });

  it('[O15] recording money is refused while the card is being charged or the provider does not answer', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await test.stripe.controls.outage({ kind: 503 });
    expect((await record(order.id, 3000, 'TR-4')).json()).toMatchObject({ code: 'payments.unavailable' });
    await test.stripe.controls.liftOutages();
    await payCard(test, intentId, 'pm_card_processing');
    expect((await record(order.id, 3000, 'TR-4')).json()).toMatchObject({ code: 'orders.paying' });
    await test.stripe.controls.settleProcessing(intentId, 'succeeded');
    await settleAll(test);
    expect((await moneyOf(test, order.id)).payments).toHaveLength(1);
  });

  it('[O15] a transfer beside a card payment is kept, reported to staff and listed until it is refunded', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await loseWebhooks(async () => {
      await payCard(test, intentId);
    });
    // The transfer is recorded while the card payment is not known here yet.
    const offline = { ...test.ctx, payments: null };
    const [admin] = await selectRows(test, 'admin_users');
    if (!admin) throw new Error('There is no administrator.');
    const transfer = { method: 'bank_transfer', amountMinor: 3000, reference: 'TR-5' } as const;
    await recordPayment({ ...offline, admin }, order.id, transfer);
    const { differences } = await reconcile(test.ctx);
    expect(differences.map(({ what }) => what)).toEqual(['60 USD was received, but the price is 30 USD.']);
    const { events, status } = await moneyOf(test, order.id);
    expect([status, events]).toEqual(['paid', ['placed', 'paid', 'paid']]);
    await staff.post(`/api/admin/orders/${order.id}/refunds`, {
      amountMinor: 3000,
      reason: 'It came twice.',
      requestKey: crypto.randomUUID(),
    });
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('paid');
    expect((await reconcile(test.ctx)).differences).toEqual([]);
  });
});

it('[O14] a payment stores the tax that the price includes, of the billing country or else of the institution', async () => {
  await insertRows(test, 'tax_rates', [
    { country: 'DE', name: 'USt', percent: 19 },
    { country: 'AT', name: 'USt', percent: 20 },
  ]);
  const german = await cardPaidOrder(test, user);
  const billed = await cardPaidOrder(test, user, { change: { billingCountry: 'AT' } });
  const linesOf = async (id: string) =>
    (await orderCall(user, 'GET', id)).json<{ taxLines: object[] }>().taxLines;
  expect(await linesOf(german.id)).toEqual([{ name: 'USt', percent: 19, amountMinor: 479 }]);
  expect(await linesOf(billed.id)).toEqual([{ name: 'USt', percent: 20, amountMinor: 500 }]);
});
