import type { Page } from '@playwright/test';
import { openAccount } from '../fixtures/account';
import { cardFrame } from '../fixtures/card';
import { logIn } from '../fixtures/console';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { payOrder, placeFirstOrder } from '../fixtures/orders';
import { jsonOf } from '../fixtures/person';
import { anyQuestion } from '../fixtures/questions';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { consoleOrigin, siteOrigin, staff, stripeOrigin } from '../site/addresses';
import { addedRoutes, addressOf, publicPages, siteRoutes } from '../site/routes';

const consolePages = `
  orders documents appeals questions exam-shields quizzes experts school-requests people messages newsletter texts payments writers jurisdictions staff security audit`
  .split(/\s+/)
  .map((page) => `${consoleOrigin}/admin/${page}`);

const own = new Set([siteOrigin, consoleOrigin]);

/** The origins that a page has asked for something so far, in its frames too. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  return origins;
}

/** The names of all that this browser keeps for the page's origin. */
async function keptBy(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}

/** What the privacy policy lists under cookies, by its names; nothing is typed here, so there are no drafts. */
async function namedByPolicy(page: Page): Promise<RegExp> {
  await page.goto('/privacy');
  const names = await page.getByRole('main').locator('td:first-child code').allTextContents();
  expect(names).toContain('aw_session');
  return new RegExp(`^(${names.join('|')})$`);
}

test('[L4] [L5] no page of the site asks anybody but us for anything, and /payment nobody but the payment provider; what it keeps stands in the policy', async ({
  page,
  request,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/404 \(Not Found\).*nowhere/);
  const order = await payOrder(page.request, await placeFirstOrder(page.request));
  const ids = {
    document: (await anyDocument(request)).id,
    school: (await fullestSchool(request)).id,
    question: (await anyQuestion(request)).id,
    order: order.id,
  };
  const named = await namedByPolicy(page);
  const origins = originsOf(page);
  const kept = new Set<string>();
  for (const route of new Set<string>([...siteRoutes, ...addedRoutes, ...publicPages, '/nowhere'])) {
    origins.clear();
    await page.goto(addressOf(route, ids));
    await settled(page);
    if (route === '/payment') await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    const foreign = [...origins].filter((origin) => !own.has(origin));
    expect(foreign, route).toEqual(route === '/payment' ? [stripeOrigin] : []);
    if (page.url().startsWith(siteOrigin)) for (const name of await keptBy(page)) kept.add(name);
  }
  expect([...kept].filter((name) => !named.test(name))).toEqual([]);
});

test('[L4] no page of the console asks anybody but us for anything', async ({ page }) => {
  test.setTimeout(120_000);
  const origins = originsOf(page);
  await logIn(page, consoleOrigin, staff);
  for (const address of consolePages) {
    await page.goto(address);
    await settled(page);
  }
  expect([...origins].filter((origin) => !own.has(origin))).toEqual([]);
});

test('[L4] who sends Sec-GPC: 1 finds it noted in the settings, and programs find it at its well-known address', async ({
  page,
}) => {
  expect(await jsonOf(await page.request.get('/.well-known/gpc.json'))).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  await openAccount(page.request);
  const note = page.getByText('Your browser sends Global Privacy Control.');
  await page.goto('/settings');
  await settled(page);
  await expect(note).toHaveCount(0);
  await page.context().setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.reload();
  await settled(page);
  await page.reload();
  await expect(note).toBeVisible();
});
