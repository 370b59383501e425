import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { noteThemes } from '../fixtures/note-themes';
import { settled } from '../fixtures/settled';
import { expectShell, widths } from '../fixtures/shell-layout';
import { expect, test } from '../fixtures/test';

const themes = ['light', 'dark'] as const;

/** The home page and a list; every other page is looked at on a tablet in routes.desktop.spec.ts. */
const pages = ['/', '/schools'];

/** Takes the window as a picture; its size, how bright it is, and whether anything stands on it. */
async function shoot(page: Page) {
  const bytes = await page.screenshot();
  const { width } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).greyscale().stats();
  const [grey] = channels;
  return { bytes, width, brightness: grey?.mean ?? 0, contrast: grey?.stdev ?? 0 };
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[X2] header and footer stand whole in both themes, with a picture of each page at ${width} px`, async ({
      page,
    }, info) => {
      for (const path of pages) {
        const brightness: number[] = [];
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await page.goto(path);
          await settled(page);
          await expectShell(page);
          const picture = await shoot(page);
          await info.attach(`${path} ${width} ${colorScheme}`, {
            body: picture.bytes,
            contentType: 'image/png',
          });
          expect(picture.width).toBe(width);
          expect(picture.contrast).toBeGreaterThan(5);
          brightness.push(picture.brightness);
        }
        const [light = 0, dark = 0] = brightness;
        expect(light - dark, `${path} is darker in the dark`).toBeGreaterThan(60);
      }
    });

    test(`[X2] the open page is marked in the menu at ${width} px, and a choice in it moves the mark`, async ({
      page,
    }) => {
      await page.goto('/schools');
      await settled(page);
      const menu = await openMenu(page, 'Educators');
      await expect(menu.getByRole('link', { name: 'Schools', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await menu.getByRole('link', { name: 'Expert Help', exact: true }).click();
      await expect(page).toHaveURL('/expert-help');
      await settled(page);
      const again = await openMenu(page, 'Educators');
      await expect(again.locator('a[aria-current="page"]')).toHaveText(['Expert Help']);
    });

    test(`[X2] the system's theme, and then the stored one, holds from before the first paint at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const seen = await noteThemes(page);
      await page.goto('/schools');
      await settled(page);
      expect(await seen()).toEqual(['dark']);
      await page.getByRole('button', { name: 'Light theme' }).click();
      await page.goto('/about');
      await settled(page);
      expect(await seen()).toEqual(['light']);
    });
  });
}

/** Opens the menu that has the pages: the named one of the row, or the one that slides in. */
async function openMenu(page: Page, name: string) {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) {
    await button.click();
    return page.getByRole('dialog', { name: 'Menu' });
  }
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText(name, { exact: true }).click();
  return nav;
}
