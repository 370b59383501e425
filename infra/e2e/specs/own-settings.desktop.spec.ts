import type { Page } from '@playwright/test';
import { openOrderForm, payButton, textField, typedOrder } from '../fixtures/order-form';
import { orderNumberIn } from '../fixtures/order-page';
import { settled } from '../fixtures/settled';
import { test as base, expect } from '../fixtures/test';
import { withServer } from '../server/with-server';
import { ownPorts } from '../site/addresses';

const settings = {
  SITE_NAME: 'Ada & Friends "Campus"',
  CONTACT_EMAIL: 'help@campus.example',
  CONTACT_PHONE: '+44 20 7946 0000',
  WHATSAPP_NUMBER: '442079460000',
  SOCIAL_LINKS: 'https://www.linkedin.com/company/campus https://www.youtube.com/@campus',
};

/** Test function with a server that has its own name and contacts, and no key of the payment provider. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      await withServer(ownPorts + parallelIndex * 2, settings, ({ origin }) => use(origin));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

/** Presses Tab until a field or button with this name has the focus. Several elements may have the name. */
async function tabToNamed(page: Page, name: string | RegExp): Promise<void> {
  const focused = page
    .getByRole('main')
    .locator(':focus')
    .and(page.getByLabel(name).or(page.getByRole('button', { name })));
  for (let i = 0; i < 60 && (await focused.count()) === 0; i++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

test('[O5] [O15] [X10] without a key the page says so, and the order is placed with only the keyboard and kept for the other ways to pay', async ({
  page,
}) => {
  const typed = typedOrder();
  await openOrderForm(page);
  await expect(page.getByText('Card payment is not set up here.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const type = async (label: RegExp, text: string) => {
    await tabToNamed(page, label);
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
  await tabToNamed(page, /^I will use this work/);
  await page.keyboard.press('Space');
  await expect(textField(page, 'Final Price USD')).toHaveValue('30');
  await tabToNamed(page, 'Place the order');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/AW-[0-9A-Z]{16}$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: typed.topic })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'This order is awaiting payment' })).toBeVisible();
  const number = await orderNumberIn(main);
  for (const way of ['by bank transfer', 'with PayPal', 'in installments']) {
    const link = main.getByRole('link', { name: `Email, to pay ${way}` });
    await expect(link).toHaveAttribute('href', new RegExp(number));
  }
});

test('[X14] a built page shows the configured name, contacts and social links, with scripts and without', async ({
  browser,
  page,
}) => {
  const name = settings.SITE_NAME;
  const expectDetails = async (one: Page) => {
    await expect(one).toHaveTitle(`Blog · ${name}`);
    const foot = one.getByRole('contentinfo');
    await expect(foot.getByText(`© ${name}`)).toBeVisible();
    await expect(foot.getByRole('link', { name: settings.CONTACT_PHONE })).toHaveAttribute(
      'href',
      'tel:+442079460000',
    );
    for (const [network, address] of [
      ['LinkedIn', 'https://www.linkedin.com/company/campus'],
      ['YouTube', 'https://www.youtube.com/@campus'],
    ] as const)
      await expect(foot.getByRole('link', { name: network })).toHaveAttribute('href', address);
    await expect(one.getByText(/\{s|\.invalid|Academic Workshop$/)).toHaveCount(0);
  };
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const staticPage = await plain.newPage();
  await staticPage.goto('/blog');
  await expectDetails(staticPage);
  await plain.close();
  // The watch of the page fails the test if React finds a text that differs from its own.
  await page.goto('/blog');
  await settled(page);
  await expectDetails(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveTitle(`Help Center · ${name}`);
});
