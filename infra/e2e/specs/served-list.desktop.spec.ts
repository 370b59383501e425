import { holdCall } from '../fixtures/held-call';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

const lists = [
  { path: '/documents', call: '/api/documents?*', link: /^\/documents\/\d+$/ },
  { path: '/schools', call: '/api/schools?*', link: /^\/schools\/\d+\/courses$/ },
  { path: '/questions', call: '/api/questions?*', link: /^\/questions\/\d+$/ },
];

test('[P4] [X16] documents, schools and questions list their first cards in browsers without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, link } of lists) {
    await page.goto(path);
    const cards = page.locator('main article');
    expect(await cards.count(), path).toBeGreaterThan(5);
    await expect(cards.first().getByRole('heading', { level: 3 })).toBeVisible();
    expect(await cards.first().getByRole('link').getAttribute('href')).toMatch(link);
    await expect(page.getByText(/^Loading (documents|schools|questions)…$/)).toBeHidden();
  }
  await context.close();
});

test('[P4] [X10] the cards of a list do not move during hydration, and the focus stays', async ({ page }) => {
  for (const { path, call } of lists) {
    const continueCall = await holdCall(page, call);
    await page.goto(path);
    const first = page.locator('main article').first();
    const name = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const served = page.locator('#served-page');
    await expect(page.locator('[data-state="loading"]')).toContainText(name);
    const link = first.getByRole('link');
    await link.focus();
    const before = await first.boundingBox();
    continueCall();
    await settled(page);
    await expect(served).toHaveCount(0);
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(name);
    expect(await first.boundingBox(), path).toEqual(before);
    await expect(link).toBeFocused();
  }
});

test('[P4] [X4] a search opened by its address shows its results, and a search before the list has loaded shows placeholders instead of the newest items', async ({
  page,
}) => {
  await page.goto('/documents?q=zzzz-no-such-word');
  await expect(page.locator('main article')).toHaveCount(0);
  await settled(page);
  await expect(page.locator('[data-state="empty"]')).toBeVisible();
  for (const { path, call } of lists) {
    const continueCall = await holdCall(page, call);
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    // Text that is typed before hydration is not noticed.
    await expect(async () => {
      await page.getByRole('searchbox').fill('curve');
      await expect(page).toHaveURL(/q=curve/, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('main article')).toHaveCount(0);
    await expect(page.getByText(/^Loading (documents|schools|questions)…$/)).toBeAttached();
    continueCall();
    await settled(page);
  }
});
