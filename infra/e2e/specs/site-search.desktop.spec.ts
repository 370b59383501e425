import type { Page, Request } from '@playwright/test';
import { newAccount, openAccount, signOut } from '../fixtures/account';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { gate } from '../fixtures/held-call';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { expectShell } from '../fixtures/shell-layout';
import { smallTargets } from '../fixtures/small-targets';

const suggestions = [
  { kind: 'course', id: 1, title: 'PHYS 101: General Physics I', detail: 'Khalifa University', schoolId: 2 },
  { kind: 'document', id: 5, title: 'Physics formulas', detail: 'PHYS 101' },
  { kind: 'school', id: 3, title: 'Physics Academy', detail: '' },
  { kind: 'question', id: 7, title: 'Why does physics need vectors?', detail: 'Physics' },
];

/** Answers each call for suggestions with the same ones, and returns the searched words of all calls. */
async function suggest(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/search/suggest?*', (route) => {
    calls.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return route.fulfill({ json: suggestions });
  });
  return calls;
}

const fieldIn = (page: Page, part: 'banner' | 'main' | 'dialog') =>
  page.getByRole(part).getByRole('combobox', { name: 'Search everything' });

const searchOf = (words: string) => (url: URL) =>
  url.pathname === '/search' && url.searchParams.get('q') === words;

test('[X17] the search in the header loads its script when it has the focus, suggests pages in groups, and searches everything', async ({
  page,
}) => {
  const calls = await suggest(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hasPanel = () => scripts.some((script) => script.includes('search-panel'));
  await page.goto('/about');
  await settled(page);
  expect(hasPanel()).toBe(false);
  const field = fieldIn(page, 'banner');
  await field.focus();
  await expect.poll(hasPanel).toBe(true);

  await field.pressSequentially('phys');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  for (const group of ['Courses', 'Documents', 'Schools', 'Questions'])
    await expect(list.getByRole('group', { name: group }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '4 suggestions' })).toBeAttached();
  // Letters that follow each other quickly are asked for together.
  expect(calls.at(-1)).toBe('phys');
  expect(calls.length).toBeLessThan(4);
  await expectAccessibleInThemes(page);
  expect(await smallTargets(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Physics formulas');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchOf('phys'));
  await expect(field).toHaveValue('');
});

test('[X17] typing on cancels the call for the words before, and the text stays', async ({ page }) => {
  const { opened, open } = gate();
  await page.route('**/api/search/suggest?q=phys', () => opened);
  await page.route('**/api/search/suggest?q=physics', (route) => route.fulfill({ json: suggestions }));
  await page.goto('/about');
  await settled(page);
  const isFirst = (request: Request) => request.url().endsWith('q=phys');
  const started = page.waitForEvent('request', isFirst);
  const ended = page.waitForEvent('requestfailed', isFirst);
  const field = fieldIn(page, 'banner');
  await field.fill('phys');
  await started;
  await field.pressSequentially('ics');
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(field).toHaveValue('physics');
  await expect(page.getByRole('option', { name: /General Physics/ })).toBeVisible();
  open();
});

test('[X17] eight suggestions of all kinds and the search in everything are visible together', async ({
  page,
}) => {
  const two = suggestions.flatMap((one) => [one, { ...one, id: one.id + 100, detail: 'Khalifa University' }]);
  await page.route('**/api/search/suggest?*', (route) => route.fulfill({ json: two }));
  await page.goto('/about');
  await settled(page);
  await fieldIn(page, 'banner').fill('phys');
  await expect(page.getByRole('option')).toHaveCount(9);
  for (const name of [/General Physics/, /^Search everything for/])
    await expect(page.getByRole('option', { name }).first()).toBeInViewport({ ratio: 1 });
});

test('[X17] [X10] words typed in the header while another page is loading stay, and so does the focus', async ({
  page,
}) => {
  const { opened, open } = gate();
  await page.goto('/about');
  await settled(page);
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter');
  const field = fieldIn(page, 'banner');
  await field.pressSequentially('phys');
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('ics');
  await expect(field).toHaveValue('physics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchOf('physics'));
});

test('[X17] a chosen suggestion opens its page', async ({ page }) => {
  await suggest(page);
  for (const [name, path] of [
    [/General Physics/, '/courses/1'],
    [/formulas/, '/documents/5'],
    [/Academy/, '/schools/3/courses'],
    [/vectors/, '/questions/7'],
  ] as const) {
    await page.goto('/about');
    await settled(page);
    await fieldIn(page, 'banner').fill('phys');
    const row = page.getByRole('option', { name });
    await expect(row).toHaveAttribute('href', path);
    await row.click();
    // A page may write its filters in another order.
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
  }
});

test('[X17] [D1] the slash key goes to the search of the page, or else to the one in the header, and is text in a field', async ({
  page,
}) => {
  for (const [path, part, role] of [
    ['/', 'main', 'combobox'],
    ['/documents', 'main', 'searchbox'],
    ['/contact', 'banner', 'combobox'],
  ] as const) {
    await page.goto(path);
    await settled(page);
    await page.keyboard.press('/');
    const field = page.getByRole(part).getByRole(role).first();
    await expect(field, path).toBeFocused();
    await expect(field).toHaveValue('');
  }
  const name = page.getByRole('main').getByRole('textbox', { name: 'First name' });
  await name.pressSequentially('a/b');
  await expect(name).toHaveValue('a/b');
  // On a narrow window, the key opens the search over the page.
  await page.setViewportSize({ width: 600, height: 800 });
  await name.blur();
  await page.keyboard.press('/');
  await expect(fieldIn(page, 'dialog')).toBeFocused();
});

test('[X17] recent searches stay in this browser until they are removed or the person signs out', async ({
  page,
}) => {
  await suggest(page);
  await openAccount(page.request);
  await page.goto('/about');
  await settled(page);
  const field = fieldIn(page, 'banner');
  const stored = () => page.evaluate(() => localStorage.getItem('recent_searches'));
  for (const words of ['mitosis', 'phys 101', 'calculus']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(searchOf(words));
    expect(await stored()).toContain(words);
  }
  await page.goto('/about');
  await settled(page);
  await field.click();
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['calculus', 'phys 101', 'mitosis']);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Remove “phys 101”' }).click();
  await expect(recent.getByRole('option')).toHaveText(['calculus', 'mitosis']);
  await expect(field).toBeFocused();
  await recent.getByRole('option', { name: 'mitosis' }).click();
  await expect(page).toHaveURL(searchOf('mitosis'));
  expect(await stored()).toBe('["mitosis","calculus"]');
  await page.goto('/about');
  await signOut(page);
  await expect.poll(stored).toBeNull();
});

test('[X17] on a phone, a button opens the search over the page, also without a connection', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await settled(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search everything' });
  await button.click();
  const field = fieldIn(page, 'dialog');
  await expect(field).toBeFocused();
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await field.pressSequentially('phys 101');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('You are offline.');
  await expectAccessibleInThemes(page);
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await field.fill('phys 101');
  await page.getByRole('option', { name: 'Search everything for “phys 101”' }).click();
  await expect(page).toHaveURL(searchOf('phys 101'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[X17] [X2] header and home page have room for the search at each width, also with a long name', async ({
  page,
}) => {
  await openAccount(page.request, { ...newAccount(), firstName: 'Maximiliane-Konstanze' });
  await page.goto('/');
  await settled(page);
  for (const width of [320, 360, 600, 768, 900, 1030, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectShell(page);
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), `${width} px`).toEqual([]);
    await expect(fieldIn(page, 'banner')).toBeVisible({ visible: width >= 900 });
    await expect(fieldIn(page, 'main')).toBeVisible();
  }
  await expectAccessibleInThemes(page);
});

test('[X17] the search works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const part of ['banner', 'main'] as const) {
    await page.goto('/');
    await fieldIn(page, part).fill('phys 101');
    await fieldIn(page, part).press('Enter');
    await expect(page).toHaveURL(searchOf('phys 101'));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
  await expect(page).toHaveURL(searchOf(''));
  await context.close();
});
