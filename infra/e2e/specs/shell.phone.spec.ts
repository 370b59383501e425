import { openAccount } from '../fixtures/account';
import { enter } from '../fixtures/keyboard';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test.beforeEach(async ({ page }) => {
  await page.goto('/study-guides');
  await settled(page);
});

test('[X15] [X2] the menu slides in on touch with its sections, shortcuts and help, and a touch beside it or a choice closes it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(12, 400);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  for (const section of ['Main Services', 'Company', 'Student Section', 'Educators Section']) {
    await expect(menu.getByRole('navigation', { name: section })).toBeVisible();
  }
  for (const [shortcut, path] of [
    ['Upload', '/upload'],
    ['Order', '/payment'],
    ['Join', '/join'],
  ] as const) {
    await expect(menu.getByRole('link', { name: shortcut, exact: true })).toHaveAttribute('href', path);
  }
  const help = menu.getByRole('region', { name: /Need Help/ });
  await expect(help.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(help.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(menu.getByRole('link', { name: 'Study Guides' })).toHaveAttribute('aria-current', 'page');
  const students = menu.getByRole('navigation', { name: 'Student Section' });
  await students.getByRole('link', { name: 'Schools', exact: true }).tap();
  await expect(page).toHaveURL('/schools');
  await expect(menu).toBeHidden();
  // A tablet in portrait mode has the same menu.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu.locator('a[aria-current="page"]')).toHaveText(['Schools']);
});

test('[X15] [X10] with the keyboard, the skip link comes first, the menu keeps the focus inside, Escape returns it to its button, and a chosen page has the focus on its heading', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const stops = await menu.locator('a[href], button').count();
  const isInside = () => menu.evaluate((sheet) => sheet.contains(document.activeElement));
  for (let i = 0; i <= stops; i++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await enter(page, menu.getByRole('link', { name: 'Your Profile' }));
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
});

test('[X15] [X2] the menu of a signed-in person begins with their name, their pages and Sign Out', async ({
  page,
}) => {
  const account = await openAccount(page.request);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const own = menu.getByRole('region', { name: 'Your account' });
  await expect(own).toContainText(`${account.firstName} ${account.lastName}`);
  await expect(own).toContainText(account.email);
  await expect(menu.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  await own.getByRole('link', { name: 'Settings' }).tap();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await own.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page.getByRole('main').getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});

test('[X4] [X15] without a connection, a link and a search stay on the page and say why, nothing typed is lost, and the link works again', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  await settled(page);
  const subject = page.getByRole('main').getByLabel('Subject');
  await subject.fill('Half a sentence');
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await context.setOffline(true);
  // The page hears of it a moment later.
  await page.waitForFunction(() => !navigator.onLine);
  await careers.tap();
  await readToast(page, 'You are offline', 'Nothing you typed was lost.');
  await expect(page).toHaveURL('/contact');
  await expect(subject).toHaveValue('Half a sentence');
  await context.setOffline(false);
  await careers.tap();
  await expect(page).toHaveURL('/careers');
});

test('[X2] [X15] the WhatsApp button floats on a phone and leaves the end of the page to the line', async ({
  page,
}) => {
  const floating = page.locator('[data-floating]');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeInViewport();
  await expect(floating).toHaveAttribute('data-floating', 'hidden');
});
