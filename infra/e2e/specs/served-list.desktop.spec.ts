import { expect, test } from '../fixtures/crawl';
import { holdCall } from '../fixtures/held-call';
import { settled } from '../fixtures/settled';

const lists = [
  { path: '/documents', call: '/api/documents?*', link: /^\/documents\/\d+$/ },
  { path: '/schools', call: '/api/schools?*', link: /^\/schools\/\d+\/courses$/ },
  { path: '/questions', call: '/api/questions?*', link: /^\/questions\/\d+$/ },
];

test('[P4] [X16] documents, schools and questions list their first cards for browsers that run no script', async ({
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

test('[P4] [X10] the cards of a list stand still while the application takes them over, and so does the focus', async ({
  page,
}) => {
  for (const { path, call } of lists) {
    const letGo = await holdCall(page, call);
    await page.goto(path);
    const first = page.locator('main article').first();
    const name = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const served = page.locator('#served-page');
    await expect(page.locator('[data-state="loading"]')).toContainText(name);
    const link = first.getByRole('link');
    await link.focus();
    const before = await first.boundingBox();
    letGo();
    await settled(page);
    await expect(served).toHaveCount(0);
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(name);
    expect(await first.boundingBox(), path).toEqual(before);
    await expect(link).toBeFocused();
  }
});

test('[P4] [X4] a search opened by its address shows what it found, and who searches before the list has come sees placeholders, not the newest as if they had been found', async ({
  page,
}) => {
  await page.goto('/documents?q=zzzz-no-such-word');
  await expect(page.locator('main article')).toHaveCount(0);
  await settled(page);
  await expect(page.locator('[data-state="empty"]')).toBeVisible();
  for (const { path, call } of lists) {
    const letGo = await holdCall(page, call);
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    // What is typed before the page works is not heard.
    await expect(async () => {
      await page.getByRole('searchbox').fill('curve');
      await expect(page).toHaveURL(/q=curve/, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator('main article')).toHaveCount(0);
    await expect(page.getByText(/^Loading (documents|schools|questions)…$/)).toBeAttached();
    letGo();
    await settled(page);
  }
});
