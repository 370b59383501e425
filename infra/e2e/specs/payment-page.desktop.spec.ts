import type { Page, Request } from '@playwright/test';
import { cardFrame, cards, fillCard } from '../fixtures/card';
import { fillOrderForm, openOrderForm, payButton, typedOrder } from '../fixtures/order-form';
import { openOrderPage } from '../fixtures/order-page';
import { placeOrder } from '../fixtures/orders';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { stripeOrigin } from '../site/addresses';

const stripeGlobal = (page: Page) => page.evaluate(() => 'Stripe' in window);

test('[L5] the content security policy allows the provider on /payment only', async ({ request }) => {
  const policyOf = async (path: string): Promise<string> =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const payment = await policyOf('/payment');
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    const part = payment.split('; ').find((each) => each.startsWith(`${directive} `));
    expect(part?.split(' ')).toContain(stripeOrigin);
  }
  expect(payment).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(payment).toContain("default-src 'self'");
  for (const path of [
    '/',
    '/orders',
    '/payment-success',
    '/documents',
    '/orders/AW-0123456789ABCDEF',
    '/nowhere',
  ]) {
    const policy = await policyOf(path);
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toContain(new URL(stripeOrigin).host);
    expect(policy, path).not.toContain('stripe.com');
  }
});

test("[L5] entering and leaving /payment load a new document, so that no other page runs the provider's script", async ({
  page,
}) => {
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isMarked = () => page.evaluate(() => 'isSameDocument' in window);
  await page.goto('/');
  await settled(page);
  await mark();
  await page.getByRole('banner').getByRole('link', { name: 'Order Assignment' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  expect(await isMarked()).toBe(false);
  expect(await stripeGlobal(page)).toBe(true);
  await mark();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await settled(page);
  expect(await isMarked()).toBe(false);
  expect(await stripeGlobal(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/payment');
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/blog');
  expect(await stripeGlobal(page)).toBe(false);
  const order = await placeOrder(page.request);
  await openOrderPage(page, order.id);
  await mark();
  await page.getByRole('link', { name: 'Pay 30 USD now' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  expect(await isMarked()).toBe(false);
});

test('[L5] entries in the card form go to the provider and never to us', async ({ page }) => {
  const sent: { origin: string; text: string }[] = [];
  page.context().on('request', (request: Request) => {
    const { origin } = new URL(request.url());
    sent.push({ origin, text: `${request.url()} ${request.postData() ?? ''}`.replaceAll(/[\s+]|%20/g, '') });
  });
  await openOrderForm(page);
  await fillOrderForm(page, typedOrder());
  await fillCard(page, cards.pays);
  const stored = await page.evaluate(
    () => `${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)}`,
  );
  await payButton(page, '30 USD').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const number = cards.pays.replaceAll(' ', '');
  const withCard = new Set(sent.filter(({ text }) => text.includes(number)).map(({ origin }) => origin));
  expect([...withCard]).toEqual([stripeOrigin]);
  expect(stored.replaceAll(' ', '')).not.toContain(number);
  expect(await page.content()).not.toContain(number);
});
