import { createHmac } from 'node:crypto';
import { type DevStripe, startStripe } from '@aw/dev/stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payCard } from '../../testing/stripe';
import type { PaymentProvider, ProviderIntent } from './payment-provider';
import { createStripePayments } from './stripe-payments';

let stripe: DevStripe;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startStripe();
  payments = open();
});
beforeEach(() => stripe.controls.liftOutages());
afterAll(() => stripe.close());

const open = (change: { secretKey?: string; apiBase?: string } = {}) =>
  createStripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.origin,
    timeoutMs: 300,
    ...change,
  });
const wanted = { orderId: 'AW-1', amountMinor: 1000, currency: 'USD', description: 'Order AW-1' };
let keyCount = 0;
const create = () => payments.createIntent(wanted, `key ${++keyCount}`);
const paid = async (card?: string): Promise<ProviderIntent> => {
  const { id } = await create();
  await payCard({ stripe }, id, card);
  return payments.retrieveIntent(id);
};
const refundOf = ({ id }: ProviderIntent, amountMinor = 400) => ({
  intentId: id,
  amountMinor,
  refundId: 'our refund',
  attempt: 2,
});
const collect = async <T>(items: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
const anHourAgo = () => new Date(Date.now() - 3_600_000);
const signedBody = (object: object, type: string, change: object = {}) => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_700_000_000,
    data: { object },
    ...change,
  });
  const seconds = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', stripe.webhookSecret).update(`${seconds}.${body}`).digest('hex');
  return { body: Buffer.from(body), signature: `t=${seconds},v1=${v1}` };
};

describe('a payment intent', () => {
  it('[O4] a payment intent has our order, its amount and a secret, and one key creates one intent', async () => {
    const [first, again] = [
      await payments.createIntent(wanted, 'same'),
      await payments.createIntent(wanted, 'same'),
    ];
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      orderId: 'AW-1',
      amountMinor: 1000,
      receivedMinor: 0,
      currency: 'USD',
      status: 'requires_payment_method',
      chargeId: null,
      card: null,
      failure: null,
      clientSecret: expect.stringContaining(`${first.id}_secret_`),
    });
    expect(await payments.retrieveIntent(first.id)).toEqual(first);
  });

  it('[O4] an intent can be cancelled until it is paid, and cancelling twice is harmless', async () => {
    const { id } = await create();
    await payCard({ stripe }, id);
    await expect(payments.cancelIntent(id)).rejects.toMatchObject({ name: 'IntentClosedError' });
    const other = await create();
    expect((await payments.cancelIntent(other.id)).status).toBe('canceled');
    expect((await payments.cancelIntent(other.id)).status).toBe('canceled');
  });

  it('[O5] an intent has brand and last digits of the card that paid, or the reason of the failure', async () => {
    expect(await paid('pm_card_amex')).toMatchObject({
      status: 'succeeded',
      receivedMinor: 1000,
      card: { brand: 'amex', last4: '0005' },
      chargeId: expect.stringMatching(/^ch_/),
    });
    expect(await paid('pm_card_chargeDeclinedExpiredCard')).toMatchObject({
      status: 'requires_payment_method',
      receivedMinor: 0,
      failure: 'Your card has expired.',
    });
  });

  it('[O15] the list of intents since a time has more than one page and contains their cards', async () => {
    for (let count = 0; count < 101; count += 1) await create();
    const last = await paid();
    const listed = await collect(payments.listIntents(anHourAgo()));
    expect(listed[0]).toEqual(last);
    expect(listed.length).toBeGreaterThan(101);
    expect(await collect(payments.listIntents(new Date(Date.now() + 3_600_000)))).toEqual([]);
  });
});

describe('a refund and a dispute', () => {
  it('[O11] a refund is made once for its key, names our refund, and is refused above the remaining amount', async () => {
    const intent = await paid();
    const first = await payments.refund(refundOf(intent), 'refund key');
    expect(first).toMatchObject({
      status: 'succeeded',
      amountMinor: 400,
      intentId: intent.id,
      refundId: 'our refund',
      attempt: 2,
    });
    expect(await payments.refund(refundOf(intent), 'refund key')).toEqual(first);
    expect(await payments.retrieveRefund(first.id)).toEqual(first);
    expect(await collect(payments.listRefunds({ intentId: intent.id }))).toEqual([first]);
    expect(await collect(payments.listRefunds({ since: anHourAgo() }))).toContainEqual(first);
    const refused = payments.refund(refundOf(intent, 601), 'too much');
    await expect(refused).rejects.toMatchObject({ name: 'RefundRefusedError' });
  });

  it('[O12] a dispute can be read, listed and answered with evidence', async () => {
    const intent = await paid();
    const dueBy = 1_900_000_000;
    const { id } = await stripe.controls.disputes({ action: 'open', paymentIntent: intent.id, dueBy });
    const dispute = await payments.retrieveDispute(id);
    expect(dispute).toMatchObject({
      intentId: intent.id,
      amountMinor: 1000,
      status: 'needs_response',
      isClosed: false,
      dueBy: new Date(dueBy * 1000),
    });
    expect(await collect(payments.listDisputes(anHourAgo()))).toContainEqual(dispute);
    const facts = {
      customerName: null,
      customerEmail: null,
      productDescription: 'An essay',
      serviceDate: null,
    };
    const sent = await payments.submitEvidence(id, { ...facts, statement: 'Delivered.' });
    expect(sent.status).toBe('under_review');
    await stripe.controls.disputes({ action: 'lose', dispute: id });
    expect(await payments.retrieveDispute(id)).toMatchObject({ status: 'lost', isClosed: true });
  });
});

describe('a webhook event', () => {
  it('[O7] a webhook event names its intent, refund or dispute', () => {
    const about: [object, string, string][] = [
      [{ id: 'pi_1', object: 'payment_intent' }, 'payment_intent.succeeded', 'pi_1'],
      [{ id: 'ch_1', object: 'charge', payment_intent: 'pi_2' }, 'charge.refunded', 'pi_2'],
      [{ id: 're_1', object: 'refund', payment_intent: 'pi_3' }, 'refund.updated', 're_1'],
      [{ id: 'du_1', object: 'dispute', payment_intent: 'pi_4' }, 'charge.dispute.created', 'du_1'],
    ];
    for (const [object, type, objectId] of about) {
      const { body, signature } = signedBody(object, type);
      const madeAt = new Date(1_700_000_000_000);
      expect(payments.readEvent(body, signature)).toEqual({ id: 'evt_1', type, objectId, madeAt });
    }
  });

  it('[O7] a webhook event with a changed byte is refused', () => {
    const { body, signature } = signedBody(
      { id: 'pi_1', object: 'payment_intent' },
      'payment_intent.succeeded',
    );
    body[20] = (body[20] ?? 0) + 1;
    expect(() => payments.readEvent(body, signature)).toThrow(
      expect.objectContaining({ name: 'SignatureError' }),
    );
  });
});

describe('a signed event of another shape', () => {
  it.each([
    ['a number as its id', { id: 7 }],
    ['a null character in its id', { id: 'evt_\0' }],
    ['a null character in its type', { type: 'a\0' }],
    ['a number as the id of its object', { data: { object: { id: 12, object: 'refund' } } }],
    ['no object', { data: {} }],
    ['a time that no clock shows', { created: 1e300 }],
  ])('[O7] a signed event is refused as unreadable if it has %s', (_, change) => {
    const { body, signature } = signedBody({ id: 'pi_1', object: 'payment_intent' }, 'x', change);
    expect(() => payments.readEvent(body, signature)).toThrow(
      expect.objectContaining({ name: 'UnreadableEventError' }),
    );
  });
});

describe('failures of the provider', () => {
  const unavailable = { name: 'PaymentsUnavailableError' };

  it('[O5] a missing answer, a slow one or a server error counts as unavailable for every call', async () => {
    const intent = await paid();
    const calls: (() => Promise<unknown>)[] = [
      () => payments.retrieveIntent(intent.id),
      () => payments.createIntent(wanted, 'never'),
      () => payments.refund(refundOf(intent), 'never refunded'),
      () => collect(payments.listIntents(anHourAgo())),
    ];
    for (const outage of [{ kind: 503 }, { kind: 'cut' }, { kind: 'hang', ms: 1000 }] as const) {
      await stripe.controls.outage(outage);
      await Promise.all(calls.map((call) => expect(call()).rejects.toMatchObject(unavailable)));
      await stripe.controls.liftOutages();
    }
    const nowhere = open({ apiBase: 'http://127.0.0.1:1' });
    await expect(nowhere.retrieveIntent(intent.id)).rejects.toMatchObject(unavailable);
  });

  it('[O5] a revoked key, a key without rights and an amount below the minimum are refused with the reason', async () => {
    const refused = { name: 'PaymentsRefusedError' };
    const stranger = open({ secretKey: 'sk_test_of_somebody_else' });
    await expect(stranger.createIntent(wanted, 'stranger')).rejects.toMatchObject(refused);
    const restricted = open({ secretKey: stripe.publishableKey });
    await expect(collect(restricted.listIntents(anHourAgo()))).rejects.toMatchObject(refused);
    const small = payments.createIntent({ ...wanted, amountMinor: 40 }, 'small');
    await expect(small).rejects.toMatchObject({ ...refused, message: expect.stringContaining('at least') });
  });

  it('[O5] a call is repeated with the same key after a short outage, and creates one intent', async () => {
    await stripe.controls.outage({ kind: 'cut', moment: 'after', calls: 1 });
    const { id } = await payments.createIntent({ ...wanted, orderId: 'AW-2' }, 'once more');
    const { intents } = await stripe.controls.state();
    expect(intents.filter(({ metadata }) => metadata.order_id === 'AW-2').map((one) => one.id)).toEqual([id]);
  });

  it('[O15] an unknown id has its own error', async () => {
    const unknown = { name: 'UnknownAtProviderError' };
    await expect(payments.retrieveIntent('pi_none')).rejects.toMatchObject(unknown);
    await expect(payments.retrieveRefund('re_none')).rejects.toMatchObject(unknown);
    await expect(payments.retrieveDispute('du_none')).rejects.toMatchObject(unknown);
  });
});
