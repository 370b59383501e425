import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { confirmAddress, newAccount, openAccount, passwordField, signIn } from '../fixtures/account';
import { mailedLink, openMail } from '../fixtures/mailbox';
import { jsonOf, openUser } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

const sectionOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('[U7] a session in another browser is listed and ended; a new password, which needs the old one again after some time, ends all other sessions, and a mail confirms it', async ({
  page,
  elsewhere,
  other,
  watch,
}) => {
  watch.allow(/401|403|409/);
  const account = await openAccount(page.request);
  await confirmAddress(page.request, account);
  await elsewhere.goto('/login');
  await signIn(elsewhere, account);
  await readToast(elsewhere, 'Welcome back!');
  await elsewhere.goto('/settings');
  await expect(sectionOf(elsewhere, 'Sessions').getByRole('listitem')).toHaveCount(2);

  await page.goto('/settings#sessions');
  const sessions = sectionOf(page, 'Sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session in / }).click();
  await readToast(page, 'Session ended');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  expect((await elsewhere.request.get('/api/account')).status()).toBe(401);
  await elsewhere.goto('/settings');
  await expect(
    elsewhere.getByRole('main').getByRole('heading', { name: 'You are not signed in' }),
  ).toBeVisible();
  expect(await jsonOf(page.request.get('/api/account'))).toMatchObject({ email: account.email });

  await jsonOf(other.request.post('/api/auth/signin', { data: account }));
  const json = { code: 'auth.confirm', message: 'Please confirm that it is you.', requestId: 'forced' };
  await page.route('**/api/account/password', (route) => route.fulfill({ status: 403, json }), { times: 1 });
  const section = sectionOf(page, 'Password');
  await passwordField(section, 'New password').fill('short');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Please use at least 6 characters.')).toBeVisible();
  await passwordField(section, 'New password').fill(`new ${account.password}`);
  await expect(section.getByText('Please use at least 6 characters.')).toHaveCount(0);
  await section.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await passwordField(dialog).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible();
  await passwordField(dialog).fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await readToast(page, 'Password saved', 'We signed out every other browser.');
  expect((await other.request.get('/api/account')).status()).toBe(401);
  const changed = { ...account, password: `new ${account.password}` };
  await jsonOf(other.request.post('/api/auth/signin', { data: changed }));
  await openMail(page, { to: account.email, subject: 'Your password was changed' });
});

test('[U7] a new address applies once its mailed link is confirmed, and the old one signs in until then', async ({
  page,
  other,
}) => {
  const account = await openAccount(page.request);
  await confirmAddress(page.request, account);
  const next = newAccount().email;
  await page.goto('/settings#email');
  const section = sectionOf(page, 'Email');
  await section.getByLabel('New email').fill('name@example');
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(
    section.getByText('Please enter a full email address, for example name@example.com.'),
  ).toBeVisible();
  await expect(section.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
  await section.getByLabel('New email').fill(next);
  await expect(section.getByLabel('New email')).not.toHaveAttribute('aria-invalid', 'true');
  await section.getByRole('button', { name: 'Change email' }).click();
  await readToast(page, 'Link sent', `Please open the link we emailed to ${next}.`);
  await expect(section.getByText(`${next} is not confirmed yet.`)).toBeVisible();
  await openMail(page, { to: account.email, subject: 'Someone asked to change your email address' });
  await jsonOf(other.request.post('/api/auth/signin', { data: account }));

  const mail = await openMail(page, { to: next, subject: 'Confirm your new email address' });
  await mail.getByRole('link', { name: 'Confirm new address' }).click();
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/verify-email\?token=/);
  await expect(main.getByRole('heading', { name: next })).toBeVisible();
  await expect(main.getByText('This will replace the account’s current address')).toBeVisible();
  expect(await jsonOf(page.request.get('/api/account'))).toMatchObject({ email: account.email });
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await page.goto('/settings#email');
  await expect(section.getByText(next, { exact: true })).toBeVisible();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('[U6] [U7] a confirmation link in another browser does nothing until the password is entered, and then either signs in, with the data of that browser, or only confirms', async ({
  page,
  other,
  elsewhere,
  watch,
}) => {
  watch.allow(/401|409|410/);
  const account = await openAccount(other.request);
  const stranger = await openUser(page.request);
  await stranger.publish(await pdfFile('here.pdf', [uniqueWord()]), { title: 'Done in this browser' });
  const link = await mailedLink(page.request, {
    to: account.email,
    subject: 'Confirm your email address',
    path: '/verify-email',
  });
  const isVerified = async () => {
    const { isEmailVerified }: { isEmailVerified: boolean } = await jsonOf(other.request.get('/api/account'));
    return isEmailVerified;
  };
  const main = page.getByRole('main');
  await page.goto(link);
  await expect(main.getByRole('heading', { name: account.email })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: account.email })).toBeVisible();
  expect(await isVerified()).toBe(false);
  const only = main.getByRole('button', { name: 'Only confirm' });
  await only.click();
  await expect(main.getByText('Please enter your password.')).toBeVisible();
  const password = main.getByRole('textbox', { name: /^Account password/ });
  await password.fill('not the password');
  const confirmRequest = page.waitForRequest('**/api/auth/verify-email');
  await only.click();
  await expect(main.getByText('This is not the account’s password.')).toBeVisible();
  expect((await confirmRequest).postDataJSON()).toMatchObject({ signIn: false });
  expect(await isVerified()).toBe(false);

  await password.fill(account.password);
  await main.getByRole('button', { name: 'Confirm and sign in here' }).click();
  await readToast(page, 'Email Confirmed', 'You are now signed in here.');
  const mergedAccount = await jsonOf<{ id: string }>(page.request.get('/api/account'));
  expect(mergedAccount).toMatchObject({ email: account.email, isEmailVerified: true });
  expect(mergedAccount.id).not.toBe(stranger.id);
  await page.goto('/profile');
  const uploads = main.getByRole('region', { name: 'Recent Uploads' });
  await expect(uploads).toContainText('Done in this browser');
  await page.request.post('/api/auth/signout');
  await page.goto(link);
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  const second = await openAccount(elsewhere.request);
  await page.goto(
    await mailedLink(page.request, {
      to: second.email,
      subject: 'Confirm your email address',
      path: '/verify-email',
    }),
  );
  await password.fill(second.password);
  await only.click();
  await expect(main.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(await jsonOf(elsewhere.request.get('/api/account'))).toMatchObject({ isEmailVerified: true });
  expect((await page.request.get('/api/account')).status()).toBe(403);
});

test('[X11] [U7] [U5] the link at the bottom of a mail turns off its kind without a session, once it is confirmed; the settings show that, and change other kinds and the name, which is in the header and on the profile', async ({
  page,
  elsewhere,
}) => {
  const account = await openAccount(page.request);
  await confirmAddress(page.request, account);
  const link = await mailedLink(page.request, {
    to: account.email,
    subject: 'Welcome to Academic Workshop',
    path: '/settings',
  });
  const mode = async () => {
    const kinds: { kind: string; mode: string }[] = await jsonOf(
      page.request.get('/api/account/notifications'),
    );
    return kinds.find(({ kind }) => kind === 'welcome')?.mode;
  };
  await elsewhere.goto(link);
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(await mode()).toBe('at_once');
  await main.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(main.getByText('You will not get “Welcome” emails any more.')).toBeVisible();
  expect(await mode()).toBe('off');
  await page.goto('/settings#notifications');
  const section = sectionOf(page, 'Notifications');
  const choice = (kind: string, label: string) =>
    section.getByRole('radiogroup', { name: `Emails: ${kind}` }).getByRole('radio', { name: label });
  await expect(choice('Welcome', 'Off')).toBeChecked();
  await choice('Rewards', 'Daily').click();
  await readToast(page, 'Rewards: daily', 'Your choice is saved.');
  await expect(choice('Rewards', 'Daily')).toBeChecked();

  const profile = sectionOf(page, 'Profile');
  await profile.getByLabel(/^First name/).fill(' ');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Please enter your name.')).toBeVisible();
  await profile.getByLabel(/^First name/).fill('Grace');
  await expect(profile.getByText('Please enter your name.')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await readToast(page, 'Profile saved');
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Your account: Grace' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Grace' })).toBeVisible();
});
