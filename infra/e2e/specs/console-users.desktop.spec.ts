import type { Locator, Page } from '@playwright/test';
import { type Account, confirmAddress, openAccount, signIn } from '../fixtures/account';
import { expect, test } from '../fixtures/clerk';
import { openMail } from '../fixtures/mailbox';
import { jsonOf } from '../fixtures/person';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin, staff } from '../site/addresses';

/** Searches a user by their address and opens them. Returns the panel beside the list. */
async function openInConsole(page: Page, { email, firstName, lastName }: Account): Promise<Locator> {
  await page.goto(`${consoleOrigin}/admin`);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(email);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  const panel = page.getByRole('complementary', { name: `${firstName} ${lastName}` });
  await expect(panel.getByText(email)).toBeVisible();
  return panel;
}

test('[M9] a suspended user is signed out, reads the reason at the sign-in and by mail, and can be let in again', async ({
  page,
  elsewhere,
  watch,
}) => {
  watch.allow(/401|403|409/);
  const account = await openAccount(elsewhere.request);
  const reason = `Shared a password with others (${account.email.split('@')[0]})`;
  const panel = await openInConsole(page, account);
  await panel.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${account.firstName} ${account.lastName}?` });
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await readToast(page, 'Person suspended');
  await expect(panel.getByText(reason)).toBeVisible();

  expect((await elsewhere.request.get('/api/account')).ok()).toBe(false);
  await elsewhere.goto('/signin');
  await signIn(elsewhere, account);
  await readToast(elsewhere, 'Sign In Failed', `We have suspended this account. The reason: ${reason}`);
  await expect(elsewhere.getByRole('main').getByText(reason)).toBeVisible();
  await expect(elsewhere.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(account.email);
  const mail = await openMail(elsewhere, { to: account.email, subject: 'Your account is suspended' });
  await expect(mail.getByText(reason)).toBeVisible();

  await panel.getByRole('button', { name: 'Lift suspension' }).click();
  await readToast(page, 'Suspension lifted');
  await elsewhere.goto('/signin');
  await signIn(elsewhere, account);
  await readToast(elsewhere, 'Welcome back!');
  await expect(panel.getByText(`${staff.username} lifted the suspension`)).toBeVisible();
});

test('[M9] staff see the site as a user, read-only, after giving a reason that is in the log', async ({
  page,
  elsewhere,
}) => {
  const account = await openAccount(elsewhere.request);
  await confirmAddress(elsewhere.request, account);
  const panel = await openInConsole(page, account);
  await panel.getByRole('button', { name: 'See as this person…' }).click();
  const name = `${account.firstName} ${account.lastName}`;
  const dialog = page.getByRole('dialog', { name: `See as ${name}` });
  await dialog.getByLabel(/^Reason/).fill('Asked where the welcome credit is');
  await dialog.getByRole('button', { name: 'Show' }).click();
  const sheet = page.getByRole('dialog', { name: `As ${name} sees it` });
  await sheet.getByRole('tab', { name: /^Credits/ }).click();
  await expect(sheet.getByText('Welcome credit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByText(`${staff.username} viewed the site as the user`)).toBeVisible();
  await panel.getByRole('link', { name: 'Full log with all changes' }).click();
  await expect(page.getByRole('main')).toContainText('Asked where the welcome credit is');
});

test('[M9] [U5] a user is made an expert in the console, and their profile says so', async ({
  page,
  elsewhere,
}) => {
  const account = await openAccount(elsewhere.request);
  await elsewhere.goto('/profile');
  const card = elsewhere.getByRole('main').getByRole('region', { name: 'Your details' });
  await expect(card.getByText('Student', { exact: true })).toBeVisible();
  const panel = await openInConsole(page, account);
  await panel.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make an expert' }).click();
  await readToast(page, 'Now an expert');
  await expect(panel.getByText('Expert', { exact: true })).toBeVisible();
  await elsewhere.reload();
  await expect(card.getByText('Expert', { exact: true })).toBeVisible();
  expect(await jsonOf(elsewhere.request.get('/api/auth/session'))).toMatchObject({
    user: { isExpert: true },
  });
});

test('[M9] an account is merged into another after both were reviewed, and the dialog loads both each time it opens and only then', async ({
  page,
  elsewhere,
}) => {
  const targetAccount = await openAccount(page.request);
  const mergedAccount = await openAccount(elsewhere.request);
  const panel = await openInConsole(page, mergedAccount);
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/merge?into=')) readings += 1;
  });
  const ask = async (into: string): Promise<Locator> => {
    await panel.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Merge/ }).click();
    const dialog = page.getByRole('dialog', {
      name: `Merge ${mergedAccount.firstName} ${mergedAccount.lastName}`,
    });
    await dialog.getByLabel(/^Merge into/).fill(into);
    await page.getByRole('option', { name: into }).click();
    await expect(dialog.getByRole('table', { name: 'The two accounts' })).toContainText(into);
    return dialog;
  };
  const first = await ask(targetAccount.email);
  await first.getByRole('button', { name: 'Keep both' }).click();
  const dialog = await ask(targetAccount.email);
  await dialog.getByLabel(/^Reason/).fill('Both are the same student, who wrote to us');
  await dialog.getByLabel(/to confirm/).fill(mergedAccount.email);
  await dialog.getByRole('button', { name: /^Merge into/ }).click();
  await readToast(page, 'People merged');
  const name = `${targetAccount.firstName} ${targetAccount.lastName}`;
  await expect(page.getByRole('complementary', { name }).getByText(targetAccount.email)).toBeVisible();
  expect(readings).toBe(2);
});
