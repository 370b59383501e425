import { expectAccessibleInThemes } from '../fixtures/axe';
import { enter, tabTo } from '../fixtures/keyboard';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

test('[D20] a document is read as text with the keyboard, axe finds nothing, and the reading settings are kept', async ({
  page,
}) => {
  await page.goto('/documents?q=chemical equilibrium');
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Chemical equilibrium/ })
    .first()
    .click();
  await page.waitForURL(/\/documents\/\d+/);
  await settled(page);

  const viewer = page.getByRole('region', { name: /^Pages of/ });
  await test.step('the text has headings, lists and tables', async () => {
    await tabTo(page, viewer.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name: 'Pages' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(viewer.getByRole('heading', { name: 'The constant K' })).toBeVisible();
    await expect(viewer.getByRole('heading', { level: 2 }).first()).toHaveText(/Chemical equilibrium/);
    await expect(viewer.getByRole('columnheader', { name: 'If the equation is …' })).toBeVisible();
    await expect(viewer.getByRole('listitem').filter({ hasText: 'Water as the solvent' })).toBeVisible();
  });

  await test.step('the settings are changed with the keyboard', async () => {
    await enter(page, viewer.getByRole('button', { name: 'Reading settings' }));
    const form = viewer.getByRole('region', { name: 'Reading settings' });
    for (const [group, choice] of [
      ['Text size', 'Larger'],
      ['Spacing', 'Wide'],
      ['Contrast', 'High'],
      ['Font', 'OpenDyslexic'],
    ] as const) {
      await form
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: choice, exact: true })
        .press('Space');
      await expect(
        form.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }),
      ).toBeChecked();
    }
    await expectAccessibleInThemes(page);
  });

  await test.step('the page fits the width of a phone', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step('a reload keeps the settings', async () => {
    await page.reload();
    await settled(page);
    const text = viewer.locator('.reading-page').first();
    await expect(text).toHaveAttribute('data-contrast', 'high');
    await expect(text).toHaveCSS('font-size', '23.2px');
    await expect(text).toHaveCSS('font-family', /OpenDyslexic/);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
    await expectAccessibleInThemes(page);
  });
});
