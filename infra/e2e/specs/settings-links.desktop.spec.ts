import { openAccount } from '../fixtures/account';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { publicPages } from '../site/routes';

test('[X5] every part of the settings that a public page links to is there for an account', async ({
  page,
}) => {
  const parts = new Set<string>();
  for (const address of publicPages) {
    const html = await (await page.request.get(address)).text();
    for (const [, part = ''] of html.matchAll(/href="\/settings#([^"]+)"/g)) parts.add(part);
  }
  expect(parts.size).toBeGreaterThan(0);
  await openAccount(page.request);
  await page.goto('/settings');
  await settled(page);
  for (const part of parts) await expect(page.locator(`[id="${part}"]`), part).toHaveCount(1);
});
