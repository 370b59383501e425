import { controlStripe } from '@aw/dev/stripe-controls';
import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { openAccount } from '../fixtures/account';
import { bothThemes, expectAccessible, expectAccessibleInThemes, type Theme } from '../fixtures/axe';
import { cardFrame } from '../fixtures/card';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { mailedLink } from '../fixtures/mailbox';
import { openOrderForm, payButton } from '../fixtures/order-form';
import { payOrder, placeFirstOrder, placeOrder } from '../fixtures/orders';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { expectShell } from '../fixtures/shell-layout';
import { smallTargets } from '../fixtures/small-targets';
import { openStaff } from '../fixtures/staff';
import { expect, test } from '../fixtures/test';
import { consoleOrigin, siteOrigin, staff, stripeOrigin } from '../site/addresses';
import { addedRoutes, addressOf, siteRoutes } from '../site/routes';

const forwarded: readonly string[] = ['/admin', '/admin-login'];

/** The pages that differ from each other; the others share one layout. */
const distinct: readonly string[] = [
  '/',
  '/documents',
  '/documents/{id}',
  '/schools',
  '/schools/{schoolId}/courses',
  '/upload',
  '/profile',
  '/study-guides',
  '/services',
  '/press',
  '/contact',
  '/blog',
  '/blog/{postId}',
  '/help',
  '/help/account-help',
  '/expert-help',
  '/login',
  '/join',
  '/payment',
  '/orders',
  '/orders/{orderId}',
];

/** Both themes; of the pages with the shared layout only the dark one on the phone. */
function themesOf(route: string, isPhone: boolean | undefined): readonly Theme[] {
  return isPhone && !distinct.includes(route) ? ['dark'] : bothThemes;
}

for (const route of [...siteRoutes, ...addedRoutes].filter((path) => !forwarded.includes(path))) {
  test(`[X1] [X2] [X10] [X15] [L4] ${route} has one heading and a title, fits its window, its controls can be hit, and axe finds nothing`, async ({
    page,
    request,
    isMobile,
  }) => {
    const order = route.includes('{orderId}') ? (await placeFirstOrder(page.request)).id : '';
    const ids = {
      document: (await anyDocument(request)).id,
      school: (await fullestSchool(request)).id,
      order,
    };
    const response = await page.goto(addressOf(route, ids));
    expect(response?.status()).toBe(200);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S.* · Academic Workshop$/);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await expectShell(page);
    await expectAccessibleInThemes(page, themesOf(route, isMobile));
    if (!isMobile) await expectFitsTablet(page);
  });
}

/** The same page on a tablet held upright, which is neither the phone nor the desk of the two projects. */
async function expectFitsTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectShell(page);
  expect(await sidewaysScroll(page), 'at 768 px').toBeLessThanOrEqual(0);
  expect(await smallTargets(page), 'at 768 px').toEqual([]);
}

/** The pages of an order in its states. */
const orderStates: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the order form of an order that waits for its payment',
    open: async (page) => {
      await openOrderForm(page, `?order=${(await placeFirstOrder(page.request)).id}`);
      await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'the order form with everything missing',
    open: async (page) => {
      await openOrderForm(page);
      await payButton(page).click();
      await expect(page.getByText('Please enter your name.')).toBeVisible();
    },
  },
  {
    name: 'the page of a payment that succeeded',
    open: async (page) => {
      const { id } = await payOrder(page.request, await placeFirstOrder(page.request));
      const { intents } = await controlStripe(stripeOrigin).state();
      const intent = intents.find(({ metadata }) => Object.values(metadata).includes(id));
      await page.goto(`/payment-success?payment_intent=${intent?.id}`);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    },
  },
  {
    name: 'the orders of somebody who has some',
    open: async (page) => {
      const order = await payOrder(page.request, await placeFirstOrder(page.request));
      await placeOrder(page.request);
      await page.goto('/orders');
      await expect(page.getByRole('link', { name: order.topic ?? '' })).toBeVisible();
    },
  },
  {
    name: 'the page of a delivered order',
    open: async (page) => {
      const { id } = await payOrder(page.request, await placeFirstOrder(page.request));
      const office = await openStaff(page.request, siteOrigin, staff);
      const writer = await office.addWriter('Hana K.');
      await office.assign(id, writer.id);
      await office.deliver(id, await pdfFile('work.pdf', ['The whole work.']));
      await page.goto(`/orders/${id}`);
      await expect(page.getByRole('heading', { name: 'The work is delivered' })).toBeVisible();
    },
  },
];

for (const { name, open } of orderStates) {
  test(`[O8] [X10] [X15] ${name} fits its window, and axe finds nothing`, async ({ page }) => {
    await open(page);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessibleInThemes(page);
  });
}

/** What these pages are for those who have an account or a mailed link. */
const ownStates = [
  { name: 'the settings of an account', path: '/settings' },
  { name: 'the profile of an account', path: '/profile' },
  { name: 'the sign-in page of somebody signed in', path: '/login' },
  { name: 'the sign-in page with its other tab', path: '/login?tab=signup' },
  { name: 'the page for a new password', path: '/reset-password?token=0123456789abcdefghijklmnopqrstuv' },
  { name: 'a link that confirms an address', path: 'mailed' },
];

for (const { name, path } of ownStates) {
  test(`[X10] [X15] ${name} fits its window, and axe finds nothing`, async ({ page, isMobile }) => {
    const account = await openAccount(page.request);
    const mail = { to: account.email, subject: 'Confirm your e-mail address', path: '/verify-email' };
    await page.goto(path === 'mailed' ? await mailedLink(page.request, mail) : path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessibleInThemes(page, themesOf(path, isMobile));
  });
}

for (const route of forwarded) {
  test(`[X1] [X10] [X15] [L4] ${route} leads to the console's own address, whose login page is accessible`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.waitForURL(`${consoleOrigin}/admin-login`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}

for (const path of ['/no-such-page', '/documents/1/edit', '/blog/a/b', '/quiz']) {
  test(`[X1] [X10] ${path} is no route: the server answers 404 and the page says '404 Page Not Found'`, async ({
    page,
    watch,
  }) => {
    watch.allow(new RegExp(`404 \\(Not Found\\).*${path}`));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await settled(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
