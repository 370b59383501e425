import type { Page } from '@playwright/test';
import { openOrderForm, payButton, textField, typedOrder } from '../fixtures/order-form';
import { orderNumberIn } from '../fixtures/order-page';
import { test as base, expect } from '../fixtures/test';
import { withServer } from '../server/with-server';
import { ownPorts } from '../site/addresses';

/** The test of a server that has no key of the payment provider. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      await withServer(ownPorts + parallelIndex * 2, {}, ({ origin }) => use(origin));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

/** Presses Tab until a field or button of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('main')
    .locator(':focus')
    .and(page.getByLabel(name).or(page.getByRole('button', { name })));
  for (let i = 0; i < 60 && (await wanted.count()) === 0; i++) await page.keyboard.press('Tab');
  await expect(wanted).toHaveCount(1);
}

test('[O5] [O15] [X10] without a key the page says so, and the order is placed by keyboard alone and kept with the other ways to pay', async ({
  page,
}) => {
  const typed = typedOrder();
  await openOrderForm(page);
  await expect(page.getByText('Card payment is not set up here.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const type = async (label: RegExp, text: string) => {
    await tabTo(page, label);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await type(/^Name/, typed.name);
  await type(/^Email/, typed.email);
  await type(/^Country of your institution/, typed.country);
  await page.keyboard.press('Enter');
  await type(/^Major\/course/, typed.course);
  await type(/^Topic/, typed.topic);
  await type(/^Word count/, typed.words);
  await tabTo(page, /^I will use this work/);
  await page.keyboard.press('Space');
  await expect(textField(page, 'Final Price USD')).toHaveValue('30');
  await tabTo(page, 'Place the order');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/AW-[0-9A-Z]{16}$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: typed.topic })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'This order is awaiting payment' })).toBeVisible();
  const number = await orderNumberIn(main);
  for (const way of ['by bank transfer', 'with PayPal', 'in installments']) {
    const link = main.getByRole('link', { name: `E-mail, to pay ${way}` });
    await expect(link).toHaveAttribute('href', new RegExp(number));
  }
});
