import type { Page } from '@playwright/test';
import { openAccount } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { expect, test } from '../fixtures/shared-browser';
import { publicPages } from '../site/routes';

const refused = {
  status: 400,
  json: { code: 'request.invalid', message: 'This was forced by a test.', requestId: 'forced-by-a-test' },
};

const lists = [
  { call: '/api/account/sessions', region: 'Sessions', failed: 'Sessions did not load' },
  {
    call: '/api/account/notifications?courses=true',
    region: 'Notifications',
    failed: 'Notifications did not load',
  },
];

/** Parts of the settings that public pages link to. */
async function linkedParts(page: Page): Promise<Set<string>> {
  const parts = new Set<string>();
  for (const address of publicPages) {
    const html = await (await page.request.get(address)).text();
    for (const [, part = ''] of html.matchAll(/href="\/settings#([^"]+)"/g)) parts.add(part);
  }
  expect(parts.size).toBeGreaterThan(0);
  return parts;
}

test('[X4] [X5] [U7] the settings have every part that a public page links to, show placeholders while they load, and report if they, the sessions or the notifications did not load, with a retry that works', async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  const parts = await linkedParts(page);
  await openAccount(page.request);
  const main = page.getByRole('main');
  for (const { call } of lists) await page.route(`**${call}`, (route) => route.fulfill(refused));
  const continueCall = await holdCall(page, '/api/account');
  await page.goto('/settings');
  await expect(main.getByText('Loading your settings…')).toBeAttached();
  continueCall();
  await expect(main.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(main.getByText('Loading your settings…')).toHaveCount(0);
  for (const part of parts) await expect(page.locator(`[id="${part}"]`), part).toHaveCount(1);
  for (const { call, region, failed } of lists) {
    const panel = main.getByRole('region', { name: region });
    await expect(panel.getByRole('heading', { name: failed })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await page.unroute(`**${call}`);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(panel.getByRole('heading', { name: failed })).toHaveCount(0);
  }

  await page.unroute('**/api/account');
  await page.route('**/api/account', (route) => route.fulfill(refused));
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Your settings did not load' })).toBeVisible();
  await page.unroute('**/api/account');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('region', { name: 'Profile' })).toBeVisible();
});
