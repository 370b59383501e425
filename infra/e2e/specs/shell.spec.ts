import { noteThemes } from '../fixtures/note-themes';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

test.describe('the theme', () => {
  for (const [system, stored] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`[X2] with nothing stored the system's ${system} theme holds from before the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      const themes = await noteThemes(page);
      await page.goto('/schools');
      await settled(page);
      expect(await themes()).toEqual([system]);
      await expect(
        page.getByRole('button', { name: system === 'dark' ? 'Light theme' : 'Dark theme' }),
      ).toBeVisible();
    });

    test(`[X2] the toggle turns ${system} into ${stored}, which is kept and applied before the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      const themes = await noteThemes(page);
      await page.goto('/schools');
      await settled(page);
      await page.getByRole('button', { name: stored === 'dark' ? 'Dark theme' : 'Light theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', stored);
      await page.goto('/about');
      await settled(page);
      expect(await themes()).toEqual([stored]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', stored);
    });
  }
});

test('[X2] the WhatsApp tab and the contact bar open a chat with its message written', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  for (const link of [
    page.getByRole('link', { name: 'Chat on WhatsApp' }),
    page.getByRole('banner').getByRole('link', { name: 'WhatsApp' }),
  ]) {
    await expect(link).toBeVisible();
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://wa.me');
    expect(address.pathname).toMatch(/^\/\d{6,15}$/);
    expect(address.searchParams.get('text')?.length).toBeGreaterThan(10);
  }
  await expect(page.getByRole('banner').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('[X2] the footer has its columns, and every page says that no school endorses it', async ({ page }) => {
  await page.goto('/terms');
  await settled(page);
  const footer = page.getByRole('contentinfo');
  for (const column of ['Students', 'Educators', 'Support', 'Connect with Us']) {
    await expect(footer.getByText(column, { exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  await expect(footer.getByText('Not sponsored or endorsed by any school.')).toBeVisible();
});

test('[X10] the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/help');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('[X10] after a change of page the focus is on its heading', async ({ page }) => {
  await page.goto('/help/getting-started');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Search documents' }).first().click();
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
});

test('[X10] whoever asks for less motion gets none: nothing moves, fades or scrolls by itself', async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(() => {
      const longestOf = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
      const isMoving = (element: Element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element);
        const isAnimated = animationName !== 'none' && longestOf(animationDuration) > 0.01;
        return isAnimated || longestOf(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      };
      return [...document.querySelectorAll('*')].filter(isMoving).map((one) => one.outerHTML.slice(0, 90));
    });
  for (const path of ['/', '/services', '/blog', '/help/account-help', '/contact', '/documents']) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    expect(await moving(), path).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).not.toEqual([]);
});
