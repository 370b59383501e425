import { expect, it } from 'vitest';
import { idOf } from './ids';
import { failureOf, openStripe, sdkFor } from './testing/open-stripe';

const usd = { amount: 2_000, currency: 'usd' };

it('[O5] the SDK creates, changes, retrieves and lists intents', async () => {
  const { sdk } = await openStripe();
  const metadata = { order_id: 'AW-1', note: 'with [brackets] & signs' };
  const intent = await sdk.paymentIntents.create({
    ...usd,
    metadata,
    receipt_email: 'a@workshop.example',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  expect(intent).toMatchObject({
    amount: 2_000,
    status: 'requires_payment_method',
    metadata,
    livemode: false,
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  const changed = await sdk.paymentIntents.update(intent.id, {
    amount: 4_000,
    metadata: { note: '', words: '2000' },
  });
  expect(changed).toMatchObject({ amount: 4_000, metadata: { order_id: 'AW-1', words: '2000' } });
  expect((await sdk.paymentIntents.retrieve(intent.id)).amount).toBe(4_000);
  for (let i = 0; i < 12; i++) await sdk.paymentIntents.create(usd);
  const page = await sdk.paymentIntents.list({ limit: 5 });
  expect([page.data.length, page.has_more]).toEqual([5, true]);
  const all = await sdk.paymentIntents.list({ limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(13);
  expect(all.at(-1)?.id).toBe(intent.id);
});

it('[O7] lists can be limited to a time and filtered by intent', async () => {
  let now = new Date('2030-01-01T00:00:00Z');
  const { sdk } = await openStripe({ now: () => now });
  const confirmed = { ...usd, confirm: true, payment_method: 'pm_card_visa' };
  const first = await sdk.paymentIntents.create(confirmed);
  now = new Date('2030-01-02T00:00:00Z');
  const second = await sdk.paymentIntents.create(confirmed);
  const since = Date.UTC(2030, 0, 2) / 1000;
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  expect(idsOf(await sdk.paymentIntents.list({ created: { gte: since } }))).toEqual([second.id]);
  expect(idsOf(await sdk.paymentIntents.list({ created: { lt: since } }))).toEqual([first.id]);
  const refund = await sdk.refunds.create({ payment_intent: first.id, amount: 500 });
  expect(idsOf(await sdk.refunds.list({ payment_intent: first.id }))).toEqual([refund.id]);
  expect(idsOf(await sdk.refunds.list({ payment_intent: second.id }))).toEqual([]);
  const paid = await sdk.events.list({ type: 'payment_intent.succeeded', created: { gte: since } });
  expect(paid.data).toMatchObject([{ data: { object: { id: second.id } } }]);
});

it('[O5] a card pays, and the answer can include the charge', async () => {
  const { sdk } = await openStripe();
  const { id } = await sdk.paymentIntents.create(usd);
  const paid = await sdk.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 2_000,
    latest_charge: { amount: 2_000, paid: true, payment_method_details: { card: { last4: '4242' } } },
  });
  const alone = await sdk.paymentIntents.retrieve(id);
  const charge = await sdk.charges.retrieve(idOf(alone.latest_charge) ?? '', {
    expand: ['payment_intent', 'refunds'],
  });
  expect(charge).toMatchObject({ payment_intent: { id, status: 'succeeded' }, refunds: { data: [] } });
  const listed = await sdk.paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(listed.data[0]).toMatchObject({ latest_charge: { id: alone.latest_charge } });
  expect((await failureOf(sdk.paymentIntents.retrieve(id, { expand: ['nothing'] }))).statusCode).toBe(400);
});

it.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
])(
  '[O5] %s is a 402 with its reason, and the same intent can be paid afterwards',
  async (method, code, decline, text) => {
    const { sdk } = await openStripe();
    const { id } = await sdk.paymentIntents.create(usd);
    const error = await failureOf(sdk.paymentIntents.confirm(id, { payment_method: method }));
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, message: text });
    expect(error.decline_code).toBe(decline ?? '');
    expect(error.payment_intent).toMatchObject({ id, last_payment_error: { code, message: text } });
    const after = await sdk.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({ status: 'requires_payment_method', latest_charge: { status: 'failed' } });
    const paid = await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  },
);

it('[O5] 3-D Secure waits for the person, and a new amount requires the card again', async () => {
  const { sdk } = await openStripe();
  const confirmed = { ...usd, confirm: true, payment_method: 'pm_card_authenticationRequired' };
  const waiting = await sdk.paymentIntents.create(confirmed);
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const changed = await sdk.paymentIntents.update(waiting.id, { amount: 3_000 });
  expect(changed).toMatchObject({ status: 'requires_payment_method', amount: 3_000, next_action: null });
  const away = await sdk.paymentIntents.create({ ...confirmed, return_url: 'http://localhost/back' });
  expect(away.next_action).toMatchObject({
    type: 'redirect_to_url',
    redirect_to_url: { return_url: 'http://localhost/back' },
  });
});

it('[O5] a payment in processing can succeed or fail', async () => {
  const { sdk, controls } = await openStripe();
  const confirmed = { ...usd, confirm: true, payment_method: 'pm_card_processing' };
  const [good, bad] = [
    await sdk.paymentIntents.create(confirmed),
    await sdk.paymentIntents.create(confirmed),
  ];
  expect([good.status, bad.status]).toEqual(['processing', 'processing']);
  await controls.settleProcessing(good.id, 'succeeded');
  await controls.settleProcessing(bad.id, 'failed');
  const paid = await sdk.paymentIntents.retrieve(good.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { paid: true, amount_captured: 2_000 } });
  const failed = await sdk.paymentIntents.retrieve(bad.id);
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error' },
  });
  await expect(controls.settleProcessing(good.id, 'succeeded')).rejects.toThrow('succeeded');
});

it('[O5] an intent that is paid, in processing or canceled refuses a new amount and a second payment', async () => {
  const { sdk } = await openStripe();
  const paid = await sdk.paymentIntents.create({ ...usd, confirm: true, payment_method: 'pm_card_visa' });
  const slow = await sdk.paymentIntents.create({
    ...usd,
    confirm: true,
    payment_method: 'pm_card_processing',
  });
  const open = await sdk.paymentIntents.create(usd);
  const canceled = await sdk.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  for (const { id } of [paid, slow, canceled]) {
    const calls = [
      () => sdk.paymentIntents.update(id, { amount: 100 }),
      () => sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      () => sdk.paymentIntents.cancel(id),
    ];
    for (const call of calls) {
      const error = await failureOf(call());
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent?.id).toBe(id);
    }
    expect((await sdk.paymentIntents.update(id, { metadata: { seen: 'yes' } })).metadata.seen).toBe('yes');
  }
  expect((await sdk.paymentIntents.retrieve(paid.id)).amount_received).toBe(2_000);
});

it('[O5] wrong keys, ids, amounts and parameters are refused with the errors of Stripe', async () => {
  const { server, sdk } = await openStripe();
  const { id } = await sdk.paymentIntents.create(usd);
  const wrong = sdkFor(server, 'sk_test_other');
  expect(await failureOf(wrong.paymentIntents.create(usd))).toMatchObject({ statusCode: 401 });
  const browser = sdkFor(server, server.publishableKey);
  expect(await failureOf(browser.paymentIntents.list())).toMatchObject({ statusCode: 403 });
  expect(await failureOf(browser.paymentIntents.retrieve(id))).toMatchObject({ statusCode: 400 });
  const missing = await failureOf(sdk.paymentIntents.retrieve('pi_nobody'));
  expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  expect(await failureOf(sdk.refunds.retrieve('re_nobody'))).toMatchObject({ statusCode: 404 });
  const tooSmall = await failureOf(sdk.paymentIntents.create({ amount: 49, currency: 'usd' }));
  expect(tooSmall).toMatchObject({ statusCode: 400, code: 'amount_too_small' });
  const fraction = await failureOf(sdk.paymentIntents.create({ amount: 10.5, currency: 'usd' }));
  expect(fraction).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
  const misspelt = { ...usd, recipt_email: 'a@workshop.example' };
  expect(await failureOf(sdk.paymentIntents.create(misspelt))).toMatchObject({ code: 'parameter_unknown' });
});

it('[O4] payment method types use the parameter of the installed SDK, and the older one is refused', async () => {
  const { server, sdk } = await openStripe();
  const allowed = { ...usd, allowed_payment_method_types: ['card' as const] };
  const intent = await sdk.paymentIntents.create(allowed);
  expect(intent).toMatchObject({ allowed_payment_method_types: ['card'], automatic_payment_methods: null });
  const both = await failureOf(
    sdk.paymentIntents.create({ ...allowed, automatic_payment_methods: { enabled: true } }),
  );
  expect(both).toMatchObject({ statusCode: 400, code: 'parameters_exclusive' });
  const older = { 'payment_method_types[]': 'card' };
  const refusedOf = async (part: string, fields: Record<string, string>) => {
    const headers = { authorization: `Bearer ${server.secretKey}` };
    const body = new URLSearchParams({ ...fields, ...older });
    const response = await fetch(`${server.origin}/v1/payment_intents${part}`, {
      method: 'POST',
      headers,
      body,
    });
    const { error } = await response.json();
    return [response.status, error?.code, error?.param];
  };
  const refused = [400, 'payment_method_types_no_longer_supported', 'payment_method_types'];
  expect(await refusedOf('', { amount: '2000', currency: 'usd' })).toEqual(refused);
  expect(await refusedOf(`/${intent.id}`, { amount: '3000' })).toEqual(refused);
  expect(await refusedOf(`/${intent.id}/confirm`, { payment_method: 'pm_card_visa' })).toEqual(refused);
});

it('[O5] a browser with the client secret sees its intent without metadata', async () => {
  const { server, sdk } = await openStripe();
  const { id, client_secret } = await sdk.paymentIntents.create({ ...usd, metadata: { order_id: 'AW-1' } });
  const query = new URLSearchParams({ key: server.publishableKey, client_secret: client_secret ?? '' });
  const publicIntent = await (await fetch(`${server.origin}/v1/payment_intents/${id}?${query}`)).json();
  expect(publicIntent).toMatchObject({ id, amount: 2_000, status: 'requires_payment_method' });
  expect(publicIntent).not.toHaveProperty('metadata');
});
