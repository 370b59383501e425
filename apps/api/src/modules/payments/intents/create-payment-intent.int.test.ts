import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeEachTest } from '../../../testing/before-tests';
import { draftOrder, orderCall, placedOrder, putInState } from '../../../testing/order-form';
import { deleteRows, selectRow, updateRows } from '../../../testing/rows';
import {
  askIntent,
  differencesOf,
  intentOf,
  moneyOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../../testing/stripe';
import { startTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { reconcile } from '../reconciliation/reconcile';
import { createPaymentIntent } from './create-payment-intent';
import { cancelIntent } from './order-intent';

const test = useStripeApp();
const user = beforeEachTest(() => signedIn(test.app));
afterAll(async () => {
  expect(await differencesOf(test)).toEqual([]);
});

const intentsOf = async (orderId: string) =>
  (await test.stripe.controls.state()).intents.filter(({ metadata }) => metadata.order_id === orderId);
const createCalls = async () => (await test.stripe.controls.state()).calls['POST /v1/payment_intents'] ?? 0;
const requestIntent = async (orderId: string | undefined, amount: number) => {
  const response = await askIntent(user, orderId, amount);
  const body = response.json<{ clientSecret: string; orderId: string; code: string; amount: number }>();
  return { status: response.statusCode, ...body };
};

describe('the payment intent of an order', () => {
  it('[O4] twenty edits and five reloads create no intent, and the submit creates one at the last price', async () => {
    const { id } = await draftOrder(user, { wordCount: 1000 });
    for (let edit = 1; edit <= 20; edit += 1) {
      // The words go up and down, so that the same price occurs more than once.
      const words = 1000 * (1 + (edit % 7));
      expect((await orderCall(user, 'PATCH', id, '', { wordCount: words })).statusCode).toBe(200);
      if (edit % 4 === 0) expect((await orderCall(user, 'GET', id)).statusCode).toBe(200);
    }
    expect((await orderCall(user, 'POST', id, '/place')).statusCode).toBe(200);
    expect(await intentsOf(id)).toEqual([]);
    expect((await moneyOf(test, id)).payments).toEqual([]);
    const before = await createCalls();
    const answer = await requestIntent(id, 70);
    expect(await intentsOf(id)).toMatchObject([
      { id: intentOf(answer.clientSecret), amount: 7000, status: 'requires_payment_method' },
    ]);
    expect(await createCalls()).toBe(before + 1);
  });

  it('[O4] a double click, two tabs, and ten parallel calls get the same intent', async () => {
    const order = await placedOrder(user);
    const twice = await Promise.all([requestIntent(order.id, 30), requestIntent(order.id, 30)]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestIntent(order.id, 30)));
    expect(new Set([...twice, ...answers].map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await intentsOf(order.id)).toHaveLength(1);
    expect((await moneyOf(test, order.id)).payments).toHaveLength(1);
  });

  it('[O4] [O5] a submit after a declined card gets the same intent again, which pays once', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect(await payCard(test, intentId, 'pm_card_visa_chargeDeclined')).toBe('requires_payment_method');
    expect(await openIntent(user, order)).toBe(intentId);
    await settleAll(test);
    expect(await openIntent(user, order)).toBe(intentId);
    expect(await payCard(test, intentId)).toBe('succeeded');
    await settleAll(test);
    expect(await moneyOf(test, order.id)).toMatchObject({
      status: 'paid',
      payments: [{ received_minor: 3000 }],
    });
    expect(await intentsOf(order.id)).toHaveLength(1);
  });

  it('[O4] an order that is not placed or incomplete gets no intent, and the missing fields are named', async () => {
    const begun = (await user.post('/api/orders', {})).json<{ id: string }>();
    const refused = await askIntent(user, begun.id, 10);
    expect(refusalOf(refused)).toEqual([422, 'orders.incomplete']);
    const { issues } = refused.json<{ issues: { path: string }[] }>();
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['name', 'email', 'topic']));
    const whole = await draftOrder(user);
    expect(await requestIntent(whole.id, 30)).toMatchObject({ status: 422, code: 'orders.incomplete' });
    for (const { id } of [begun, whole]) {
      expect(await intentsOf(id)).toEqual([]);
      expect((await moneyOf(test, id)).payments).toEqual([]);
    }
  });

  it('[O4] a request without an order number is for the placed order that the person changed last', async () => {
    expect(await requestIntent(undefined, 30)).toMatchObject({ status: 422, code: 'orders.incomplete' });
    const { id } = await placedOrder(user, { wordCount: 500 });
    expect(await requestIntent(undefined, 10)).toMatchObject({ status: 200, orderId: id });
    await draftOrder(user);
    expect(await requestIntent(undefined, 30)).toMatchObject({ status: 422, code: 'orders.incomplete' });
  });

  it('[O4] [O16] an intent freezes the price: a change of words that changes the price is refused', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    const change = async (fields: object) => {
      const response = await orderCall(user, 'PATCH', order.id, '', fields);
      return [response.statusCode, response.json<{ code?: string }>().code];
    };
    expect(await change({ wordCount: 9000 })).toEqual([409, 'orders.locked']);
    expect(await change({ wordCount: 2600, topic: 'Another one' })).toEqual([200, undefined]);
    await payCard(test, intentId, 'pm_card_visa_chargeDeclined');
    await settleAll(test);
    expect(await change({ wordCount: 9000 })).toEqual([409, 'orders.locked']);
    expect(await intentsOf(order.id)).toMatchObject([{ id: intentId, amount: 3000 }]);
    await cancelIntent(test.ctx, order);
    expect(await change({ wordCount: 9000 })).toEqual([200, undefined]);
    expect(await requestIntent(order.id, 30)).toMatchObject({ code: 'orders.amount', amount: 90 });
    expect((await requestIntent(order.id, 90)).status).toBe(200);
    expect((await intentsOf(order.id)).map(({ amount, status }) => [amount, status])).toEqual(
      expect.arrayContaining([
        [3000, 'canceled'],
        [9000, 'requires_payment_method'],
      ]),
    );
  });

  it('[O4] the intent has the order’s price, whichever of a change and a submit comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await placedOrder(user);
      const [answer, change] = await Promise.all([
        requestIntent(order.id, 30),
        orderCall(user, 'PATCH', order.id, '', { wordCount: 9000 }),
      ]);
      const { price } = (await orderCall(user, 'GET', order.id)).json<typeof order>();
      expect([answer.status, change.statusCode, price.finalMinor]).toEqual(
        answer.status === 200 ? [200, 409, 3000] : [409, 200, 9000],
      );
      const amounts = (await intentsOf(order.id)).map(({ amount }) => amount);
      expect(amounts).toEqual(answer.status === 200 ? [3000] : []);
    }
  });

  it('[O4] an intent with another amount than the order is cancelled and replaced by one at the order’s price', async () => {
    const order = await placedOrder(user);
    const first = await openIntent(user, order);
    await putInState(test, order.id, 'awaiting_payment', { base_minor: 8000, discount_minor: 4000 });
    expect(await differencesOf(test)).toEqual(['The card form asks for 30 USD, but the price is 40 USD.']);
    const answer = await requestIntent(order.id, 40);
    expect(intentOf(answer.clientSecret)).not.toBe(first);
    expect((await intentsOf(order.id)).find(({ id }) => id === first)?.status).toBe('canceled');
    expect(await payCard(test, intentOf(answer.clientSecret))).toBe('succeeded');
    await settleAll(test);
    expect(await moneyOf(test, order.id)).toMatchObject({
      status: 'paid',
      payments: [{ received_minor: 4000 }],
    });
  });

  it('[O4] a tampered amount is refused with the right one and never requested from the provider', async () => {
    const { id } = await placedOrder(user);
    for (const amount of [1, 0, -30, 29.99, 1e9]) {
      const refused = await requestIntent(id, amount);
      expect([refused.status, refused.code, refused.amount]).toEqual([409, 'orders.amount', 30]);
    }
    expect(await intentsOf(id)).toEqual([]);
    await requestIntent(id, 30);
    await requestIntent(id, 1);
    expect((await intentsOf(id))[0]?.amount).toBe(3000);
  });

  it('[O4] an order that is free, paid, being paid or of another person gets no intent', async () => {
    const free = await draftOrder(user, { wordCount: 0 });
    expect(await requestIntent(free.id, 0)).toMatchObject({ status: 422, code: 'orders.incomplete' });
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    const stranger = await signedIn(test.app);
    expect((await askIntent(stranger, order.id, 30)).json()).toMatchObject({ code: 'orders.not_found' });
    await payCard(test, intentId, 'pm_card_processing');
    expect(await requestIntent(order.id, 30)).toMatchObject({ status: 409, code: 'orders.paying' });
    const edit = async () => (await orderCall(user, 'PATCH', order.id, '', { wordCount: 9000 })).json();
    // The price is frozen from the submit on. The status changes with the webhook event.
    expect(await edit()).toMatchObject({ code: 'orders.locked' });
    await settleAll(test);
    expect(await edit()).toMatchObject({ code: 'orders.paying' });
    await test.stripe.controls.settleProcessing(intentId, 'succeeded');
    expect(await requestIntent(order.id, 30)).toMatchObject({ status: 409, code: 'orders.paying' });
    await settleAll(test);
    expect(await requestIntent(order.id, 30)).toMatchObject({ status: 409, code: 'orders.move' });
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O4] [L1] a barred place is refused before an intent is created', async () => {
    const { id } = await placedOrder(user);
    const refused = await user.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      headers: { 'cf-ipcountry': 'IE' },
      payload: { amount: 30, orderId: id },
    });
    expect(refusalOf(refused)).toEqual([451, 'orders.jurisdiction']);
    expect(await intentsOf(id)).toEqual([]);
  });

  it('[O4] a cancelled intent is replaced by a new one, and the old one cannot be paid', async () => {
    const order = await placedOrder(user);
    const first = await openIntent(user, order);
    await cancelIntent(test.ctx, order);
    const second = await openIntent(user, order);
    expect(second).not.toBe(first);
    expect(await payCard(test, first)).toBe('canceled');
    expect(await payCard(test, second)).toBe('succeeded');
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O4] [O16] a price that changes while an intent is replaced returns no secret for the earlier price', async () => {
    const order = await placedOrder(user);
    await openIntent(user, order);
    await cancelIntent(test.ctx, order);
    const { payments } = test.ctx;
    if (!payments) throw new Error('This test needs a provider.');
    const slow: typeof payments = {
      ...payments,
      createIntent: async (wanted, key) => {
        const intent = await payments.createIntent(wanted, key);
        expect((await orderCall(user, 'PATCH', order.id, '', { wordCount: 9000 })).statusCode).toBe(200);
        return intent;
      },
    };
    const input = { amount: 30, orderId: order.id, headerCountries: [] };
    const begun = createPaymentIntent({ ...test.ctx, payments: slow, userId: user.id }, input);
    await expect(begun).rejects.toMatchObject({ code: 'orders.amount' });
    const answer = await requestIntent(order.id, 90);
    const open = (await intentsOf(order.id)).find(({ id }) => id === intentOf(answer.clientSecret));
    expect(open).toMatchObject({ amount: 9000, status: 'requires_payment_method' });
    expect((await moneyOf(test, order.id)).payments).toMatchObject([{ amount_minor: 9000 }]);
    // An intent whose secret nobody received is cancelled by the nightly comparison.
    await reconcile(test.ctx);
    expect(
      (await intentsOf(order.id))
        .map(({ amount, status }) => `${amount} ${status}`)
        .toSorted((one, two) => one.localeCompare(two)),
    ).toEqual(['3000 canceled', '3000 canceled', '9000 requires_payment_method']);
  });

  it('[O4] an ended order has no intent that can be paid', async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    expect((await orderCall(user, 'POST', order.id, '/cancel')).statusCode).toBe(200);
    expect(await payCard(test, intentId)).toBe('canceled');
    expect(await requestIntent(order.id, 30)).toMatchObject({ status: 409, code: 'orders.move' });
  });

  it('[O4] [O16] a price that is no longer held follows the price book until an intent is created, and then stays', async () => {
    const { id } = await placedOrder(user);
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    const earlier = { base_minor: 2000, discount_minor: 1000, price_held_until: dayAgo };
    await putInState(test, id, 'awaiting_payment', earlier);
    expect(await requestIntent(id, 10)).toMatchObject({ code: 'orders.amount', amount: 30 });
    const first = await requestIntent(id, 30);
    expect(await intentsOf(id)).toMatchObject([{ amount: 3000 }]);
    // Opened again days later, the order has the price of its intent, although the price book has changed.
    const { now } = test.ctx;
    test.ctx.now = () => new Date(now().getTime() + 3 * 24 * 60 * 60 * 1000);
    const { db } = test.ctx;
    const book = await db
      .insertInto('price_books')
      .values({ valid_from: now(), per_thousand_words_minor: 5000, discount_percent: 0, late_steps: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opened = (await orderCall(user, 'GET', id)).json<{ price: { finalMinor: number } }>();
    const again = await requestIntent(id, 30);
    await deleteRows(test, 'price_books', { id: book.id });
    test.ctx.now = now;
    expect(opened.price.finalMinor).toBe(3000);
    expect(again).toMatchObject({ status: 200, clientSecret: first.clientSecret });
    expect(await payCard(test, intentOf(again.clientSecret))).toBe('succeeded');
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('paid');
  });
});

it('[O5] without a provider the order is kept and the page gets the reason', async () => {
  const plain = await startTestApp({ LIMIT_ORDERS_PER_DAY: '0' });
  const someone = await signedIn(plain.app);
  const order = await placedOrder(someone);
  const refused = await askIntent(someone, order.id, 30);
  expect(refusalOf(refused)).toEqual([409, 'payments.off']);
  expect((await moneyOf(plain, order.id)).status).toBe('awaiting_payment');
  expect((await moneyOf(plain, order.id)).payments).toEqual([]);
  await plain.close();
});

it('[L5] only ids, status, brand and last four digits of a card are stored', async () => {
  const order = await placedOrder(user);
  await payCard(test, await openIntent(user, order), 'pm_card_mastercard');
  await settleAll(test);
  const { payments } = await moneyOf(test, order.id);
  expect(payments[0]).toMatchObject({ card_brand: 'mastercard', card_last4: '4444' });
  expect(JSON.stringify(payments)).not.toContain('5555555555554444');
  expect(JSON.stringify(payments)).not.toContain('client_secret');
});

/** Runs `task` with another price book. */
async function withPrices(
  change: { currency: string; per_thousand_words_minor: number },
  task: () => Promise<void>,
) {
  const { currency, per_thousand_words_minor } = await selectRow(test, 'price_books', {});
  await updateRows(test, 'price_books', {}, change);
  await task().finally(() => updateRows(test, 'price_books', {}, { currency, per_thousand_words_minor }));
}

describe('a price book in another currency', () => {
  it.each([
    ['JPY', 3_000, 1_500, 1_500],
    ['KWD', 6_500, 3.5, 3_500],
  ])(
    '[O2] [O4] %s is charged in its own minor unit, and an amount in any other is refused',
    async (...row) => {
      const [currency, per_thousand_words_minor, amount, amountMinor] = row;
      await withPrices({ currency, per_thousand_words_minor }, async () => {
        const { id } = await placedOrder(user, { wordCount: 1000 });
        expect(await requestIntent(id, amountMinor === amount ? amount / 100 : amount / 10)).toMatchObject({
          status: 409,
          code: 'orders.amount',
          amount,
          message: expect.stringContaining(` ${currency}. You have not been charged`),
        });
        expect((await requestIntent(id, amount)).status).toBe(200);
        expect(await intentsOf(id)).toMatchObject([
          { amount: amountMinor, currency: currency.toLowerCase() },
        ]);
      });
    },
  );
});

describe('a request that the provider refuses', () => {
  it('[O5] a refused request is reported as our failure, charges nothing, and alerts staff once with the reason', async () => {
    // Stripe's minimum amount is 50 cents.
    await withPrices({ currency: 'USD', per_thousand_words_minor: 40 }, async () => {
      const { id } = await placedOrder(user, { wordCount: 1000 });
      for (let time = 0; time < 2; time++)
        expect(await requestIntent(id, 0.4)).toMatchObject({
          status: 503,
          code: 'payments.unavailable',
          message: expect.stringContaining('because of a problem on our side. You have not been charged'),
        });
      expect(await intentsOf(id)).toEqual([]);
      const alerts = await test.ctx.db
        .selectFrom('mails')
        .select('body_text')
        .where('subject', 'like', '%The payment provider refuses our requests%')
        .execute();
      expect(alerts).toEqual([{ body_text: expect.stringContaining('Amount must be at least') }]);
    });
  });
});
