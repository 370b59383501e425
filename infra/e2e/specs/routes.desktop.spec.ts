import { controlStripe } from '@aw/dev/stripe-controls';
import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { openAccount } from '../fixtures/account';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { cardFrame } from '../fixtures/card';
import { coveredByTab } from '../fixtures/covered-by-tab';
import { waitUntilIdle } from '../fixtures/idle';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { mailedLink } from '../fixtures/mailbox';
import { missingTexts } from '../fixtures/missing-texts';
import { movingElements } from '../fixtures/moving-elements';
import { openOrderForm, payButton } from '../fixtures/order-form';
import { payOrder, placeFirstOrder, placeOrder } from '../fixtures/orders';
import { anyQuestion } from '../fixtures/questions';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { expectShell } from '../fixtures/shell-layout';
import { smallTargets } from '../fixtures/small-targets';
import { openStaff } from '../fixtures/staff';
import { namesNotInPolicy } from '../fixtures/stored-names';
import { consoleOrigin, siteOrigin, staff, stripeOrigin } from '../site/addresses';
import { addressOf, forwarded, noRoutes, shownRoutes } from '../site/routes';
import { textsOfPages } from '../site/texts';

/** Returns the texts of the specification that a page shows as soon as it is open. */
const textsAt = (address: string) =>
  textsOfPages.flatMap(({ at, empty, texts }) => (at === address && !empty ? texts : []));

for (const route of shownRoutes) {
  test(`[X1] [X2] [X7] [X10] [X15] [L4] [L5] ${route} has one heading, a title and its texts, fits its window, has large enough controls, is not covered by the WhatsApp tab, does not move with reduced motion, passes axe, and stores only names of the policy`, async ({
    page,
    request,
  }) => {
    const order = route.includes('{orderId}') ? (await placeFirstOrder(page.request)).id : '';
    const ids = {
      document: (await anyDocument(request)).id,
      school: (await fullestSchool(request)).id,
      question: (await anyQuestion(request)).id,
      order,
    };
    const response = await page.goto(addressOf(route, ids));
    expect(response?.status()).toBe(200);
    await settled(page);
    await expect(page).toHaveTitle(/\S.* · Academic Workshop$/);
    expect(await missingTexts(page, textsAt(route))).toEqual([]);
    if (route === '/payment') await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    await expectWholeAtEachWidth(page, { hasShell: true });
    expect(await namesNotInPolicy(page)).toEqual([]);
  });
}

test('[X10] without reduced motion a page moves, which the tests of the routes would notice', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/documents');
  await settled(page);
  expect(await movingElements(page)).not.toEqual([]);
});

/** Widths for which pages are designed. axe checks all rules in the first theme, and those about colours in the other. */
const sizes = [
  { width: 1280, height: 800, themes: ['light', 'dark'] },
  { width: 768, height: 1024, themes: [] },
  { width: 360, height: 740, themes: ['dark', 'light'] },
] as const;

/** Checks all widths and themes with one load, because no page depends on the kind of pointer. */
async function expectWholeAtEachWidth(
  page: Page,
  { hasShell = false, hasTargets = true } = {},
): Promise<void> {
  for (const { width, height, themes } of sizes) {
    await page.setViewportSize({ width, height });
    await waitUntilIdle(page);
    const at = `at ${width} px`;
    await expect(page.getByRole('heading', { level: 1 }), at).toHaveCount(1);
    expect(await sidewaysScroll(page), at).toBeLessThanOrEqual(0);
    if (hasTargets) expect(await smallTargets(page), at).toEqual([]);
    if (hasShell) {
      await expectShell(page);
      expect(await coveredByTab(page), at).toEqual([]);
      expect(await movingElements(page), at).toEqual([]);
    }
    await expectAccessibleInThemes(page, themes);
  }
}

/** Pages of orders in different states. */
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
    name: 'a list of orders',
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
      const clerk = await openStaff(page.request, siteOrigin, staff);
      const writer = await clerk.addWriter('Hana K.');
      await clerk.assign(id, writer.id);
      await clerk.deliver(id, await pdfFile('work.pdf', ['The whole work.']));
      await page.goto(`/orders/${id}`);
      await expect(page.getByRole('heading', { name: 'Your work is ready' })).toBeVisible();
    },
  },
];

for (const { name, open } of orderStates) {
  test(`[O8] [X10] [X15] ${name} fits its window, and axe finds nothing`, async ({ page }) => {
    await open(page);
    await settled(page);
    await expectWholeAtEachWidth(page, { hasTargets: false });
  });
}

/** Pages for people with an account or a mailed link. */
const ownStates = [
  { name: 'the settings of an account', path: '/settings' },
  { name: 'the profile of an account', path: '/profile' },
  { name: 'the experts’ page of an account', path: '/expert' },
  { name: 'the sign-in page with an open session', path: '/login' },
  { name: 'the sign-in page with its other tab', path: '/login?tab=signup' },
  { name: 'the page for a new password', path: '/reset-password?token=0123456789abcdefghijklmnopqrstuv' },
  { name: 'a link that confirms an address', path: 'mailed' },
];

for (const { name, path } of ownStates) {
  test(`[X10] [X15] ${name} fits its window, and axe finds nothing`, async ({ page }) => {
    const account = await openAccount(page.request);
    const mail = { to: account.email, subject: 'Confirm your email address', path: '/verify-email' };
    await page.goto(path === 'mailed' ? await mailedLink(page.request, mail) : path);
    await settled(page);
    await expectWholeAtEachWidth(page);
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
    }
    await expectWholeAtEachWidth(page);
  });
}

for (const path of noRoutes) {
  test(`[X1] [X10] ${path} is not a route: the server answers 404 and the page says '404 Page Not Found'`, async ({
    page,
    watch,
  }) => {
    watch.allow(new RegExp(`404 \\(Not Found\\).*${path}`));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/404 Page Not Found/);
    expect(await missingTexts(page, textsAt(path))).toEqual([]);
    await settled(page);
    await expectWholeAtEachWidth(page);
  });
}
