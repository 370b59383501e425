import type { Page } from '@playwright/test';
import { holdCall } from '../fixtures/held-call';
import { fullestSchool } from '../fixtures/library';
import { placeOrder } from '../fixtures/orders';
import { jsonOf, openUser } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

type List = {
  name: string;
  address: string | ((page: Page) => Promise<string>);
  /** Path of the call that loads a page of the list. */
  call: RegExp;
  /** Label of the link back on an item; undefined if its page has none. */
  back?: string;
};

const lists: List[] = [
  {
    name: 'documents',
    address: '/documents?sort=most_viewed',
    call: /\/api\/documents$/,
    back: 'Back to Documents',
  },
  { name: 'a search', address: '/search?q=a', call: /\/api\/search$/, back: 'Back to search results' },
  { name: 'questions', address: '/questions', call: /\/api\/questions$/, back: 'Q&A with Expert Tutors' },
  { name: 'quizzes', address: '/quizzes', call: /\/api\/quizzes$/ },
  { name: 'schools', address: '/schools', call: /\/api\/schools$/, back: 'Back to Schools' },
  {
    name: 'study guides',
    address: '/study-guides',
    call: /\/api\/documents\/teasers$/,
    back: 'Back to Study Guides',
  },
  { name: 'articles', address: '/blog', call: /\/api\/none$/, back: 'Blog' },
  { name: 'saved documents', address: '/library', call: /\/library$/, back: 'Back to My library' },
  { name: 'courses of a school', address: coursesOfSchool, call: /\/courses$/ },
  { name: 'orders', address: ordersPage, call: /\/api\/orders$/ },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Asks for two items at a time, so that the few items of the demo data are several pages. */
async function shortenPages(page: Page, call: RegExp): Promise<void> {
  await page.route(
    ({ pathname }) => call.test(pathname),
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '2');
      return route.fallback({ url: url.href });
    },
  );
}

for (const { name, address, call, back } of lists) {
  test(`[D24] Back returns to the same items of ${name} at the same position`, async ({ page }) => {
    await shortenPages(page, call);
    if (name.startsWith('saved')) await saveDocuments(page);
    await page.goto(typeof address === 'string' ? address : await address(page));
    await settled(page);
    const more = page.getByRole('main').getByRole('button', { name: /^(Load|Show) more/i });
    for (let count = 0; count < 2 && (await more.isVisible()); count += 1) {
      const before = await cards(page).count();
      await more.click();
      await expect(cards(page)).not.toHaveCount(before);
    }
    const total = await cards(page).count();
    const url = page.url();
    const last = cards(page).last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const position = await top(page);
    // Stored a moment after scrolling.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('visited_places')))
      .toContain(`"top":${Math.round(position)}`);
    const isSame = async () => {
      await expect(page).toHaveURL(url);
      await expect(cards(page)).toHaveCount(total);
      await expect.poll(() => top(page).then((now) => Math.abs(now - position))).toBeLessThan(3);
    };

    await last.click();
    await expect(page).not.toHaveURL(url);
    await settled(page);
    await page.goBack();
    await isSame();

    await page.goForward();
    await page.reload();
    await settled(page);
    await page.goBack();
    await isSame();

    if (!back) return;
    await page.goForward();
    await settled(page);
    await page
      .getByRole('navigation', { name: 'Back' })
      .getByRole('link', { name: back, exact: true })
      .click();
    await isSame();
  });
}

test('[D24] Back returns to a position that was reached before the script of the header and footer arrived', async ({
  page,
}) => {
  const release = await holdCall(page, '/assets/frame-*.js');
  await page.goto('/blog');
  const last = cards(page).last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const position = await top(page);
  expect(position).toBeGreaterThan(0);
  release();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('visited_places')))
    .toContain(`"top":${Math.round(position)}`);
});

async function coursesOfSchool(page: Page): Promise<string> {
  const { id } = await fullestSchool(page.request);
  return `/schools/${id}/courses`;
}

async function ordersPage(page: Page): Promise<string> {
  await openUser(page.request);
  for (let count = 0; count < 5; count += 1) await placeOrder(page.request);
  return '/orders';
}

async function saveDocuments(page: Page): Promise<void> {
  await openUser(page.request);
  const documents = await jsonOf<{ id: number }[]>(page.request.get('/api/documents/teasers?limit=8'));
  for (const { id } of documents) await page.request.put(`/api/documents/${id}/save`);
}
