import { expect, it } from 'vitest';
import { failureOf, openStripe } from '../testing/open-stripe';

const usd = { amount: 2_000, currency: 'usd' };

it('[O5] twenty calls with one key create one intent, and all get the first answer', async () => {
  const { sdk, controls } = await openStripe();
  const calls = Array.from({ length: 20 }, () =>
    sdk.paymentIntents.create(usd, { idempotencyKey: 'order-1' }),
  );
  const ids = (await Promise.all(calls)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  await sdk.paymentIntents.update(ids[0] ?? '', { amount: 4_000 });
  const again = await sdk.paymentIntents.create(usd, { idempotencyKey: 'order-1' });
  expect(again).toMatchObject({ id: ids[0], amount: 2_000 });
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  const { intents, calls: counted, idempotencyKeys } = await controls.state();
  expect(intents).toHaveLength(1);
  expect(counted).toMatchObject({ 'POST /v1/payment_intents': 21, 'POST /v1/payment_intents/:id': 1 });
  expect(idempotencyKeys).toContain('order-1');
});

it('[O5] a key that was used for another call is an idempotency error', async () => {
  const { sdk } = await openStripe();
  const { id } = await sdk.paymentIntents.create(usd, { idempotencyKey: 'order-1' });
  const options = { idempotencyKey: 'order-1' };
  const calls = [
    sdk.paymentIntents.create({ ...usd, amount: 2_001 }, options),
    sdk.refunds.create({ payment_intent: id }, options),
  ];
  for (const call of calls) {
    expect(await failureOf(call)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  }
});

it('[O11] a decline is answered from memory, and a call with an unknown parameter is executed again', async () => {
  const { sdk, controls } = await openStripe();
  const { id } = await sdk.paymentIntents.create(usd);
  const decline = { payment_method: 'pm_card_visa_chargeDeclined' };
  const options = { idempotencyKey: 'try-1' };
  for (let i = 0; i < 2; i++) {
    expect((await failureOf(sdk.paymentIntents.confirm(id, decline, options))).statusCode).toBe(402);
  }
  expect((await controls.state()).charges).toHaveLength(1);
  const misspelt = { ...usd, amont: 5 };
  await failureOf(sdk.paymentIntents.create(misspelt, { idempotencyKey: 'order-2' }));
  expect(await sdk.paymentIntents.create(usd, { idempotencyKey: 'order-2' })).toMatchObject(usd);
});

it('[O5] a lost answer can be fetched again with the same key', async () => {
  const { sdk, controls } = await openStripe();
  const options = { idempotencyKey: 'order-1' };
  for (const kind of ['cut', 500] as const) {
    await controls.reset();
    // The SDK automatically repeats a call once when the connection was cut.
    await controls.outage({ kind, moment: 'after', calls: kind === 'cut' ? 2 : 1 });
    await failureOf(sdk.paymentIntents.create(usd, options));
    const intent = await sdk.paymentIntents.create(usd, options);
    expect((await controls.state()).intents.map(({ id }) => id)).toEqual([intent.id]);
  }
});

it('[O5] an outage affects as many calls as ordered, for its path and caller, until it is lifted', async () => {
  const { server, sdk, controls } = await openStripe();
  const { id, client_secret } = await sdk.paymentIntents.create(usd);
  await controls.outage({ kind: 503, path: '/v1/refunds' });
  expect((await failureOf(sdk.refunds.list())).statusCode).toBe(503);
  expect((await failureOf(sdk.refunds.list())).statusCode).toBe(503);
  expect((await sdk.paymentIntents.retrieve(id)).id).toBe(id);
  await controls.liftOutages();
  expect((await sdk.refunds.list()).data).toEqual([]);

  await controls.outage({ kind: 'cut', method: 'GET', calls: 2 });
  expect((await failureOf(sdk.paymentIntents.retrieve(id))).type).toBe('StripeConnectionError');
  expect((await sdk.paymentIntents.retrieve(id)).id).toBe(id);

  await controls.outage({ kind: 'hang', ms: 300, calls: 1 });
  const late = await failureOf(sdk.paymentIntents.retrieve(id, {}, { timeout: 50 }));
  expect(late.type).toBe('StripeConnectionError');

  await controls.outage({ kind: 500, caller: 'browser', calls: 1 });
  expect((await sdk.paymentIntents.retrieve(id)).id).toBe(id);
  const query = new URLSearchParams({ key: server.publishableKey, client_secret: client_secret ?? '' });
  expect((await fetch(`${server.origin}/v1/payment_intents/${id}?${query}`)).status).toBe(500);
});
