import type { Page } from '@playwright/test';
import { uniqueWord } from '../documents/words';
import { expectAccessible } from '../fixtures/axe';
import { logIn } from '../fixtures/console';
import { expect, test } from '../fixtures/own-server';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { readToast } from '../fixtures/toasts';

const password = 'nine lives and counting';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await readToast(page, 'Logged out');
}

/** Signs out on a phone, where the button is in a menu. */
async function logOutOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await readToast(page, 'Logged out');
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Opens the dialog that removes a document, with its field for the reason. */
async function askToRemove(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Remove…' }).click();
  return page.getByRole('dialog').getByLabel(/^Reason/);
}

test('[M3] [M5] a staff member is invited, sees what the role allows, does not see drafts of others, and is removed again', async ({
  page,
  own,
  admin,
  request,
  watch,
}) => {
  watch.allow(/40[13]|422/);
  const username = `noor.${uniqueWord()}`;
  const staffPage = `${own.consoleOrigin}/admin/staff`;
  await logIn(page, own.consoleOrigin, admin);
  await readToast(page, 'Login successful');
  await page.goto(staffPage);
  await expect(page.getByRole('row', { name: admin.username })).toContainText('You');
  await page.getByRole('button', { name: 'Invite…' }).click();
  await page.getByRole('radio', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await readToast(page, 'Invitation created');
  await expectAccessible(page);
  const link = (await page.getByRole('dialog').getByRole('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText('Support');
  await settled(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await logOutOnPhone(page);

  await page.goto(link);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Email/).fill(`${username}@workshop.example`);
  await page.getByLabel(/^Password/).fill('1234567890');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('one of the first passwords that attackers try').first()).toBeVisible();
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await readToast(page, 'Account created');
  const menu = page.getByRole('navigation', { name: 'Console' });
  await expect(menu.getByRole('link', { name: /^Documents/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await page.goto(staffPage);
  await expect(page.getByText('Nothing was opened or changed, because your role')).toBeVisible();
  await page.goto(`${own.consoleOrigin}/admin/documents`);
  await page
    .getByRole('table')
    .getByRole('link', { name: own.titles[0] ?? '' })
    .click();
  const address = page.url();
  await (await askToRemove(page, address)).fill('Between us: I know who wrote this.');
  await expect(await askToRemove(page, address)).toHaveValue('Between us: I know who wrote this.');
  await page.keyboard.press('Escape');
  await logOut(page);

  await logIn(page, own.consoleOrigin, admin);
  await expect(await askToRemove(page, address)).toHaveValue('');
  await page.goto(staffPage);
  await page.getByRole('button', { name: `Change ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Left the team.');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await readToast(page, 'Member deactivated');
  await expect(page.getByRole('row', { name: username })).toContainText(/deactivated/i);
  const refused = await request.post(`${own.origin}/api/admin/login`, { data: { username, password } });
  expect(refused.status()).toBe(401);
});

test('[M1] [M5] staff change their own password, and the log describes it', async ({
  page,
  own,
  admin,
  watch,
}) => {
  watch.allow(/422/);
  await logIn(page, own.consoleOrigin, admin);
  await page.goto(`${own.consoleOrigin}/admin/security`);
  await page.getByLabel(/^Current password/).fill('not the one of now');
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This password is wrong. Nothing was changed.')).toBeVisible();
  await page.getByLabel(/^Current password/).fill(admin.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await readToast(page, 'Password changed');
  await settled(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.goto(`${own.consoleOrigin}/admin/audit`);
  await expect(page.getByText('changed their own password').first()).toBeVisible();
});
