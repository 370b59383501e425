import type { Page, Request } from '@playwright/test';
import { cardFrame, cards, fillCard } from '../fixtures/card';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { fillOrderForm, openOrderForm, payButton, typedOrder } from '../fixtures/order-form';
import { openOrderPage } from '../fixtures/order-page';
import { payOrder, placeFirstOrder, placeOrder } from '../fixtures/orders';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { consoleOrigin, siteOrigin, stripeOrigin } from '../site/addresses';
import { addedRoutes, addressOf, siteRoutes } from '../site/routes';

/** The origins that a page has asked for something so far, in its frames too. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  return origins;
}

const stripeGlobal = (page: Page) => page.evaluate(() => 'Stripe' in window);

test('[L4] [L5] no page asks anybody but us for anything, and /payment nobody but the payment provider', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const order = await payOrder(page.request, await placeFirstOrder(page.request));
  const ids = {
    document: (await anyDocument(request)).id,
    school: (await fullestSchool(request)).id,
    order: order.id,
  };
  const origins = originsOf(page);
  const own = new Set([siteOrigin, consoleOrigin]);
  for (const route of [...siteRoutes, ...addedRoutes]) {
    origins.clear();
    await page.goto(addressOf(route, ids));
    await settled(page);
    if (route === '/payment') await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    const foreign = [...origins].filter((origin) => !own.has(origin));
    expect(foreign, route).toEqual(route === '/payment' ? [stripeOrigin] : []);
  }
});

test('[L5] the content policy lets the provider in on /payment, and nowhere else', async ({ request }) => {
  const policyOf = async (path: string): Promise<string> =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const payment = await policyOf('/payment');
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    const part = payment.split('; ').find((one) => one.startsWith(`${directive} `));
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

test('[L5] what is typed into the card form goes to the provider and never to us', async ({ page }) => {
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
