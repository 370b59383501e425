import type { Page } from '@playwright/test';
import { cardFrame, cards, fillCard } from '../fixtures/card';
import {
  draftSaved,
  fillOrderForm,
  openOrderForm,
  payButton,
  textField,
  typedOrder,
} from '../fixtures/order-form';
import { orderNumberIn } from '../fixtures/order-page';
import { getOrder, listOrders, placeFirstOrder } from '../fixtures/orders';
import { expect, type Shop, test } from '../fixtures/shop';
import { readToast } from '../fixtures/toasts';

const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
const underWay = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your payment is being processed' });

test.afterEach(async ({ shop }) => {
  await shop.stripe.controls.liftOutages();
  await shop.stripe.controls.webhooks.resume();
});

/** Opens the form of an order that was placed through the API and fills in a card. */
async function openToPay(page: Page, orderId: string, card: string = cards.pays): Promise<void> {
  await openOrderForm(page, `?order=${orderId}`);
  await fillCard(page, card);
}

/** Returns the only payment intent of an order at the provider. */
async function intentOf(shop: Shop, orderId: string) {
  const { intents } = await shop.stripe.controls.state();
  const own = intents.filter(({ metadata }) => Object.values(metadata).includes(orderId));
  expect(own).toHaveLength(1);
  return own[0];
}

async function chargesOf(shop: Shop, orderId: string) {
  const intent = await intentOf(shop, orderId);
  const { charges } = await shop.stripe.controls.state();
  return charges.filter((charge) => charge.payment_intent === intent?.id && charge.paid);
}

test('[O4] edits and reloads create no payment intent, and a double submit creates one', async ({
  page,
  shop,
}) => {
  const before = new Set((await shop.stripe.controls.state()).intents.map(({ id }) => id));
  const newIntents = async () =>
    (await shop.stripe.controls.state()).intents.filter(({ id }) => !before.has(id));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) requests.push(request.method());
  });
  await openOrderForm(page);
  await fillOrderForm(page, typedOrder());
  const words = textField(page, 'Word count');
  for (const count of ['1500', '2500', '3500', '2500', '4500']) await words.fill(count);
  await draftSaved(page);
  await page.reload();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  expect(await newIntents()).toEqual([]);
  expect(requests).toEqual([]);
  const shown = Number(await textField(page, 'Final Price USD').inputValue());
  await fillCard(page, cards.pays);
  // Both submits happen at the same time, before the button is pending.
  await payButton(page, `${shown} USD`).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(done(page)).toBeVisible();
  expect(requests).toEqual(['POST']);
  expect(await newIntents()).toMatchObject([{ amount: shown * 100, status: 'succeeded' }]);
});

test('[O6] [O7] a payment is processing until it fails, which leads back to the same order, or until its webhook event arrives; other people do not see it', async ({
  page,
  shop,
  elsewhere,
  watch,
}) => {
  watch.allow(/404/);
  const { id } = await placeFirstOrder(page.request);
  await openToPay(page, id, cards.takesItsTime);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(underWay(page)).toBeVisible();
  await shop.stripe.controls.settleProcessing((await intentOf(shop, id))?.id ?? '', 'failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  const back = page.getByRole('main').getByRole('link', { name: 'Pay again' });
  await expect(back).toHaveAttribute('href', `/payment?order=${id}`);
  await expect(done(page)).toHaveCount(0);
  await back.click();

  await fillCard(page, cards.pays);
  await shop.stripe.controls.webhooks.hold();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(underWay(page)).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  expect((await getOrder(page.request, id)).status).toBe('awaiting_payment');
  await shop.stripe.controls.webhooks.resume();
  await expect(done(page)).toBeVisible();
  expect(await orderNumberIn(page.getByRole('main'))).toBe(id);
  expect(await chargesOf(shop, id)).toHaveLength(1);

  await elsewhere.goto(page.url());
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
  await expect(main).not.toContainText(id);
});

test('[O4] [O7] when two tabs pay the same order, it is charged once, and both end on the success page', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allow(/40[029]/);
  const { id } = await placeFirstOrder(page.request);
  const second = await context.newPage();
  watch.include(second);
  await openToPay(page, id);
  await openToPay(second, id);
  await Promise.all([payButton(page).click(), payButton(second).click()]);
  await expect.poll(async () => (await getOrder(page.request, id)).status).toBe('paid');
  await shop.stripe.controls.webhooks.idle();
  for (const tab of [page, second]) await expect(done(tab)).toBeVisible();
  expect(await chargesOf(shop, id)).toHaveLength(1);
  expect(await getOrder(page.request, id)).toMatchObject({ paidMinor: 3000, refundedMinor: 0 });
  await openOrderForm(page, '?order=new');
  await second.goto(`/payment?order=${id}`);
  await expect(
    second.getByRole('heading', { level: 1, name: 'This order can no longer be changed' }),
  ).toBeVisible();
});

test('[O4] [O5] [O6] an unreadable answer, a manipulated amount and a provider that is down are reported, charge nothing and keep the order, and a retry pays it once', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/409|503/);
  await openOrderForm(page);
  await fillOrderForm(page, typedOrder());
  await fillCard(page, cards.pays);
  await page.route('**/api/orders/*/place', (route) => route.fulfill({ body: '<html>' }), { times: 1 });
  await payButton(page, '30 USD').click();
  await readToast(page, 'Payment Error', 'An unexpected error occurred. Please try again.');

  const intentRequest = '**/api/create-payment-intent';
  await page.route(intentRequest, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: 1 } }),
  );
  await payButton(page, '30 USD').click();
  const note = page.getByRole('alert').filter({ hasText: 'The payment did not start.' });
  await expect(note).toContainText('The price of this order is 30 USD. You have not been charged');
  await page.unroute(intentRequest);
  const orders = () => listOrders(page.request);
  const unpaidOrders = await orders();
  expect(unpaidOrders).toMatchObject([{ status: 'awaiting_payment' }]);

  await shop.stripe.controls.outage({ kind: 500, path: '/v1/payment_intents' });
  await payButton(page, '30 USD').click();
  await expect(note).toContainText('You have not been charged, and we keep your order', { timeout: 30_000 });
  await shop.stripe.controls.liftOutages();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(done(page)).toBeVisible();
  const id = await orderNumberIn(page.getByRole('main'));
  expect(unpaidOrders.map((order) => order.id)).toEqual([id]);
  expect(await orders()).toMatchObject([{ id, status: 'paid' }]);
  expect(await chargesOf(shop, id)).toMatchObject([{ amount: 3000 }]);
});
