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
import { getOrder, placeFirstOrder, placeOrder } from '../fixtures/orders';
import { expect, type Shop, test } from '../fixtures/shop';

const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
const underWay = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your payment is being processed' });

test.afterEach(async ({ shop }) => {
  await shop.stripe.controls.liftOutages();
  await shop.stripe.controls.webhooks.resume();
});

/** Opens the form of an order that was placed through the API and types a card. */
async function openToPay(page: Page, orderId: string, card: string = cards.pays): Promise<void> {
  await openOrderForm(page, `?order=${orderId}`);
  await fillCard(page, card);
}

/** The payment intent of an order at the provider; there is exactly one. */
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

test('[O4] twenty edits and five reloads leave no payment intent, and a submit that is doubled makes one', async ({
  page,
  shop,
}) => {
  const before = new Set((await shop.stripe.controls.state()).intents.map(({ id }) => id));
  const made = async () => (await shop.stripe.controls.state()).intents.filter(({ id }) => !before.has(id));
  await openOrderForm(page);
  await fillOrderForm(page, typedOrder());
  const words = textField(page, 'Word count');
  for (let reload = 0; reload < 5; reload++) {
    for (const edit of [1, 2, 3, 4]) await words.fill(String(((reload * 4 + edit) % 7) * 1000 + 500));
    await draftSaved(page);
    await page.reload();
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  }
  expect(await made()).toEqual([]);
  const shown = Number(await textField(page, 'Final Price USD').inputValue());
  await fillCard(page, cards.pays);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) requests.push(request.method());
  });
  // Both in one moment: the button has had no time to be pending.
  await payButton(page, `${shown} USD`).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(done(page)).toBeVisible();
  expect(requests).toEqual(['POST']);
  expect(await made()).toMatchObject([{ amount: shown * 100, status: 'succeeded' }]);
});

test('[O7] the webhook event comes before the browser: the page says at once that it is paid', async ({
  page,
  shop,
}) => {
  const { id } = await placeFirstOrder(page.request);
  await openToPay(page, id);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/payment-success?**', async (route) => {
    await held;
    await route.continue();
  });
  await payButton(page).click();
  await expect.poll(async () => (await getOrder(page.request, id)).status).toBe('paid');
  letGo();
  await expect(done(page)).toBeVisible();
  expect(await chargesOf(shop, id)).toHaveLength(1);
});

test('[O7] the browser never comes back: the order is paid all the same', async ({
  page,
  context,
  other,
  shop,
}) => {
  const { id } = await placeOrder(other.request);
  await context.addCookies((await other.request.storageState()).cookies);
  await openToPay(page, id);
  await page.route('**/payment-success*', (route) => route.abort('aborted'));
  await payButton(page).click();
  await expect.poll(async () => (await getOrder(other.request, id)).status).toBe('paid');
  expect(await chargesOf(shop, id)).toHaveLength(1);
});

test('[O6] [O7] until the webhook event is there the page says that the payment is processing, then that it succeeded', async ({
  page,
  shop,
}) => {
  const { id } = await placeFirstOrder(page.request);
  await shop.stripe.controls.webhooks.hold();
  await openToPay(page, id);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(underWay(page)).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  expect((await getOrder(page.request, id)).status).toBe('awaiting_payment');
  await shop.stripe.controls.webhooks.resume();
  await expect(done(page)).toBeVisible();
  expect(await orderNumberIn(page.getByRole('main'))).toBe(id);
});

test('[O6] a payment that fails after a while says so and leads back to the same order', async ({
  page,
  shop,
}) => {
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
  await payButton(page).click();
  await expect(done(page)).toBeVisible();
});

test('[O6] a payment of somebody else is not found, and nothing of it is told', async ({
  page,
  shop,
  elsewhere,
  watch,
}) => {
  watch.allow(/404/);
  const { id } = await placeFirstOrder(page.request);
  await openToPay(page, id);
  await payButton(page).click();
  await expect(done(page)).toBeVisible();
  await elsewhere.goto(page.url().replace(shop.origin, ''));
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
  await expect(main).not.toContainText(id);
});

test('[O4] [O7] two tabs pay the same order: it is charged once, and both end on the success page', async ({
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

test('[O4] an amount that was tampered with is answered with the right price and never charged', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/409/);
  const { id } = await placeFirstOrder(page.request);
  const intentRequest = '**/api/create-payment-intent';
  await page.route(intentRequest, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: 1 } }),
  );
  await openToPay(page, id);
  await payButton(page, '30 USD').click();
  const note = page.getByRole('alert').filter({ hasText: 'The payment did not start.' });
  await expect(note).toContainText('The price of this order is 30 USD. Nothing was charged');
  await page.unroute(intentRequest);
  await payButton(page, '30 USD').click();
  await expect(done(page)).toBeVisible();
  expect(await chargesOf(shop, id)).toMatchObject([{ amount: 3000 }]);
});

test('[O5] the provider is down when the payment is begun: the page says so, keeps the order, and a retry pays it once', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/503/);
  await openOrderForm(page);
  await fillOrderForm(page, typedOrder());
  await fillCard(page, cards.pays);
  await shop.stripe.controls.outage({ kind: 500, path: '/v1/payment_intents' });
  await payButton(page, '30 USD').click();
  const note = page.getByRole('alert').filter({ hasText: 'The payment did not start.' });
  await expect(note).toContainText('Nothing was charged and your order is kept', { timeout: 30_000 });
  await shop.stripe.controls.liftOutages();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(done(page)).toBeVisible();
  const id = await orderNumberIn(page.getByRole('main'));
  expect(await chargesOf(shop, id)).toMatchObject([{ amount: 3000 }]);
});
