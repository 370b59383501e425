import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeEachTest } from '../../../testing/before-tests';
import { placedOrder } from '../../../testing/order-form';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import {
  authenticate,
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
import { applyIntent } from '../intents/settle-intent';
import { applyWebhook, giveUpOnWebhook } from './apply-webhook';

const test = useStripeApp({ LIMIT_READS_PER_MINUTE: '0' });
const user = beforeEachTest(() => signedIn(test.app));
afterEach(async () => {
  const { webhooks } = test.stripe.controls;
  await webhooks.duplicate(0);
  await webhooks.resume();
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const isBeingPaid = async (orderId: string) =>
  (await user.get(`/api/orders/${orderId}`)).json<{ isBeingPaid: boolean }>().isBeingPaid;

const outcomeOf = async (intentId: string, who = user) => {
  const response = await who.get(`/api/payment-outcome?payment_intent=${intentId}`);
  return response.json<{
    outcome: string;
    reason: string | null;
    code?: string;
    order: { status: string };
  }>();
};
const signed = (body: string, secret: string, atMs = Date.now()) => {
  const seconds = Math.floor(atMs / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};
const deliver = (body: string, signature: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...headers },
    payload: body,
  });
const storedEvents = () => selectRows(test, 'webhook_events');
const webhookBody = (change: object = {}) =>
  JSON.stringify({
    id: 'evt_made_up',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'pi_of_nobody', object: 'payment_intent' } },
    ...change,
  });

describe('a webhook event', () => {
  it('[O7] a webhook event with a wrong, missing, foreign or old signature is answered with 400 and not stored', async () => {
    const before = (await storedEvents()).length;
    const body = webhookBody();
    const { webhookSecret } = test.stripe;
    const old = signed(body, webhookSecret, Date.now() - 6 * 60 * 1000);
    const others = ['', 't=1,v1=00', signed(body, 'whsec_other'), signed(`${body} `, webhookSecret), old];
    for (const signature of others) {
      const refused = await deliver(body, signature);
      expect(refusalOf(refused)).toEqual([400, 'payments.signature']);
    }
    expect((await storedEvents()).length).toBe(before);
  });

  it('[O7] the signature covers the bytes of the body, and a body above 256 KiB is refused', async () => {
    const body = webhookBody({ id: 'evt_spaced' }).replaceAll(',', ' ,\n  ');
    expect((await deliver(body, signed(body, test.stripe.webhookSecret))).json()).toEqual({ received: true });
    const large = webhookBody({ id: 'evt_large', padding: 'x'.repeat(256 * 1024) });
    expect((await deliver(large, signed(large, test.stripe.webhookSecret))).statusCode).toBe(413);
    await settleAll(test);
    const stored = (await storedEvents()).find(({ id }) => id === 'evt_spaced');
    expect(stored).toMatchObject({ status: 'ignored', order_id: null });
  });

  it('[O7] a webhook event of a type without effect is ignored, and needs neither session nor origin', async () => {
    const body = webhookBody({ id: 'evt_payout', type: 'payout.paid' });
    const answer = await deliver(body, signed(body, test.stripe.webhookSecret), { 'user-agent': 'Stripe' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await settleAll(test);
    expect((await storedEvents()).find(({ id }) => id === 'evt_payout')?.status).toBe('ignored');
  });

  it('[O7] a webhook event with false content changes nothing, because the object is fetched', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    const lie = { id: intentId, object: 'payment_intent', status: 'succeeded', amount_received: 3000 };
    const body = webhookBody({ id: 'evt_lie', data: { object: lie } });
    await deliver(body, signed(body, test.stripe.webhookSecret));
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('awaiting_payment');
  });

  it('[O7] webhook events do not count against the limits of a network', async () => {
    const strict = await startTestApp({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      LIMIT_WRITES_PER_MINUTE: '2',
    });
    const body = webhookBody();
    for (let count = 0; count < 5; count += 1) {
      const url = '/api/stripe/webhook';
      const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, 'whsec_x') };
      const answer = await strict.app.inject({ method: 'POST', url, headers, payload: body });
      expect(answer.statusCode).toBe(200);
    }
    const rows = await selectRows(strict, 'webhook_events');
    expect(rows.map(({ id, deliveries }) => [id, deliveries])).toEqual([['evt_made_up', 5]]);
    await strict.close();
  });
});

describe('a payment by card', () => {
  it('[O7] [O6] an order is paid when the webhook event comes before the browser returns', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    expect(await outcomeOf(intentId)).toMatchObject({
      outcome: 'succeeded',
      reason: null,
      order: { id, status: 'paid', paidMinor: 3000, card: { brand: 'visa', last4: '4242' } },
    });
    expect((await moneyOf(test, id)).events).toEqual(['placed', 'paid']);
  });

  it('[O6] [O7] a payment is shown as processing while the browser is back and the webhook event is not', async () => {
    await test.stripe.controls.webhooks.hold();
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect((await outcomeOf(intentId)).outcome).toBe('unknown');
    await payCard(test, intentId);
    expect(await outcomeOf(intentId)).toMatchObject({
      outcome: 'processing',
      order: { status: 'awaiting_payment' },
    });
    await test.stripe.controls.webhooks.resume();
    await settleAll(test);
    expect((await outcomeOf(intentId)).outcome).toBe('succeeded');
  });

  it('[O7] an order is paid even if the browser never returns', async () => {
    const order = await placedOrder(user);
    await payCard(test, await openIntent(user, order));
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O6] payments of strangers and unknown ids are answered with 404, and unreadable ids with 400', async () => {
    const { intentId } = await cardPaidOrder(test, user);
    const stranger = await signedIn(test.app);
    for (const [who, id] of [
      [stranger, intentId],
      [user, 'pi_made_up'],
    ] as const) {
      const response = await who.get(`/api/payment-outcome?payment_intent=${id}`);
      expect(refusalOf(response)).toEqual([404, 'payments.not_found']);
    }
    expect((await user.get('/api/payment-outcome?payment_intent=pi_%00')).statusCode).toBe(400);
  });

  it('[O5] [O6] a declined card shows the reason and can be tried again with another card', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await payCard(test, intentId, 'pm_card_visa_chargeDeclinedInsufficientFunds');
    const declined = { outcome: 'failed', reason: 'Your card has insufficient funds.' };
    expect(await outcomeOf(intentId)).toMatchObject(declined);
    await settleAll(test);
    expect(await outcomeOf(intentId)).toMatchObject(declined);
    const { payments, status } = await moneyOf(test, order.id);
    expect([status, payments[0]?.status, payments[0]?.received_minor]).toEqual([
      'awaiting_payment',
      'failed',
      0,
    ]);
    expect(await openIntent(user, order)).toBe(intentId);
    await payCard(test, intentId);
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O5] [O6] a card with 3-D Secure pays only once the bank approves', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect(await payCard(test, intentId, 'pm_card_threeDSecure2Required')).toBe('requires_action');
    await settleAll(test);
    expect((await outcomeOf(intentId)).outcome).toBe('unknown');
    await authenticate(test, intentId, 'failed');
    await settleAll(test);
    expect((await outcomeOf(intentId)).outcome).toBe('failed');
    await payCard(test, intentId, 'pm_card_threeDSecure2Required');
    await authenticate(test, intentId, 'succeeded');
    await settleAll(test);
    expect((await outcomeOf(intentId)).outcome).toBe('succeeded');
  });

  it('[O5] a slow payment is processing until it is settled either way', async () => {
    for (const [settled, status, outcome] of [
      ['failed', 'awaiting_payment', 'failed'],
      ['succeeded', 'paid', 'succeeded'],
    ] as const) {
      const order = await placedOrder(user);
      const intentId = await openIntent(user, order);
      await payCard(test, intentId, 'pm_card_processing');
      await settleAll(test);
      expect((await outcomeOf(intentId)).outcome).toBe('processing');
      expect(await isBeingPaid(order.id)).toBe(true);
      await test.stripe.controls.settleProcessing(intentId, settled);
      await settleAll(test);
      expect(await isBeingPaid(order.id)).toBe(false);
      expect([(await moneyOf(test, order.id)).status, (await outcomeOf(intentId)).outcome]).toEqual([
        status,
        outcome,
      ]);
    }
  });
});

describe('webhook events in any number and sequence', () => {
  it('[O7] a hundred repetitions of a webhook event leave one payment, one event and one mail', async () => {
    await test.stripe.controls.webhooks.duplicate(99);
    const { id } = await cardPaidOrder(test, user);
    const { payments, events } = await moneyOf(test, id);
    expect([payments.length, payments[0]?.received_minor]).toEqual([1, 3000]);
    expect(events).toEqual(['placed', 'paid']);
    const stored = await storedEvents();
    expect(stored.filter(({ order_id }) => order_id === id).map(({ deliveries }) => deliveries)).toContain(
      100,
    );
    const mails = test.ctx.db.selectFrom('mails').select('id').where('user_id', '=', user.id);
    expect(await mails.execute()).toHaveLength(2);
    await Promise.all(
      stored.flatMap((event) => [applyWebhook(test.ctx, event.id), applyWebhook(test.ctx, event.id)]),
    );
    expect((await moneyOf(test, id)).events).toEqual(['placed', 'paid']);
    expect(await mails.execute()).toHaveLength(2);
  });

  it('[O7] many workers that settle webhook events at once pay an order once', async () => {
    await test.stripe.controls.webhooks.hold();
    const order = await placedOrder(user);
    await payCard(test, await openIntent(user, order));
    await test.stripe.controls.webhooks.resume();
    await test.stripe.controls.webhooks.idle();
    const waiting = (await storedEvents()).filter(({ status }) => status === 'waiting');
    await Promise.all([...waiting, ...waiting].map(({ id }) => applyWebhook(test.ctx, id)));
    expect((await moneyOf(test, order.id)).events).toEqual(['placed', 'paid']);
  });

  it('[O7] an answer that was fetched before the payment and arrives after it undoes nothing', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    const { payments } = test.ctx;
    if (!payments) throw new Error('The test has no provider.');
    const stale = await payments.retrieveIntent(intentId);
    await payCard(test, intentId);
    await settleAll(test);
    for (const status of ['requires_payment_method', 'processing', 'canceled'])
      expect(await applyIntent(test.ctx, { ...stale, status })).toEqual({
        orderId: order.id,
        isChanged: false,
      });
    expect(await moneyOf(test, order.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'succeeded', received_minor: 3000 }],
    });
  });

  it('[O7] webhook events in reverse, from the refund to the creation, have the same result', async () => {
    await test.stripe.controls.webhooks.hold();
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    await payCard(test, intentId, 'pm_card_visa_chargeDeclined');
    await payCard(test, intentId);
    await fetch(`${test.stripe.origin}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.stripe.secretKey}` },
      body: new URLSearchParams({ payment_intent: intentId, amount: '3000' }),
    });
    const { held } = await test.stripe.controls.state();
    for (const eventId of held.toReversed()) {
      await test.stripe.controls.webhooks.release([eventId]);
      await settleAll(test);
    }
    const { status, refunds, events } = await moneyOf(test, order.id);
    expect([status, refunds.map((refund) => refund.amount_minor)]).toEqual(['refunded', [3000]]);
    expect(events).toEqual(['placed', 'paid', 'refunded']);
  });
});

describe('a webhook event that cannot be settled', () => {
  it('[O7] [M14] a webhook event waits while the provider is down, is marked as failed in the end, and staff settle it again', async () => {
    await test.stripe.controls.webhooks.hold();
    const order = await placedOrder(user);
    await payCard(test, await openIntent(user, order));
    await test.stripe.controls.webhooks.resume();
    await test.stripe.controls.webhooks.idle();
    const event = (await storedEvents()).find(
      ({ type, status }) => type === 'payment_intent.succeeded' && status === 'waiting',
    );
    const eventId = event?.id ?? '';
    const { payments } = test.ctx;
    if (!payments) throw new Error('The test has no provider.');
    const away = () => Promise.reject(new Error('down'));
    const down = { ...test.ctx, payments: { ...payments, retrieveIntent: away } };
    await expect(applyWebhook(down, eventId)).rejects.toThrow('down');
    await giveUpOnWebhook(test.ctx, eventId);
    const staff = await signedInStaff(test, 'nadia');
    const list = await staff.get('/api/admin/payments/webhooks?status=failed');
    expect(list.json()).toMatchObject([{ id: eventId, status: 'failed', error: 'down' }]);
    const url = `/api/admin/payments/webhooks/${eventId}/replay`;
    const replayed = await staff.post(url);
    expect(replayed.json()).toMatchObject({ id: eventId, status: 'done', orderId: order.id, error: null });
    expect((await moneyOf(test, order.id)).status).toBe('paid');
    const first = await staff.get('/api/admin/payments/webhooks?limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await staff.get(next);
    const ids = [...first.json<{ id: string }[]>(), ...second.json<{ id: string }[]>()].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  });
});
