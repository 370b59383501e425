import type { Page } from '@playwright/test';
import { showAllSubjects } from '../fixtures/library';
import { expectLinksResolve, pressEverything } from '../fixtures/robot';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

async function openSheet(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await showAllSubjects(page);
}

for (const [path, button] of [
  ['/', 'Menu'],
  ['/documents', 'Filter'],
  ['/search?q=equilibrium', 'Filter'],
] as const) {
  test(`[X5] [X15] every kind of control of the ${button} sheet on ${path} works, and so does every link`, async ({
    page,
  }) => {
    const open = () => openSheet(page, path, button);
    const { dead, pressed, hrefs } = await pressEverything(page, { open, scope: '[role=dialog]' });
    expect(dead).toEqual([]);
    expect(pressed).toBeGreaterThan(0);
    await expectLinksResolve(page, open, hrefs);
  });
}
