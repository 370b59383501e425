import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DevStripe, startStripe } from '../start-stripe';
import { openBrowser, openShop } from '../testing/open-shop';
import { sdkFor } from '../testing/open-stripe';

let browser: Browser;
let stripe: DevStripe;
let shop: Awaited<ReturnType<typeof openShop>>;
let problems: string[] = [];

beforeAll(async () => {
  stripe = await startStripe();
  [browser, shop] = await Promise.all([openBrowser(), openShop(stripe)]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await stripe?.close();
});
afterEach(() => {
  problems = [];
});

async function openPage(options = '', { isAutomatic = false } = {}): Promise<{ page: Page; id: string }> {
  const types = options.includes('amount') &&
    !isAutomatic && { allowed_payment_method_types: ['card' as const] };
  const intent = await sdkFor(stripe).paymentIntents.create({ amount: 2_000, currency: 'usd', ...types });
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    // A declined card is a 402, which the browser logs.
    if (isProblem && !message.text().includes('402')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const query = new URLSearchParams({
    key: stripe.publishableKey,
    client_secret: intent.client_secret ?? '',
  });
  await page.goto(`${shop.origin}/?${query}${options}`);
  await page.getByText('Ready', { exact: true }).waitFor();
  return { page, id: intent.id };
}

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bankFrame = (page: Page) => page.frameLocator('iframe[title="3D Secure"]');

async function pay(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('ZIP').fill('12345');
  await page.getByRole('button', { name: 'Pay now' }).click();
}

const status = (page: Page) => page.getByRole('status').textContent();
const statusIs = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const statusOf = async (id: string) => (await sdkFor(stripe).paymentIntents.retrieve(id)).status;

it('[O5] empty fields show their problems, a decline shows its reason, and then a card pays, under a strict policy', async () => {
  const { page, id } = await openPage();
  const frame = cardFrame(page);
  expect(await frame.getByText('Test server, no real cards.').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await statusIs(page, 'validation_error: Your card number is incomplete.');
  expect(await frame.getByText("Your card's security code is incomplete.").isVisible()).toBe(true);
  await pay(page, '4000 0000 0000 9995');
  await statusIs(page, 'card_error: Your card has insufficient funds.');
  await pay(page, '4242424242424242');
  await page.waitForURL(/\/success\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('payment_intent')).toBe(id);
  expect(searchParams.get('payment_intent_client_secret')).toContain(`${id}_secret_`);
  expect(searchParams.get('redirect_status')).toBe('succeeded');
  expect(await statusOf(id)).toBe('succeeded');
  expect(problems).toEqual([]);
  await page.close();
});

it('[O4] [O5] a form that was created before its intent pays only an intent with the same amount', async () => {
  const { page, id } = await openPage('&amount=1500');
  await pay(page, '4242424242424242');
  await statusIs(page, 'but these Elements are of 1500 usd.');
  expect(await statusOf(id)).toBe('requires_payment_method');
  await page.getByRole('button', { name: 'Add 5' }).click();
  expect(await cardFrame(page).getByLabel('Security code').inputValue()).toBe('123');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/redirect_status=succeeded/);
  expect(await statusOf(id)).toBe('succeeded');
  expect(problems).toEqual([]);
  await page.close();
});

it('[O5] a form without an intent is not confirmed before it was submitted, which shows the missing fields', async () => {
  const { page } = await openPage('&amount=2000');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await statusIs(page, 'validation_error: Your card number is incomplete.');
  await page.close();
  const early = await openPage('&amount=2000&unsubmitted=1');
  await pay(early.page, '4242424242424242');
  await statusIs(early.page, 'IntegrationError: elements.submit() must be called before');
  expect(await statusOf(early.id)).toBe('requires_payment_method');
  await early.page.close();
});

it('[O4] a form without an intent pays no intent with other payment methods, and refuses the older option', async () => {
  const { page, id } = await openPage('&amount=2000', { isAutomatic: true });
  await pay(page, '4242424242424242');
  await statusIs(page, 'allow different payment methods');
  expect(await statusOf(id)).toBe('requires_payment_method');
  const message = await page.evaluate((key) => {
    // The test server's script defines it.
    const { Stripe } = window as unknown as {
      Stripe: (key: string) => { elements: (options: object) => unknown };
    };
    try {
      return Stripe(key).elements({
        mode: 'payment',
        amount: 1,
        currency: 'usd',
        paymentMethodTypes: ['card'],
      });
    } catch (error) {
      return String(error);
    }
  }, stripe.publishableKey);
  expect(message).toContain('IntegrationError: paymentMethodTypes is no longer supported');
  await page.close();
});

it('[O5] a failed 3-D Secure check shows its error, and the next try pays', async () => {
  const { page, id } = await openPage();
  await pay(page, '4000002500003155');
  await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
  await statusIs(page, 'We are unable to authenticate your payment method.');
  expect(await statusOf(id)).toBe('requires_payment_method');
  await pay(page, '4000002500003155');
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL(/redirect_status=succeeded/);
  expect(await statusOf(id)).toBe('succeeded');
  expect(problems).toEqual([]);
  await page.close();
});

it('[O5] a card can be declined after 3-D Secure, and another one stays in processing', async () => {
  const { page, id } = await openPage();
  await pay(page, '4000008400001629');
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await statusIs(page, 'card_error: Your card was declined.');
  await pay(page, '4000000000008807');
  await page.waitForURL(/redirect_status=pending/);
  expect(await statusOf(id)).toBe('processing');
  await page.close();
});

it('[O5] a connection that breaks during the payment shows an error, and the next try pays', async () => {
  const { page, id } = await openPage();
  await stripe.controls.outage({ kind: 'cut', caller: 'browser', method: 'POST', calls: 1 });
  await pay(page, '4242424242424242');
  await statusIs(
    page,
    'api_connection_error: We are experiencing issues connecting to our payments provider.',
  );
  expect(await statusOf(id)).toBe('requires_payment_method');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/redirect_status=succeeded/);
  await page.close();
});

it('[O5] card data is entered in a frame of another origin and reaches neither the shop nor an answer', async () => {
  const { page, id } = await openPage('&dark=1');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stripe.origin)) sent.push(request.url() + (request.postData() ?? ''));
  });
  expect(await page.locator('input').count()).toBe(0);
  const input = cardFrame(page).getByLabel('Card number');
  const colour = await input.evaluate((field) => getComputedStyle(field).backgroundColor);
  expect(colour).toBe('rgb(16, 24, 32)');
  await pay(page, '4242424242424242');
  await page.waitForURL(/\/success\?/);
  expect(sent.join(' ')).not.toContain('4242424242424242');
  expect(JSON.stringify(await stripe.controls.state())).not.toContain('4242424242424242');
  expect(await statusOf(id)).toBe('succeeded');
  await page.close();
});

it('[O5] a client secret of another intent is a load error', async () => {
  const page = await browser.newPage();
  const query = new URLSearchParams({ key: stripe.publishableKey, client_secret: 'pi_nobody_secret_x' });
  await page.goto(`${shop.origin}/?${query}`);
  await statusIs(page, "Not loaded: No such payment_intent: 'pi_nobody'");
  expect(await status(page)).toContain('Not loaded');
  await page.close();
});
