import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NetworkContext } from '../../context';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { Killed, killAt } from '../../testing/kill-at';
import { orderCall, placedOrder } from '../../testing/order-form';
import { selectRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import {
  askIntent,
  cardPaidOrder,
  differencesOf,
  moneyOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../testing/stripe';
import { signedIn } from '../../testing/user';
import { submitEvidence } from './disputes/submit-evidence';
import { createPaymentIntent } from './intents/create-payment-intent';
import { cancelIntent } from './intents/order-intent';
import { reconcile } from './reconciliation/reconcile';
import { recordPayment } from './record-payment';
import { createRefund } from './refunds/create-refund';
import { sendRefund } from './refunds/send-refund';
import { applyWebhook } from './webhooks/apply-webhook';

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
let admin: { id: string; username: string; email: string; role: string };

beforeAll(async () => {
  await signedInStaff(test);
  admin = await selectRow(test, 'admin_users', {});
});
beforeEach(async () => {
  await test.stripe.controls.liftOutages();
  await test.stripe.controls.webhooks.resume();
});
afterEach(async () => {
  await test.stripe.controls.liftOutages();
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const maxSteps = 40;

/** Kills an operation at its first step, its second and so on, each time on a new subject. Returns the number of steps. */
async function dieAtEach<T>(
  begin: () => Promise<T>,
  operation: (ctx: NetworkContext, about: T) => Promise<unknown>,
  check: (about: T) => Promise<void>,
): Promise<number> {
  for (let step = 1; step <= maxSteps; step += 1) {
    const about = await begin();
    const isDone = await operation(killAt(test.ctx, step), about).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      },
    );
    await operation(test.ctx, about);
    await settleAll(test);
    await check(about);
    if (isDone) return step - 1;
  }
  throw new Error('The operation did not end.');
}

const intentsOf = async (orderId: string) =>
  (await test.stripe.controls.state()).intents.filter(({ metadata }) => metadata.order_id === orderId);
const placed = () => placedOrder(user);
const unsettled = async () => {
  const order = await placed();
  await payCard(test, await openIntent(user, order));
  await test.stripe.controls.webhooks.idle();
  return order;
};
const applyWaiting = async (ctx: NetworkContext) => {
  const waiting = test.ctx.db.selectFrom('webhook_events').select('id').where('status', '=', 'waiting');
  for (const { id } of await waiting.orderBy('received_at').execute()) await applyWebhook(ctx, id);
};
const expectPaid = async ({ id }: { id: string }) => {
  const { status, payments, events } = await moneyOf(test, id);
  expect([status, payments.map((one) => one.received_minor), events]).toEqual([
    'paid',
    [3000],
    ['placed', 'paid'],
  ]);
};

describe('a process that dies between any two steps', () => {
  it('[O4] a crash while creating an intent leaves one intent, which the next call returns', async () => {
    const steps = await dieAtEach(
      placed,
      (ctx, { id }) =>
        createPaymentIntent({ ...ctx, userId: user.id }, { amount: 30, orderId: id, headerCountries: [] }),
      async ({ id }) => expect((await intentsOf(id)).map(({ amount }) => amount)).toEqual([3000]),
    );
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('[O4] a crash while replacing an ended intent leaves one that can be paid, at the order’s price', async () => {
    const steps = await dieAtEach(
      async () => {
        const order = await placed();
        await openIntent(user, order);
        await cancelIntent(test.ctx, order);
        expect((await orderCall(user, 'PATCH', order.id, '', { wordCount: 5000 })).statusCode).toBe(200);
        return order;
      },
      (ctx, { id }) =>
        createPaymentIntent({ ...ctx, userId: user.id }, { amount: 50, orderId: id, headerCountries: [] }),
      async ({ id }) =>
        expect((await intentsOf(id)).toSorted((one, two) => one.amount - two.amount)).toMatchObject([
          { amount: 3000, status: 'canceled' },
          { amount: 5000, status: 'requires_payment_method' },
        ]),
    );
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('[O7] a crash while settling webhook events pays the order once', async () => {
    const steps = await dieAtEach(unsettled, applyWaiting, expectPaid);
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('[O15] a crash during the comparison leaves the rest to the next one', async () => {
    await test.stripe.controls.webhooks.hold();
    await dieAtEach(unsettled, (ctx) => reconcile(ctx), expectPaid);
    await test.stripe.controls.webhooks.discard();
  });

  it('[O15] a crash while recording a transfer records it once, and no card can be charged', async () => {
    const steps = await dieAtEach(
      async () => {
        const order = await placed();
        return { ...order, intentId: await openIntent(user, order) };
      },
      (ctx, { id }) => {
        const transfer = { method: 'bank_transfer', amountMinor: 3000, reference: `TR-9 of ${id}` } as const;
        return recordPayment({ ...ctx, admin }, id, transfer);
      },
      async ({ id, intentId }) => {
        const { status, payments } = await moneyOf(test, id);
        expect([status, payments.map((one) => one.received_minor)]).toEqual(['paid', [0, 3000]]);
        expect(await payCard(test, intentId)).toBe('canceled');
      },
    );
    expect(steps).toBeGreaterThanOrEqual(6);
  });

  it('[O11] a crash during a refund refunds once', async () => {
    const steps = await dieAtEach(
      async () => ({ ...(await cardPaidOrder(test, user)), requestKey: randomUUID() }),
      async (ctx, { id, requestKey }) => {
        await createRefund({ ...ctx, admin }, id, { amountMinor: 1200, reason: 'Agreed.', requestKey });
        const refunds = test.ctx.db.selectFrom('refunds').select('id').where('order_id', '=', id);
        for (const refund of await refunds.execute()) await sendRefund(ctx, refund.id);
      },
      async ({ id, intentId }) => {
        const { refunds } = await moneyOf(test, id);
        expect(refunds).toMatchObject([{ amount_minor: 1200, status: 'succeeded' }]);
        const providerRefunds = (await test.stripe.controls.state()).refunds;
        expect(providerRefunds.filter((one) => one.payment_intent === intentId)).toHaveLength(1);
      },
    );
    expect(steps).toBeGreaterThanOrEqual(6);
  });

  it('[O12] a crash while settling a dispute has the same result', async () => {
    await dieAtEach(
      async () => {
        const order = await cardPaidOrder(test, user);
        await test.stripe.controls.disputes({ action: 'open', paymentIntent: order.intentId });
        await test.stripe.controls.webhooks.idle();
        return order;
      },
      applyWaiting,
      async ({ id }) => {
        const { status, events } = await moneyOf(test, id);
        expect([status, events]).toEqual(['disputed', ['placed', 'paid', 'disputed']]);
      },
    );
  });
});

describe('a provider that is slow or down', () => {
  const kinds = [{ kind: 503 }, { kind: 'cut', moment: 'after' }, { kind: 'hang', ms: 2000 }] as const;

  it.each(kinds)(
    '[O4] [O5] creating an intent is answered with 503, the order stays, and the next try works %o',
    async (how) => {
      const order = await placed();
      await test.stripe.controls.outage({ ...how, path: '/v1/payment_intents', method: 'POST' });
      const refused = await askIntent(user, order.id, 30);
      expect(refusalOf(refused)).toEqual([503, 'payments.unavailable']);
      expect(refused.headers['retry-after']).toBeDefined();
      expect((await moneyOf(test, order.id)).status).toBe('awaiting_payment');
      await test.stripe.controls.liftOutages();
      await payCard(test, await openIntent(user, order));
      await settleAll(test);
      await expectPaid(order);
      expect(await intentsOf(order.id)).toHaveLength(1);
    },
  );

  it.each(kinds)(
    '[O4] a second submit is answered with 503, price and intent stay, and the next try returns it %o',
    async (how) => {
      const order = await placed();
      const intentId = await openIntent(user, order);
      await test.stripe.controls.outage({ ...how, path: `/v1/payment_intents/${intentId}` });
      const refused = await askIntent(user, order.id, 30);
      expect(refused.json()).toMatchObject({ code: 'payments.unavailable' });
      // The price is frozen although the provider did not answer.
      const change = await orderCall(user, 'PATCH', order.id, '', { wordCount: 9000 });
      expect(change.json()).toMatchObject({ code: 'orders.locked' });
      const kept = (await orderCall(user, 'GET', order.id)).json<{ price: { finalMinor: number } }>();
      expect(kept.price.finalMinor).toBe(3000);
      await test.stripe.controls.liftOutages();
      expect(await openIntent(user, order)).toBe(intentId);
      expect((await intentsOf(order.id)).map(({ amount }) => amount)).toEqual([3000]);
    },
  );

  it.each(kinds)(
    '[O7] the webhook event of a payment that cannot be fetched waits and is settled later %o',
    async (how) => {
      const order = await unsettled();
      await test.stripe.controls.outage({ ...how, method: 'GET' });
      await expect(applyWaiting(test.ctx)).rejects.toMatchObject({ code: 'payments.unavailable' });
      expect((await moneyOf(test, order.id)).status).toBe('awaiting_payment');
      await test.stripe.controls.liftOutages();
      await settleAll(test);
      await expectPaid(order);
    },
  );

  it.each(kinds)('[O11] a refund is made once, later %o', async (how) => {
    const { id, intentId } = await cardPaidOrder(test, user);
    await createRefund({ ...test.ctx, admin }, id, {
      amountMinor: 3000,
      reason: 'Agreed.',
      requestKey: randomUUID(),
    });
    const [refund] = (await moneyOf(test, id)).refunds;
    for (const method of ['GET', 'POST'] as const) {
      await test.stripe.controls.outage({ ...how, path: '/v1/refunds', method });
      const sent = sendRefund(test.ctx, refund?.id ?? '');
      await expect(sent).rejects.toMatchObject({ code: 'payments.unavailable' });
      await test.stripe.controls.liftOutages();
    }
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('refunded');
    const providerRefunds = (await test.stripe.controls.state()).refunds;
    expect(providerRefunds.filter((one) => one.payment_intent === intentId)).toHaveLength(1);
  });

  it.each(kinds)(
    '[O12] [O15] ending an intent and submitting evidence leave nothing half done %o',
    async (how) => {
      const order = await placed();
      const intentId = await openIntent(user, order);
      await test.stripe.controls.outage({ ...how, path: `/v1/payment_intents/${intentId}/cancel` });
      await expect(cancelIntent(test.ctx, order)).rejects.toMatchObject({ code: 'payments.unavailable' });
      await test.stripe.controls.liftOutages();
      await cancelIntent(test.ctx, order);
      expect((await moneyOf(test, order.id)).payments).toMatchObject([{ status: 'cancelled' }]);
      const paid = await cardPaidOrder(test, user);
      const { id } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: paid.intentId });
      await settleAll(test);
      await test.stripe.controls.outage({ ...how, path: '/v1/disputes' });
      const sent = submitEvidence({ ...test.ctx, admin }, id, 'It was delivered.');
      await expect(sent).rejects.toMatchObject({ code: 'payments.unavailable' });
      await test.stripe.controls.liftOutages();
    },
  );

  it('[O6] the outcome page waits at most three seconds, then shows our status', async () => {
    const order = await placed();
    const intentId = await openIntent(user, order);
    await payCard(test, intentId, 'pm_card_visa_chargeDeclined');
    await settleAll(test);
    const { payments } = test.ctx;
    if (!payments) throw new Error('The test has no provider.');
    test.ctx.payments = { ...payments, retrieveIntent: () => new Promise(() => {}) };
    const before = Date.now();
    const response = await user.get(`/api/payment-outcome?payment_intent=${intentId}`);
    test.ctx.payments = payments;
    expect(Date.now() - before).toBeLessThan(4500);
    expect(response.json()).toMatchObject({ outcome: 'failed', reason: 'Your card was declined.' });
  });
});
