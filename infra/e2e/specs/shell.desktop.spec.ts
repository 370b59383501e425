import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openAccount } from '../fixtures/account';
import { recordThemes } from '../fixtures/record-themes';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { expectShell, widths } from '../fixtures/shell-layout';

const menus = {
  Company: ['About', 'Careers'],
  Students: ['Documents', 'Schools', 'Study Guides', 'Upload Documents', 'Questions', 'Quizzes', 'AI Chat'],
  Educators: ['Schools', 'Expert Help', 'For Experts', 'Exam Shield', 'AI Tutoring', 'Admin Panel'],
  Resources: ['Support', 'Help Center', 'Contact Us', 'Privacy Policy', 'Terms of Use'],
} as const;

/** Link in one of the menus. Schools are in two of them. */
const linkIn = (nav: Locator, menu: string, name: string) =>
  nav
    .locator('details')
    .filter({ has: nav.page().locator('summary', { hasText: menu }) })
    .getByRole('link', { name, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Takes a screenshot of the window and measures its width, brightness and contrast. */
async function shoot(page: Page) {
  const bytes = await page.screenshot();
  const { width } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).greyscale().stats();
  const [grey] = channels;
  return { bytes, width, brightness: grey?.mean ?? 0, contrast: grey?.stdev ?? 0 };
}

/** The home page and a list. All other pages are tested in routes.desktop.spec.ts. */
test('[X2] header and footer are complete in both themes at 360, 768 and 1280 px, with a picture of each page', async ({
  page,
}, info) => {
  for (const path of ['/', '/schools']) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const brightness: number[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectShell(page);
        const picture = await shoot(page);
        const name = `${path} ${width} ${colorScheme}`;
        await info.attach(name, { body: picture.bytes, contentType: 'image/png' });
        expect(picture.width).toBe(width);
        expect(picture.contrast).toBeGreaterThan(5);
        brightness.push(picture.brightness);
      }
      const [light = 0, dark = 0] = brightness;
      expect(light - dark, `${path} is darker in the dark`).toBeGreaterThan(60);
    }
  }
});

test('[X2] the header states the service, the WhatsApp links open a chat with a prepared message, and the footer has its columns, also on a phone', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByText('24/7 professional writing services')).toBeVisible();
  await expect(header.getByText(/over 18 years of experience/i)).toBeVisible();
  const nav = header.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/blog');
  await expect(header.getByRole('link', { name: 'Order Assignment' })).toHaveAttribute('href', '/payment');
  await expect(header.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute('href', '/join');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of [
      page.getByRole('link', { name: 'Chat on WhatsApp' }),
      header.getByRole('link', { name: 'WhatsApp' }),
    ]) {
      await expect(link).toBeVisible();
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin).toBe('https://wa.me');
      expect(address.pathname).toMatch(/^\/\d{6,15}$/);
      expect(address.searchParams.get('text')?.length).toBeGreaterThan(10);
    }
    await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const column of ['Students', 'Educators', 'Support', 'Connect with Us']) {
      await expect(footer.getByText(column, { exact: true })).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    await expect(footer.getByText('Not sponsored or endorsed by any school.')).toBeVisible();
  }
});

test('[X2] each menu opens with a pointer, one at a time, closes with a click outside, and a chosen page opens and is marked', async ({
  page,
}) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [menu, items] of Object.entries(menus)) {
    await nav.getByText(menu, { exact: true }).click();
    for (const item of items) await expect(linkIn(nav, menu, item)).toBeVisible();
    for (const [other, [firstItem]] of Object.entries(menus)) {
      if (other !== menu) await expect(linkIn(nav, other, firstItem)).toBeHidden();
    }
  }
  await page.mouse.click(640, 700);
  await expect(nav.getByRole('link', { name: 'Help Center' })).toBeHidden();

  await nav.getByText('Educators', { exact: true }).click();
  await linkIn(nav, 'Educators', 'Schools').click();
  await expect(page).toHaveURL('/schools');
  const link = linkIn(nav, 'Students', 'Schools');
  await expect(link).toBeHidden();
  await expect(nav.locator('summary[aria-current]')).toHaveText('Students');
  await nav.getByText('Students', { exact: true }).click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await nav.getByText('Educators', { exact: true }).click();
  await nav.getByRole('link', { name: 'Expert Help', exact: true }).click();
  await expect(page).toHaveURL('/expert-help');
  await nav.getByText('Educators', { exact: true }).click();
  await expect(nav.locator('a[aria-current="page"]')).toHaveText(['Expert Help']);
  await nav.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('summary[aria-current]')).toHaveCount(0);

  await nav.getByText('Resources', { exact: true }).click();
  await nav.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL('/help#support');
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Support', exact: true }),
  ).toBeInViewport();
});

test('[X2] [X10] with the keyboard, the skip link comes first, a menu opens, Tab moves through it, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page, '/help/getting-started');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Main' });
  const trigger = nav.locator('summary', { hasText: 'Students' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  for (const item of menus.Students) {
    await page.keyboard.press('Tab');
    await expect(linkIn(nav, 'Students', item)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link', { name: 'Documents', exact: true })).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Search documents' }).first().click();
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
});

test('[X2] [X10] a signed-in person has a menu instead of Sign In and Join, also with the keyboard', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/login');
  const account = await openAccount(page.request);
  await page.reload();
  const trigger = header.locator('summary', { hasText: `Your account: ${account.firstName}` });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(header.getByText(account.email)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'My library', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(header.getByText(account.email)).toBeHidden();
  for (const name of ['Sign In', 'Join']) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await trigger.click();
  await header.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/settings');
});

/** The rules are the same at each width. The tests of the routes check that the header always has the button. */
for (const { system, stored, width } of [
  { system: 'light', stored: 'dark', width: 1280 },
  { system: 'dark', stored: 'light', width: 360 },
] as const) {
  test(`[X2] the system's ${system} theme, and then the stored ${stored} one, applies from the first paint on at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: system });
    const themes = await recordThemes(page);
    await open(page, '/schools');
    expect(await themes()).toEqual([system]);
    await page.getByRole('button', { name: stored === 'dark' ? 'Dark theme' : 'Light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', stored);
    await open(page, '/about');
    expect(await themes()).toEqual([stored]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', stored);
  });
}
