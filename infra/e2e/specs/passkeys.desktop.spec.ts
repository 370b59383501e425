import { confirmAddress, openAccount, passwordField, signIn, signOut } from '../fixtures/account';
import { addAuthenticator } from '../fixtures/authenticator';
import { openMail } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test('[U8] the list under the email field offers a passkey, and choosing it signs in without a button; a person who has lost it signs in with a mailed link and removes it, and a mail confirms this', async ({
  page,
  watch,
}) => {
  watch.allow(/401|409/);
  const account = await openAccount(page.request);
  await confirmAddress(page.request, account);
  await addAuthenticator(page);
  await page.goto('/settings#passkeys');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await naming.getByLabel('Name').fill('A lost telephone');
  await naming.getByRole('button', { name: 'Add passkey' }).click();
  await readToast(page, 'Passkey added');
  await signOut(page);
  await readToast(page, 'Signed out');
  await page.goto('/login?next=/profile');
  await readToast(page, 'Welcome back!');
  await expect(page).toHaveURL('/profile');
  // The device is lost, and so is the browser that was signed in.
  const lost = await page.context().newCDPSession(page);
  await lost.send('WebAuthn.disable');
  await page.context().clearCookies();

  await page.goto('/signin');
  await main.getByRole('link', { name: 'Lost your passkey?' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await main.getByLabel('Email', { exact: true }).fill(account.email);
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = await openMail(page, { to: account.email, subject: 'Reset your password' });
  await mail.getByRole('link', { name: 'Choose a new password' }).click();
  await passwordField(main, 'New password').fill('a password after the loss');
  await passwordField(main, 'Confirm new password').fill('a password after the loss');
  await main.getByRole('button', { name: 'Set new password' }).click();
  await readToast(page, 'Password changed');
  await signIn(page, { ...account, password: 'a password after the loss' });
  await readToast(page, 'Welcome back!');
  await page.goto('/settings#passkeys');
  await main.getByRole('button', { name: 'Remove A lost telephone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await readToast(page, 'Passkey removed', '“A lost telephone” no longer opens your account.');
  await expect(main.getByText('A lost telephone', { exact: true })).toHaveCount(0);
  await openMail(page, { to: account.email, subject: 'passkey' });
});
