import type { Page } from '@playwright/test';
import { holdCall } from '../fixtures/held-call';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

/** Returns the cumulative layout shift of the page since it was opened, as measured by the browser. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

test('[X16] a document and a school are complete pages in browsers without scripts', async ({
  browser,
  request,
}) => {
  const [document, school] = await Promise.all([anyDocument(request), fullestSchool(request)]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/documents/${document.id}`);
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText(/\w{3,}/);
  await expect(page.getByText(/^Pages? \d+.* locked$/)).toBeVisible();
  await expect(page.getByText('Loading page…')).toBeHidden();
  await page.goto(`/schools/${school.id}/courses`);
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await context.close();
});

test.describe('in a browser without cached fonts', () => {
  test.use({ hasOwnBrowser: true });

  test('[X16] hydration of the page causes no error, no second heading and no layout shift', async ({
    page,
  }) => {
    const [document, school] = await Promise.all([anyDocument(page.request), fullestSchool(page.request)]);
    for (const [path, name] of [
      [`/documents/${document.id}`, document.title],
      [`/schools/${school.id}/courses`, school.name],
    ] as const) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('#served-page')).toHaveCount(0);
      expect(await layoutShiftOf(page), path).toBeLessThan(0.1);
    }
    await page.getByRole('link', { name: 'Back to Schools' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
    await expect(page.locator('head > [data-shared]')).toHaveCount(0);
  });
});

test('[X16] the title of a document does not move during hydration', async ({ page }) => {
  const document = await anyDocument(page.request);
  const continueCall = await holdCall(page, `/api/documents/${document.id}`);
  await page.goto(`/documents/${document.id}`);
  const title = page.getByRole('heading', { level: 1, name: document.title });
  await expect(page.locator('[data-state="loading"]')).toContainText(document.title);
  const before = await title.boundingBox();
  continueCall();
  await settled(page);
  const after = await title.boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
});

test('[X16] the prerendered content stays if the API cannot be reached, like for search engines', async ({
  page,
  watch,
}) => {
  watch.allow(/api\/|Failed to load resource|net::ERR_FAILED/);
  const document = await anyDocument(page.request);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`/documents/${document.id}`);
  await expect(page.getByRole('alert')).toContainText('The document did not load', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.title);
  await expect(page.getByRole('figure').first()).toContainText(/\w{3,}/);
});
