import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { openStripe } from '../testing/open-stripe';
import { openReceiver, type Received } from '../testing/receiver';

const usd = { amount: 2_000, currency: 'usd' };
const paid = { ...usd, confirm: true, payment_method: 'pm_card_visa' };

async function openBoth(options: Parameters<typeof openStripe>[0] = {}) {
  const receiver = await openReceiver();
  const opened = await openStripe({ webhookUrl: receiver.url, ...options });
  const eventOf = ({ body, signature }: Received, tolerance?: number) =>
    opened.sdk.webhooks.constructEvent(body, signature, opened.server.webhookSecret, tolerance);
  return { ...opened, receiver, eventOf };
}

it('[O7] every event arrives in order, with a signature that the SDK accepts and the whole object', async () => {
  const { sdk, controls, receiver, eventOf } = await openBoth();
  const { id } = await sdk.paymentIntents.create(paid);
  await sdk.refunds.create({ payment_intent: id, amount: 500 });
  await controls.webhooks.idle();
  const events = receiver.received.map((one) => eventOf(one));
  expect(events.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
  ]);
  expect(events[2]).toMatchObject({
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    data: { object: { id, status: 'succeeded', amount_received: 2_000 } },
  });
  expect(await sdk.events.retrieve(events[2]?.id ?? '')).toMatchObject({
    type: 'payment_intent.succeeded',
    pending_webhooks: 0,
  });
});

it('[O7] another secret, another body and an old signature are refused', async () => {
  const { sdk, server, controls, receiver, eventOf } = await openBoth({
    now: () => new Date(Date.now() - 301_000),
  });
  await sdk.paymentIntents.create(usd);
  await controls.webhooks.idle();
  const first = receiver.received[0];
  if (!first) throw new Error('Nothing arrived.');
  expect(() => eventOf(first)).toThrow('Timestamp outside the tolerance zone');
  expect(eventOf(first, 600).type).toBe('payment_intent.created');
  const check = (body: string, secret: string) => () =>
    sdk.webhooks.constructEvent(body, first.signature, secret, 600);
  expect(check(first.body, 'whsec_other')).toThrow('No signatures found');
  expect(check(`${first.body} `, server.webhookSecret)).toThrow('No signatures found');
});

it('[O7] an event is sent again until it is accepted, up to the limit', async () => {
  const { sdk, controls, receiver } = await openBoth({ webhookAttempts: 3 });
  receiver.answerWith(500, 400);
  const { id } = await sdk.paymentIntents.create(usd);
  await controls.webhooks.idle();
  const tried = (await controls.state()).deliveries.map(({ attempt, status }) => [attempt, status]);
  expect(tried).toEqual([
    [1, 500],
    [2, 400],
    [3, 200],
  ]);
  receiver.answerWith(503, 503, 503);
  await sdk.paymentIntents.cancel(id);
  await controls.webhooks.idle();
  expect(receiver.received).toHaveLength(6);
  const lost = await sdk.events.list({ delivery_success: false });
  expect(lost.data).toMatchObject([{ type: 'payment_intent.canceled', pending_webhooks: 1 }]);
});

it('[O7] a receiver that was unavailable gets its events later', async () => {
  const { sdk, server, controls } = await openStripe({ webhookBackoffMs: 20 });
  server.setWebhookUrl('http://127.0.0.1:1/none');
  await sdk.paymentIntents.create(usd);
  const receiver = await openReceiver();
  await controls.webhooks.address(receiver.url);
  await controls.webhooks.idle();
  expect(receiver.types()).toEqual(['payment_intent.created']);
});

it('[O7] events can be held, released in any order, discarded, duplicated, delayed and resent', async () => {
  const { sdk, controls, receiver } = await openBoth();
  await controls.webhooks.hold();
  await sdk.paymentIntents.create(paid);
  const { held } = await controls.state();
  expect(held).toHaveLength(3);
  expect(receiver.received).toEqual([]);
  const [created = '', charged = '', succeeded = ''] = held;
  await controls.webhooks.release([succeeded, created]);
  expect(receiver.types()).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
  await expect(controls.webhooks.release([succeeded])).rejects.toThrow('held event');
  expect(await controls.webhooks.discard([charged])).toEqual({ held: [] });

  await controls.webhooks.resume();
  await controls.webhooks.duplicate(2);
  await sdk.paymentIntents.create(usd);
  await controls.webhooks.idle();
  expect(receiver.types().slice(2)).toEqual(Array(3).fill('payment_intent.created'));
  expect(new Set(receiver.received.slice(2).map(({ body }) => body)).size).toBe(1);

  await controls.webhooks.duplicate(0);
  await controls.webhooks.delay(150);
  const before = performance.now();
  await sdk.paymentIntents.create(usd);
  await controls.webhooks.idle();
  expect(performance.now() - before).toBeGreaterThan(140);
  await controls.webhooks.resend(charged);
  expect(receiver.types().slice(5)).toEqual(['payment_intent.created', 'charge.succeeded']);
});

it('[O7] a reset clears objects, keys, counts, outages and holds', async () => {
  const { sdk, controls } = await openBoth();
  await controls.webhooks.hold();
  await controls.outage({ kind: 500 });
  await controls.liftOutages();
  await sdk.paymentIntents.create(paid, { idempotencyKey: 'order-1' });
  await controls.outage({ kind: 500 });
  await controls.reset();
  const empty = { intents: [], charges: [], events: [], held: [], calls: {}, idempotencyKeys: [] };
  expect(await controls.state()).toMatchObject(empty);
  expect((await sdk.paymentIntents.create(usd)).amount).toBe(2_000);
  await controls.webhooks.idle();
  expect((await controls.state()).deliveries).toMatchObject([
    { type: 'payment_intent.created', status: 200 },
  ]);
});
