import { openAccount } from '../fixtures/account';
import { jsonOf } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

test('[L4] a browser that sends Sec-GPC: 1 sees this in the settings, and programs find our support for it at its well-known address', async ({
  page,
}) => {
  expect(await jsonOf(page.request.get('/.well-known/gpc.json'))).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  await openAccount(page.request);
  const note = page.getByText('Your browser sends Global Privacy Control.');
  await page.goto('/settings');
  await settled(page);
  await expect(note).toHaveCount(0);
  await page.context().setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.reload();
  await settled(page);
  await page.reload();
  await expect(note).toBeVisible();
});
