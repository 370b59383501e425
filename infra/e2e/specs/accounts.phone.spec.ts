import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { erasureDay, newAccount, passwordField, signIn, signOut } from '../fixtures/account';
import { addAuthenticator } from '../fixtures/authenticator';
import { openMail } from '../fixtures/mailbox';
import { openUser } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { chooseFiles, openUpload, rowOf, sendButton } from '../fixtures/upload';

const publishing = { timeout: 60_000 };

/** Checks that the profile has ten uploads from before the account, and the credit for a confirmed address. */
async function expectUploadsOnProfile(page: Page, title: string, isConfirmed = true): Promise<void> {
  await page.goto('/profile');
  const main = page.getByRole('main');
  const progress = main.getByRole('region', { name: 'Upload Progress' });
  await expect(progress).toContainText(/Total uploads\s*10/);
  await expect(progress).toContainText(/Points earned\s*200/);
  const credits = main.getByRole('region', { name: 'Unlock credits' });
  await expect(credits).toContainText(isConfirmed ? /Balance\s*6 credits/ : /Balance\s*5 credits/);
  await expect(credits).toContainText('10 accepted uploads');
  await expect(credits.getByText('Welcome credit')).toHaveCount(isConfirmed ? 1 : 0);
  await expect(main.getByRole('region', { name: 'Recent Uploads' })).toContainText(title);
}

test('[U2] [U4] [U6] [U8] [U9] an anonymous upload is kept through joining, a mailed reset, a passkey, an export and an erasure that is cancelled', async ({
  page,
}) => {
  test.slow();
  const word = uniqueWord();
  const title = `Notes on ${word}`;
  const file = await pdfFile(`${word}.pdf`, [`The word is ${word}.`, 'The end.']);
  const account = newAccount();
  const main = page.getByRole('main');
  const authenticator = await addAuthenticator(page, { hasList: false });
  let userId = '';

  await test.step('uploads ten documents without an account and earns rewards and credits', async () => {
    const user = await openUser(page.request);
    const otherWords = Array.from({ length: 9 }, uniqueWord);
    await Promise.all(
      otherWords.map(async (other) => user.publish(await pdfFile(`${other}.pdf`, [other]), { title: other })),
    );
    await openUpload(page);
    await chooseFiles(page, [file]);
    await rowOf(page, word)
      .getByLabel(/^Title/)
      .fill(title);
    await sendButton(page).click();
    await expect(rowOf(page, word)).toContainText('Published', publishing);
    await readToast(page, 'Reward Earned!', 'You earned 100 points!');
    userId = user.id;
  });

  await test.step('joins after seeing what the account will contain', async () => {
    await page.goto('/join');
    await expect(page).toHaveTitle('Join · Academic Workshop');
    const summary = main.getByRole('region', { name: 'Your work in this browser comes with you' });
    await expect(summary).toContainText(/Uploads\s*10/);
    await expect(summary).toContainText(/Unlock credits\s*5/);
    await expect(summary).toContainText(/Reward points\s*200/);
    await main.getByLabel('Full name', { exact: true }).fill(`${account.firstName} ${account.lastName}`);
    await main.getByLabel('Email', { exact: true }).fill(account.email);
    await passwordField(main).fill(account.password);
    await passwordField(main, 'Confirm password').fill(account.password);
    await main.getByRole('button', { name: 'Create Account' }).click();
    await readToast(page, 'Account Created Successfully!');
    await expect(page).toHaveURL('/');
    await expectUploadsOnProfile(page, title, false);
    await expect(main.getByRole('heading', { level: 2, name: account.firstName })).toBeVisible();
    await expect(main.getByText(`User ID ${userId.slice(0, 12)}`)).toBeVisible();
  });

  await test.step('signs out, and this browser keeps nothing', async () => {
    await signOut(page);
    await readToast(page, 'Signed out');
    await page.goto('/profile');
    await expect(main.getByRole('heading', { level: 2, name: 'Anonymous User' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Upload Progress' })).not.toContainText('Total uploads');
    await expect(main.getByText(title)).toHaveCount(0);
  });

  await test.step('sets a new password with the mailed link', async () => {
    await page.goto('/login');
    await main.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await main.getByLabel('Email', { exact: true }).fill(account.email);
    await main.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(main.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const mail = await openMail(page, { to: account.email, subject: 'Reset your password' });
    await mail.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL(/\/reset-password\?token=/);
    account.password = `another ${account.password}`;
    await passwordField(main, 'New password').fill(account.password);
    await passwordField(main, 'Confirm new password').fill(account.password);
    await main.getByRole('button', { name: 'Set new password' }).click();
    await readToast(page, 'Password changed', 'You can now sign in with it.');
    await expect(page).toHaveURL('/login');
    await expect(main.getByText('Your new password is set.')).toBeVisible();
    await expect(main.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  });

  await test.step('signs in with the new password and adds a passkey in the settings', async () => {
    await signIn(page, account);
    await readToast(page, 'Welcome back!', 'You have successfully signed in.');
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    const passkeys = main.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('The library computer');
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await readToast(page, 'Passkey added', 'You can sign in with it from now on.');
    await expect(passkeys.getByRole('listitem')).toContainText('The library computer');
    expect(await authenticator.count()).toBe(1);
  });

  await test.step('signs out, and signs in again with only the passkey', async () => {
    await signOut(page);
    await readToast(page, 'Signed out');
    await page.goto('/signin');
    await main.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await readToast(page, 'Welcome back!', 'You have successfully signed in.');
    await expect(page).toHaveURL('/');
    await expectUploadsOnProfile(page, title);
  });

  await test.step('exports all data, with exactly the bytes that were uploaded', async () => {
    await page.goto('/settings#privacy');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const archive = unzipSync(await readFile(await download.path()));
    const files = Object.entries(archive).filter(([name]) => name.startsWith('files/'));
    expect(files).toHaveLength(10);
    const [, bytes] = files.find(([name]) => name.endsWith(`-${word}.pdf`)) ?? [];
    expect(bytes && Buffer.from(bytes).equals(file.buffer)).toBe(true);
    const exported = JSON.parse(Buffer.from(archive['account.json'] ?? []).toString());
    expect(exported).toMatchObject({ id: userId, email: account.email });
  });

  await test.step('requests an erasure, reads the day, and cancels it', async () => {
    const privacy = main.getByRole('region', { name: 'Privacy' });
    await privacy.getByRole('button', { name: 'Erase my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
    const confirm = dialog.getByRole('button', { name: 'Erase my account' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Type the word erase to confirm').fill('eras');
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Type the word erase to confirm').fill('erase');
    await confirm.click();
    const day = erasureDay();
    await readToast(
      page,
      'Your account will be erased',
      `We will erase it on ${day}. Until then, you can undo this.`,
    );
    await expect(privacy.getByText(`Your account will be erased on ${day}.`)).toBeVisible();
    await openMail(page, { to: account.email, subject: 'Your account will be erased on' });
    await page.goto('/settings#privacy');
    await privacy.getByRole('button', { name: 'Undo and keep my account' }).click();
    await readToast(page, 'Your account will not be erased', 'Nothing was erased.');
    await expect(privacy.getByRole('button', { name: 'Erase my account' })).toBeVisible();
    await expect(main.getByText(/Your account will be erased/)).toHaveCount(0);
    await expectUploadsOnProfile(page, title);
  });
});
