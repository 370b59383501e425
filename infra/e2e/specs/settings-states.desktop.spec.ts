import { openAccount } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { expect, test } from '../fixtures/test';

const refused = {
  status: 400,
  json: { code: 'request.invalid', message: 'This was forced by a test.', requestId: 'forced-by-a-test' },
};

const lists = [
  { call: '/api/account/sessions', region: 'Sessions', failed: 'Sessions did not load' },
  { call: '/api/account/notifications', region: 'Notifications', failed: 'Notifications did not load' },
];

for (const { call, region, failed } of lists) {
  test(`[X4] [U7] ${region} in the settings says what did not load, and its retry brings the list`, async ({
    page,
    watch,
  }) => {
    watch.allow(/400/);
    await openAccount(page.request);
    await page.route(`**${call}`, (route) => route.fulfill(refused));
    await page.goto('/settings');
    const panel = page.getByRole('main').getByRole('region', { name: region });
    await expect(panel.getByRole('heading', { name: failed })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await page.unroute(`**${call}`);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(panel.getByRole('heading', { name: failed })).toHaveCount(0);
  });
}

test('[X4] [U7] the settings show where they will stand while they load, and a failure with a retry that works', async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  await openAccount(page.request);
  const main = page.getByRole('main');
  const letGo = await holdCall(page, '/api/account');
  await page.goto('/settings');
  await expect(main.getByText('Loading your settings…')).toBeAttached();
  letGo();
  await expect(main.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(main.getByText('Loading your settings…')).toHaveCount(0);

  await page.unroute('**/api/account');
  await page.route('**/api/account', (route) => route.fulfill(refused));
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Your settings did not load' })).toBeVisible();
  await page.unroute('**/api/account');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('region', { name: 'Profile' })).toBeVisible();
});
