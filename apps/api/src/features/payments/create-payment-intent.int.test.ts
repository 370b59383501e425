import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelIntent } from '../../domain/payments/cancel-intent';
import { draftOrder, orderCall, placedOrder, putInState } from '../../testing/order-form';
import {
  askIntent,
  differencesOf,
  intentOf,
  moneyOf,
  openSession,
  payCard,
  type StripeApp,
  settleAll,
  startStripeApp,
} from '../../testing/stripe';
import { startTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

let test: StripeApp;
let user: Person;

beforeAll(async () => {
  test = await startStripeApp();
});
beforeEach(async () => {
  user = await signedIn(test.app);
});
afterAll(async () => {
  expect(await differencesOf(test)).toEqual([]);
  await test.close();
});

const intentsOf = async (orderId: string) =>
  (await test.stripe.controls.state()).intents.filter(({ metadata }) => metadata.order_id === orderId);
const asked = async (orderId: string | undefined, amount: number) => {
  const response = await askIntent(user, orderId, amount);
  const body = response.json<{ clientSecret: string; orderId: string; code: string; amount: number }>();
  return { status: response.statusCode, ...body };
};

describe('the payment session of an order', () => {
  it('[O4] twenty edits and five reloads leave one session, at the last price', async () => {
    const { id } = await draftOrder(user, { wordCount: 1000 });
    const ids = new Set<string>();
    for (let edit = 1; edit <= 20; edit += 1) {
      // Up and down again, so that the same price comes more than once.
      const words = 1000 * (1 + (edit % 7));
      expect((await orderCall(user, 'PATCH', id, '', { wordCount: words })).statusCode).toBe(200);
      ids.add(intentOf((await asked(id, words / 100)).clientSecret));
      if (edit % 4 === 0) ids.add(intentOf((await asked(id, words / 100)).clientSecret));
    }
    const intents = await intentsOf(id);
    expect(intents.map(({ amount, status }) => [amount, status])).toEqual([
      [7000, 'requires_payment_method'],
    ]);
    expect([...ids]).toEqual([intents[0]?.id]);
    const { calls } = await test.stripe.controls.state();
    expect(calls['POST /v1/payment_intents']).toBe(1);
  });

  it('[O4] two tabs, and ten calls at once, get the same session', async () => {
    const { id } = await draftOrder(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => asked(id, 30)));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await intentsOf(id)).toHaveLength(1);
  });

  it('[O4] without a number it is for the latest draft of this person, or for a new one', async () => {
    const first = await asked(undefined, 30);
    expect([first.status, first.code]).toEqual([409, 'orders.amount']);
    const { id } = await draftOrder(user, { wordCount: 500 });
    const answer = await asked(undefined, 10);
    expect([answer.status, answer.orderId]).toEqual([200, id]);
  });

  it('[O4] a tampered amount is refused with the right one, and never asked for', async () => {
    const { id } = await placedOrder(user);
    for (const amount of [1, 0, -30, 29.99, 1e9]) {
      const refused = await asked(id, amount);
      expect([refused.status, refused.code, refused.amount]).toEqual([409, 'orders.amount', 30]);
    }
    expect(await intentsOf(id)).toEqual([]);
    await asked(id, 30);
    await asked(id, 1);
    expect((await intentsOf(id))[0]?.amount).toBe(3000);
  });

  it('[O4] an order that costs nothing, is paid, being paid, or another person’s gets none', async () => {
    const free = await draftOrder(user, { wordCount: 0 });
    expect(await asked(free.id, 0)).toMatchObject({ status: 409, code: 'orders.nothing_to_pay' });
    const order = await placedOrder(user);
    const intentId = await openSession(user, order);
    const stranger = await signedIn(test.app);
    expect((await askIntent(stranger, order.id, 30)).json()).toMatchObject({ code: 'orders.not_found' });
    await payCard(test, intentId, 'pm_card_processing');
    expect(await asked(order.id, 30)).toMatchObject({ status: 409, code: 'orders.paying' });
    const edit = await orderCall(user, 'PATCH', order.id, '', { wordCount: 9000 });
    expect(edit.json()).toMatchObject({ code: 'orders.paying' });
    await test.stripe.controls.settleProcessing(intentId, 'succeeded');
    expect(await asked(order.id, 30)).toMatchObject({ status: 409, code: 'orders.paying' });
    await settleAll(test);
    expect(await asked(order.id, 30)).toMatchObject({ status: 409, code: 'orders.move' });
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O4] [L1] a barred place is refused before a session is made', async () => {
    const { id } = await draftOrder(user);
    const refused = await user.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      headers: { 'cf-ipcountry': 'IE' },
      payload: { amount: 30, orderId: id },
    });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([451, 'orders.jurisdiction']);
    expect(await intentsOf(id)).toEqual([]);
  });

  it('[O4] one that was ended is followed by a new one, and the old one cannot be paid', async () => {
    const order = await placedOrder(user);
    const first = await openSession(user, order);
    await cancelIntent(test.ctx, order);
    const second = await openSession(user, order);
    expect(second).not.toBe(first);
    expect(await payCard(test, first)).toBe('canceled');
    expect(await payCard(test, second)).toBe('succeeded');
    await settleAll(test);
    expect((await moneyOf(test, order.id)).status).toBe('paid');
  });

  it('[O4] an ended order has no session that could be paid', async () => {
    const order = await placedOrder(user);
    const intentId = await openSession(user, order);
    expect((await orderCall(user, 'POST', order.id, '/cancel')).statusCode).toBe(200);
    expect(await payCard(test, intentId)).toBe('canceled');
    expect(await asked(order.id, 30)).toMatchObject({ status: 409, code: 'orders.move' });
  });

  it('[O4] [O16] a price that is no longer held follows the price book before anything is asked for', async () => {
    const { id } = await draftOrder(user);
    await putInState(test, id, 'draft', { base_minor: 2000, discount_minor: 1000 });
    expect(await asked(id, 10)).toMatchObject({ code: 'orders.amount', amount: 30 });
    expect(await asked(id, 30)).toMatchObject({ status: 200 });
  });
});

it('[O5] without a provider the order is kept and the page is told', async () => {
  const plain = await startTestApp({ LIMIT_ORDERS_PER_DAY: '0' });
  const someone = await signedIn(plain.app);
  const order = await placedOrder(someone);
  const refused = await askIntent(someone, order.id, 30);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'payments.off']);
  expect((await moneyOf(plain, order.id)).status).toBe('awaiting_payment');
  expect((await moneyOf(plain, order.id)).payments).toEqual([]);
  await plain.close();
});

it('[L5] only ids, state, brand and last four digits of a card are kept here', async () => {
  const order = await placedOrder(user);
  await payCard(test, await openSession(user, order), 'pm_card_mastercard');
  await settleAll(test);
  const { payments } = await moneyOf(test, order.id);
  expect(payments[0]).toMatchObject({ card_brand: 'mastercard', card_last4: '4444' });
  expect(JSON.stringify(payments)).not.toContain('5555555555554444');
  expect(JSON.stringify(payments)).not.toContain('client_secret');
});
